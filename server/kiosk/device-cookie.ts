import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';

/**
 * The key of a kiosk device lies in a cookie that no script of the page reads. With TLS its name begins with `__Host-`, so that
 * nobody on the way, and no neighbouring host, can put another practice's key in its place.
 */
export function storeDeviceKey(c: Context, key: string): void {
  const shared = { path: '/', httpOnly: true, sameSite: 'Strict', maxAge: LIFETIME_SECONDS } as const;
  if (isSecure(c)) setCookie(c, NAME, key, { ...shared, secure: true, prefix: 'host' });
  else setCookie(c, NAME, key, shared);
}

export const deviceKeyOf = (c: Context): string | undefined => getCookie(c, NAME, 'host') ?? getCookie(c, NAME);

/** A browser forgets it after 400 days at the latest, counted from the last time that it was sent. */
export function renewDeviceKey(c: Context): void {
  const key = deviceKeyOf(c);
  if (key !== undefined) storeDeviceKey(c, key);
}

/** The `__Host-` cookie or the browser's origin shows TLS: behind a proxy the server itself sees none. */
const isSecure = (c: Context) =>
  getCookie(c, NAME, 'host') !== undefined || c.req.header('origin')?.startsWith('https://') === true;

const NAME = 'kiosk';
const LIFETIME_SECONDS = 400 * 24 * 60 * 60;
