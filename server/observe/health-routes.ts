import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import type { Context } from 'hono';
import { jsonAnswer } from '../http/json-answer';
import { problem } from '../http/problems';
import type { App, ServerEnv } from '../http/server-env';
import { isLoopback } from '../listen';
import type { Observer } from './observer';

/** Looks at one thing that the server cannot work without; throws or rejects when it fails. */
export type Check = () => void | Promise<void>;

export interface HealthOptions {
  observer: Observer;
  /** Checks of what the server cannot work without. */
  checks: Readonly<Record<string, Check>>;
  /** Lets a Prometheus elsewhere read the figures; without it only this machine does. */
  metricsToken?: string | undefined;
}

/** For what watches the server: whether the process lives, whether it can work, and its figures. */
export function registerHealth(app: App, { observer, checks, metricsToken }: HealthOptions): void {
  const outcomesNow = lookedAt(checks);
  app.get('/health', (c) => fresh(c, () => jsonAnswer(c, { status: 'ok' })));
  app.get('/ready', async (c) => {
    const outcomes = { ...(await outcomesNow()), shutdown: observer.isStopping() ? 'failed' : 'ok' };
    const isReady = Object.values(outcomes).every((outcome) => outcome === 'ok');
    const answer = { status: isReady ? 'ready' : 'not ready', checks: outcomes };
    return fresh(c, () => jsonAnswer(c, answer, isReady ? 200 : 503));
  });
  app.get('/metrics', async (c) => {
    if (!mayRead(c, metricsToken)) return fresh(c, () => problem(c, 403, REFUSAL));
    const text = await observer.metrics.text();
    return fresh(c, () => c.body(text, 200, { 'Content-Type': observer.metrics.contentType }));
  });
}

/** Asked by load balancers every few seconds, and by anybody as often as they like: a look is kept for a moment. */
function lookedAt(checks: HealthOptions['checks']) {
  let last: { at: number; outcomes: ReturnType<typeof lookAt> } | undefined;
  return () => {
    if (!last || performance.now() - last.at >= KEPT_MS) last = { at: performance.now(), outcomes: lookAt(checks) };
    return last.outcomes;
  };
}

async function lookAt(checks: HealthOptions['checks']): Promise<Record<string, 'ok' | 'failed'>> {
  const outcomes = Object.entries(checks).map(async ([name, check]) => {
    try {
      await check();
      return [name, 'ok'] as const;
    } catch {
      // The cause is in the log of the calls that fail by it.
      return [name, 'failed'] as const;
    }
  });
  return Object.fromEntries(await Promise.all(outcomes));
}

const KEPT_MS = 2000;

function fresh(c: Context, answer: () => Response) {
  c.header('Cache-Control', 'no-store');
  return answer();
}

function mayRead(c: Context<ServerEnv>, token: string | undefined) {
  const given = /^Bearer (\S+)$/i.exec(c.req.header('authorization') ?? '')?.[1];
  if (given !== undefined) return token !== undefined && isSame(given, token);
  return isFromThisMachine(c.env.incoming);
}

/** A proxy on this machine passes on what comes from anywhere, and says so. */
const isFromThisMachine = ({ socket, headers }: IncomingMessage) =>
  isLoopback((socket.remoteAddress ?? '').replace(/^::ffff:/, '')) &&
  FORWARDED.every((name) => headers[name] === undefined);

const FORWARDED = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip'];

/** Hashes have one length, which comparing in constant time asks for. */
function isSame(one: string, other: string) {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(one), hash(other));
}

const REFUSAL = 'Figures are read on the machine itself, or with ORDINACIA_METRICS_TOKEN as a bearer token.';

/** Rejects when nobody takes a connection at the address in time. Asks nothing: a backend's paths are its own. */
export function assertReachable(url: string, timeoutMs = TIMEOUT_MS): Promise<void> {
  const { hostname, port, protocol } = new URL(url);
  const usualPort = protocol === 'https:' ? 443 : 80;
  const socket = connect({ host: hostname.replace(/^\[|\]$/g, ''), port: Number(port || usualPort) });
  return new Promise<void>((resolve, reject) => {
    socket.setTimeout(timeoutMs, () => reject(new Error('The backend does not take connections.')));
    socket.once('connect', resolve);
    socket.once('error', reject);
  }).finally(() => socket.destroy());
}

const TIMEOUT_MS = 2000;
