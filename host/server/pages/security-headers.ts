import type { MiddlewareHandler } from 'hono';
import type { ServerEnv } from '../calls/call-routes';

/** The strict policy of every page of this host. `connectTo` allows a socket server elsewhere. */
export function contentSecurityPolicy(connectTo?: string): string {
  return [
    `default-src 'none'`,
    `script-src 'self'`,
    `style-src 'self'`,
    `connect-src 'self' ws:${connectTo === undefined ? '' : ` ${connectTo}`}`,
    `img-src 'self' data:`,
    `require-trusted-types-for 'script'`,
    `trusted-types 'none'`,
    `frame-ancestors 'self'`,
    `base-uri 'none'`,
    `form-action 'none'`,
  ].join('; ');
}

/** No CORS headers: no page of another origin needs them. */
export function securityHeaders(connectTo?: string): MiddlewareHandler<ServerEnv> {
  const policy = contentSecurityPolicy(connectTo);
  return async (c, next) => {
    c.header('Content-Security-Policy', policy);
    c.header('Referrer-Policy', 'no-referrer');
    c.header('X-Content-Type-Options', 'nosniff');
    await next();
  };
}
