import type { Context, MiddlewareHandler } from 'hono';
import type { ServerEnv } from '../http/server-env';
import { RESTART_SOURCE } from './unstarted-pages';

interface PagePolicy {
  /** The page's socket server: this server, or another origin. Absent if the page opens no socket. */
  socket?: 'own' | (string & {}) | undefined;
  /** A further origin of pictures. */
  images?: string;
}

/** The strict policy of every page of this host. `guard/cross-origin` decides about pages of other origins. */
export function securityHeaders({ socket, images }: PagePolicy): MiddlewareHandler<ServerEnv> {
  const policyFor = (connectTo: string | undefined) => contentSecurityPolicy(connectTo, images);
  return async (c, next) => {
    c.header('Content-Security-Policy', policyFor(socket === 'own' ? ownSocket(c) : socket));
    for (const [name, value] of Object.entries(HEADERS)) c.header(name, value);
    await next();
  };
}

/** The guard has checked the Host. `ws` includes `wss`; in Safari before 15.4 'self' includes neither. */
const ownSocket = (c: Context) => `ws://${c.req.header('host') ?? ''}`;

export function contentSecurityPolicy(connectTo?: string, images?: string): string {
  return [
    `default-src 'none'`,
    `script-src 'self' ${RESTART_SOURCE}`,
    `style-src 'self'`,
    ['connect-src', `'self'`, connectTo].filter(Boolean).join(' '),
    ['img-src', `'self'`, 'data:', images].filter(Boolean).join(' '),
    `require-trusted-types-for 'script'`,
    // For DOMPurify, in browsers without a built-in sanitizer.
    `trusted-types dompurify`,
    `frame-ancestors 'self'`,
    `base-uri 'none'`,
    `form-action 'none'`,
  ].join('; ');
}

/** Browser features that the panel never uses, denied so that no injected script can use them. */
const UNUSED_FEATURES = `accelerometer browsing-topics camera display-capture encrypted-media geolocation gyroscope hid
  idle-detection local-fonts magnetometer microphone midi payment serial storage-access usb window-management
  xr-spatial-tracking`.split(/\s+/);

const HEADERS = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': UNUSED_FEATURES.map((name) => `${name}=()`).join(', '),
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
};
