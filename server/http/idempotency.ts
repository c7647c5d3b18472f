import { createHash } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import type { Database } from '../database/connection';
import type { Clock } from '../lib/clock';
import { boundaryOf, contentTypeOf, isMultipart } from './request-body';
import { problem, sendResponse } from './responses';
import type { ServerEnv } from './server-env';

/** The part of `Stores` that is used here; they contain the responses themselves. */
interface ResponseStores extends Pick<Database, 'transaction'> {
  responses: ReturnType<typeof createKeptResponses>;
}

/**
 * A repeated `Idempotency-Key` of the same doctor gets the first response again, and changes nothing. Runs after the session check and
 * after the body was read.
 */
export function handleIdempotencyKey(stores: ResponseStores): MiddlewareHandler<ServerEnv> {
  return async (c, next) => {
    const key = c.req.header('idempotency-key');
    if (key === undefined) return next();
    if (!/^[\x20-\x7E]{1,255}$/.test(key)) return problem(c, 400, 'The Idempotency-Key header is malformed.');
    const { doctorId } = c.get('session');
    const fingerprint = fingerprintOf(c);
    const repeated = () => {
      const kept = stores.responses.keptResponseOf(doctorId, key);
      return kept && repeat(c, kept, fingerprint);
    };
    // The check, the work and storing the response are a single transaction without an await: the later of two simultaneous requests
    // finds the response of the first, and no change is stored without its response.
    c.set('runOnce', (work) =>
      stores.transaction(() => {
        const known = repeated();
        if (known) return known;
        const response = work();
        const stored = c.get('response');
        if (!stored || stored.status !== response.status) throw new Error('The answer of this call cannot be kept.');
        if (isFinal(stored.status)) stores.responses.keepResponse(doctorId, key, { fingerprint, ...stored });
        return response;
      }),
    );
    // Before validation, which may fail now although it succeeded the first time.
    return repeated() ?? next();
  };
}

function repeat(c: Context<ServerEnv>, kept: KeptResponse, fingerprint: string): Response {
  if (kept.fingerprint !== fingerprint) {
    return problem(c, 422, 'The Idempotency-Key header was used with another request.');
  }
  c.set('isRepeat', true);
  return sendResponse(c, { status: kept.status as 200, body: kept.body });
}

/** Responses with 5xx, 401 or 429 are not kept: a retry may succeed. */
const isFinal = (status: number) => status < 500 && status !== 401 && status !== 429;

/** Hash of the path and the body, without the boundary of a multipart body, which differs each time. */
function fingerprintOf(c: Context<ServerEnv>): string {
  const type = contentTypeOf(c);
  const boundary = isMultipart(type) ? boundaryOf(type) : undefined;
  const body = c.get('body').toString('latin1');
  const compared = boundary === undefined ? body : body.replaceAll(boundary, '');
  return createHash('sha256').update(`${c.req.path}\n`).update(compared, 'latin1').digest('hex');
}

/** The response of a change, kept for repeated requests. */
interface KeptResponse {
  /** SHA-256 of the request. */
  fingerprint: string;
  status: number;
  /** JSON. */
  body: string;
}

/** The responses to requests with an idempotency key, by doctor. */
export function createKeptResponses(database: Database, clock: Clock) {
  const oldest = () => new Date(clock.now().getTime() - KEPT_MS).toISOString();
  return {
    /** `undefined` when there is none, or it is too old. */
    keptResponseOf: (doctorId: number, key: string) =>
      database.first<KeptResponse>(
        'SELECT fingerprint, status, body FROM kept_answers WHERE doctor_id = ? AND key = ? AND created_at > ?',
        doctorId,
        key,
        oldest(),
      ),
    /** Stores a response, and deletes old ones of all doctors. */
    keepResponse(doctorId: number, key: string, { fingerprint, status, body }: KeptResponse) {
      database.run('DELETE FROM kept_answers WHERE created_at <= ?', oldest());
      database.run(
        'INSERT INTO kept_answers (doctor_id, key, fingerprint, status, body, created_at) VALUES (?, ?, ?, ?, ?, ?)',
        doctorId,
        key,
        fingerprint,
        status,
        body,
        clock.now().toISOString(),
      );
    },
  };
}

/** 24 hours. */
const KEPT_MS = 24 * 60 * 60 * 1000;
