import type { HttpBindings } from '@hono/node-server';
import type { Hono, Handler, MiddlewareHandler } from 'hono';
import type { ClientAddress } from '../client-address';
import type { Login } from '../practice/logins';
import type { Session } from '../practice/sessions';
import type { Right } from './colleague-rights';
import type { Decide } from './idempotency';
import type { KioskAccess } from '../kiosk/kiosk-access';
import type { CallAnswer } from './json-answer';
import type { Together } from './log-calls';
import { problem } from './problems';

/** The bindings of the listener, and the client's address, which `knowAddress` reads from them. */
export type ServerBindings = HttpBindings & { address?: string };

export interface ServerEnv {
  Bindings: ServerBindings;
  Variables: {
    session: Session;
    kiosk: KioskAccess;
    body: Buffer;
    answer?: CallAnswer;
    decide?: Decide;
    together?: Together;
    isRepeat?: boolean;
    /** The login that the setup link invites. */
    invited?: Login;
  };
}

export type App = Hono<ServerEnv>;

export interface CallRoute {
  method: 'GET' | 'POST';
  path: string;
  right: Right;
  /** Run in order; the first that answers ends the chain. */
  handlers: readonly Handler<ServerEnv>[];
}

/** Registers the calls; any other method on their paths answers 405 and names the right one. */
export function registerCalls(app: App, routes: readonly CallRoute[]): void {
  for (const { method, path, handlers } of routes) {
    app.on(method, [path], ...handlers);
    const allowed = method === 'GET' ? 'GET, HEAD' : method;
    app.all(path, (c) => {
      c.header('Allow', allowed);
      const message = `The ${c.req.method} method is not supported for this route. Supported methods: ${allowed}.`;
      return problem(c, 405, message);
    });
  }
}

/** Runs first: reads whose request it is, as far as the proxies before the server are trusted. */
export function knowAddress({ addressOf: read }: ClientAddress): MiddlewareHandler<ServerEnv> {
  return async (c, next) => {
    c.env.address = read(c.env.incoming);
    await next();
  };
}

/** For limits: an IPv4 address, or a /64 network of IPv6. */
export const addressOf = (env: ServerBindings) => env.address ?? '';
