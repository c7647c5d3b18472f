import type { Handler, MiddlewareHandler } from 'hono';
import type { ClientAddress } from '../client-address';
import type { Right } from '../identity/rights';
import { problem } from './problems';
import type { App, ServerBindings, ServerEnv } from './server-env';

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

/** Runs first: determines the client's address, through trusted proxies. */
export function knowAddress({ addressOf: read }: ClientAddress): MiddlewareHandler<ServerEnv> {
  return async (c, next) => {
    c.env.address = read(c.env.incoming);
    await next();
  };
}

/** For limits: an IPv4 address, or a /64 network of IPv6. */
export const addressOf = (env: ServerBindings) => env.address ?? '';
