import type { Context, Handler, MiddlewareHandler } from 'hono';
import { idRequestSchema } from '../../src/api/contract/request-fields';
import type { Call, RequestOf } from '../../src/api/define-call';
import type { HandleOutcome, Handler as HandledBy } from '../features/tickets/handled-tickets';
import { mayCall, type Right, sessionLabel } from '../identity/logins';
import type { AnnounceOptions } from '../realtime/events';
import { isSocketId } from '../realtime/protocol';
import type { Stores } from '../stores';
import { handleIdempotencyKey } from './idempotency';
import { logAction, type LogLine } from './log-calls';
import { jsonResponse, type Model, noRecord, problem, unauthenticated } from './responses';
import type { App, ServerEnv } from './server-env';
import { createThrottle, type Throttle } from './throttle';
import { type RequestHandler, withRequest } from './validation';

export type HandleOptions = {
  /** How the calls are logged. */
  log: LogLine | 'nothing';
  /** Handlers that run after the session check and before the idempotency key is handled: they limit calls, or read a file. */
  before?: readonly Handler<ServerEnv>[];
} & (
  | { right: 'open'; once?: never; isUnlimited?: never }
  | {
      right: Exclude<Right, 'open'>;
      /** Idempotent: a repeat gets the first response. Only for synchronous handlers, whose change and response form one transaction. */
      once?: true;
      /** Whether calls do not count against the limit of their session. */
      isUnlimited?: true;
    }
);

/** Makes the route of a call from its definition and options. */
export type Handle = <Definition extends Call>(
  call: Definition,
  options: HandleOptions,
  handler: RequestHandler<SentWith<Definition>>,
) => CallRoute;

/** Calls without a defined request send no fields. */
type SentWith<Definition> = RequestOf<Definition> extends null ? object : RequestOf<Definition>;

/** A change that colleagues may make, too. */
export const sharedChange = { right: 'everybody', once: true } as const;

export function createHandle(stores: Pick<Stores, 'responses' | 'log' | 'sessions' | 'transaction'>): Handle {
  const throttled = throttleSession(createThrottle({ perMinute: 600 }));
  const kept = handleIdempotencyKey(stores);
  return ({ method, path }, { log, right, before = [], once, isUnlimited }, handler) => ({
    method,
    path,
    right,
    handlers: [
      // First, so that refusals are logged, too.
      ...(log === 'nothing' ? [] : [logAction(stores, log)]),
      ...(right === 'open' ? [] : [requireSession(stores, right)]),
      ...(right === 'open' || isUnlimited ? [] : [throttled]),
      ...before,
      ...(once ? [kept] : []),
      handler,
    ],
  });
}

/** Requires a valid token, and passes its session to the handler. 401 otherwise; 403 if colleagues may not call the route. */
function requireSession(stores: Pick<Stores, 'sessions'>, right: Right): MiddlewareHandler<ServerEnv> {
  return async (c, next) => {
    const token = /^Bearer ([\w-]{20,200})$/i.exec(c.req.header('authorization') ?? '')?.[1];
    const session = token === undefined ? null : stores.sessions.sessionOf(token);
    if (!session) return unauthenticated(c);
    c.set('session', session);
    if (!mayCall(session, right)) return problem(c, 403, FORBIDDEN);
    if (isActivity(c.req.method, c.req.path)) stores.sessions.recordUse(session);
    return next();
  };
}

/** Shown to the colleague by the panel. */
export const FORBIDDEN = 'Toto môže iba lekár.';

/**
 * Whether a call counts as activity of a person. Open panels load and connect by themselves: if that counted, a panel left open would
 * stay logged in overnight.
 */
const isActivity = (method: string, path: string) => method === 'POST' && !path.startsWith('/broadcasting/');

/** Limits calls per minute for each token. Runs after `requireSession`. */
function throttleSession(throttle: Throttle): MiddlewareHandler<ServerEnv> {
  return async (c, next) => throttle.attempt(c, c.get('session').tokenHash) ?? next();
}

export interface CallRoute {
  method: 'GET' | 'POST';
  path: string;
  right: Right;
  /** Run in order; the first response ends the chain. */
  handlers: readonly Handler<ServerEnv>[];
}

/** Registers the calls; other methods on their paths get 405 with the allowed methods. */
export function registerCalls(app: App, routes: readonly CallRoute[]): void {
  for (const { method, path, handlers } of routes) app.on(method, [path], ...handlers);
  for (const path of new Set(routes.map((route) => route.path))) {
    const methods = routes.filter((route) => route.path === path).map(({ method }) => method);
    const allowed = methods.map((method) => (method === 'GET' ? 'GET, HEAD' : method)).join(', ');
    app.all(path, (c) => {
      c.header('Allow', allowed);
      const message = `The ${c.req.method} method is not supported for this route. Supported methods: ${allowed}.`;
      return problem(c, 405, message);
    });
  }
}

/** A call whose only field is `id`. */
export const withId = (respond: (c: Context<ServerEnv>, id: number) => Response) =>
  withRequest(idRequestSchema, (c, { id }) => respond(c, id));

/** A call that returns a list of the doctor's records, such as GET /api/recepts. */
export function recordsOf(read: (doctorId: number) => object): Handler<ServerEnv> {
  return (c) => jsonResponse(c, read(c.get('session').doctorId));
}

/** A call that removes one of the doctor's records. */
export const removal = (remove: (doctorId: number, id: number) => boolean, model: Model) =>
  withId((c, id) => (remove(c.get('session').doctorId, id) ? jsonResponse(c, { id }) : noRecord(c, model, id)));

/** A call that handles a pending ticket or prescription. */
export function handleRecord(
  handle: (doctorId: number, id: number, options: AnnounceOptions & HandledBy) => HandleOutcome,
  model: Model,
) {
  return withId((c, id) => {
    const outcome = handle(c.get('session').doctorId, id, changeOrigin(c));
    if (outcome === 'unknown') return noRecord(c, model, id);
    if (outcome === 'already-handled') return problem(c, 409, `The ${model.toLowerCase()} has already been handled.`);
    return jsonResponse(c, { id });
  });
}

/** The origin of a change: the socket, which gets no event of it, and the login to record. */
export const changeOrigin = (c: Context<ServerEnv>): AnnounceOptions & HandledBy => ({
  exceptSocketId: socketIdOf(c),
  by: c.get('session'),
  session: sessionLabel(c.get('session').tokenHash),
});

/** The socket of the panel that sent the request. */
function socketIdOf(c: Context): string | undefined {
  const socketId = c.req.header('x-socket-id') ?? '';
  return isSocketId(socketId) ? socketId : undefined;
}
