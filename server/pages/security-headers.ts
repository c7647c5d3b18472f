import type { Context, MiddlewareHandler } from 'hono';
import type { ServerEnv } from '../http/server-env';

export interface PagePolicy {
  /** Socket server of the page: this one, or another origin. Absent if the page opens no socket. */
  socket?: 'own' | (string & {}) | undefined;
  /** An origin of pictures beside our own. */
  images?: string;
}

/** The strict policy of every page of this host. What pages of other origins may read is `guard/cross-origin`. */
export function securityHeaders({ socket, images }: PagePolicy): MiddlewareHandler<ServerEnv> {
  const policyFor = (connectTo: string | undefined) => contentSecurityPolicy(connectTo, images);
  return async (c, next) => {
    c.header('Content-Security-Policy', policyFor(socket === 'own' ? ownSocket(c) : socket));
    for (const [name, value] of Object.entries(HEADERS)) c.header(name, value);
    await next();
  };
}

/** The Host was found to be ours before. `ws` stands for `wss` too; Safari before 15.4 does not count either to 'self'. */
const ownSocket = (c: Context) => `ws://${c.req.header('host') ?? ''}`;

export function contentSecurityPolicy(connectTo?: string, images?: string): string {
  return [
    `default-src 'none'`,
    `script-src 'self'`,
    `style-src 'self'`,
    ['connect-src', `'self'`, connectTo].filter(Boolean).join(' '),
    ['img-src', `'self'`, 'data:', images].filter(Boolean).join(' '),
    `require-trusted-types-for 'script'`,
    // DOMPurify's, in browsers without a sanitizer of their own.
    `trusted-types dompurify`,
    `frame-ancestors 'self'`,
    `base-uri 'none'`,
    `form-action 'none'`,
  ].join('; ');
}

/** Browser features that the panel never uses, and that no foreign script may use in its name. */
const UNUSED_FEATURES = [
  'accelerometer',
  'browsing-topics',
  'camera',
  'display-capture',
  'encrypted-media',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'local-fonts',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'storage-access',
  'usb',
  'window-management',
  'xr-spatial-tracking',
];

const HEADERS = {
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': UNUSED_FEATURES.map((name) => `${name}=()`).join(', '),
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
};
