import type { Handler } from 'hono';
import type { Call, RequestOf } from '../../src/api/define-call';
import type { Right } from '../identity/rights';
import type { Stores } from '../stores';
import type { CallRoute } from './call-routes';
import { answerOnce } from './idempotency';
import { logAction, type LogLine } from './log-calls';
import type { ServerEnv } from './server-env';
import { requireSession, throttleSession } from './session-guard';
import { createThrottle } from './throttle';
import type { RequestHandler } from './validation';

export type HandleOptions = {
  /** The line of its calls in the log. */
  log: LogLine | 'nothing';
  /** Handlers that run after the session check, and before a kept answer is looked for: they limit calls, or read a file. */
  before?: readonly Handler<ServerEnv>[];
} & (
  | { right: 'open'; once?: never; isUnlimited?: never }
  | {
      right: Exclude<Right, 'open'>;
      /** A repeat is answered as the first time. A handler that waits cannot be: it is not stored together with its answer. */
      once?: true;
      /** Calls do not count against the limit of their session. */
      isUnlimited?: true;
    }
);

/** The route of a call, from its definition and all that is decided about it. */
export type Handle = <Definition extends Call>(
  call: Definition,
  options: HandleOptions,
  handler: RequestHandler<SentWith<Definition>>,
) => CallRoute;

/** A call that defines no request sends no fields. */
type SentWith<Definition> = RequestOf<Definition> extends null ? object : RequestOf<Definition>;

/** A change that a nurse may make, too. */
export const sharedChange = { right: 'everybody', once: true } as const;

export function createHandle(stores: Pick<Stores, 'answers' | 'log' | 'sessions' | 'transaction'>): Handle {
  const throttled = throttleSession(createThrottle({ perMinute: 600 }));
  const kept = answerOnce(stores);
  return ({ method, path }, { log, right, before = [], once, isUnlimited }, handler) => ({
    method,
    path,
    right,
    handlers: [
      // First, so that refusals pass through it.
      ...(log === 'nothing' ? [] : [logAction(stores, log)]),
      ...(right === 'open' ? [] : [requireSession(stores, right)]),
      ...(right === 'open' || isUnlimited ? [] : [throttled]),
      ...before,
      ...(once ? [kept] : []),
      handler,
    ],
  });
}
