import type { HttpBindings } from '@hono/node-server';
import type { Hono, Handler } from 'hono';
import type { Session } from '../practice/sessions';
import type { Decide } from './idempotency';
import type { CallAnswer } from './json-answer';
import { problem } from './problems';

export interface ServerEnv {
  Bindings: HttpBindings;
  Variables: { session: Session; body: Buffer; answer?: CallAnswer; decide?: Decide };
}

export type App = Hono<ServerEnv>;

export interface CallRoute {
  method: 'GET' | 'POST';
  path: string;
  /** Run in order; the first that answers ends the chain. */
  handlers: readonly [Handler<ServerEnv>, ...Handler<ServerEnv>[]];
}

/** Registers the calls; any other method on their paths answers 405 and names the right one. */
export function registerCalls(app: App, routes: readonly CallRoute[]): void {
  for (const { method, path, handlers } of routes) {
    app.on(method, path, ...handlers);
    const allowed = method === 'GET' ? 'GET, HEAD' : method;
    app.all(path, (c) => {
      c.header('Allow', allowed);
      const message = `The ${c.req.method} method is not supported for this route. Supported methods: ${allowed}.`;
      return problem(c, 405, message);
    });
  }
}

/** Behind a reverse proxy this is the proxy's address: forwarded headers can be forged, and are ignored. */
export const addressOf = (env: HttpBindings) => env.incoming.socket.remoteAddress ?? '';
