import { randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { Place } from '../features/login/known-places';
import { addressOf } from '../http/call-routes';
import type { ServerEnv } from '../http/server-env';
import type { Stores } from '../stores';
import type { Whose } from './logins';

/** From where the request comes. The device's mark opens nothing: it only tells a doctor's browser from a stranger's. */
export function placeOf(c: Context<ServerEnv>): Place {
  const mark = getCookie(c, COOKIE, 'host') ?? getCookie(c, COOKIE);
  return { address: addressOf(c.env), device: mark !== undefined && MARK.test(mark) ? mark : undefined };
}

/** A new access token of somebody who has proved who they are; from now on they are known here. */
export function openSession(stores: Pick<Stores, 'places' | 'sessions'>, c: Context<ServerEnv>, whose: Whose): string {
  noteHere(stores, c, whose);
  return stores.sessions.startSession(whose, deviceName(c.req.header('user-agent')));
}

export function noteHere(stores: Pick<Stores, 'places'>, c: Context<ServerEnv>, whose: Whose): void {
  const { address, device: known } = placeOf(c);
  // A mark that this server has not given out may have been planted.
  const device =
    known !== undefined && stores.places.isKnownDevice(known) ? known : randomBytes(32).toString('base64url');
  stores.places.notePlace(whose, { address, device });
  const shared = { path: '/', httpOnly: true, sameSite: 'Strict', maxAge: LIFETIME_SECONDS } as const;
  // The origin that the browser sends shows TLS: behind a proxy the server itself sees none.
  if (c.req.header('origin')?.startsWith('https://'))
    setCookie(c, COOKIE, device, { ...shared, secure: true, prefix: 'host' });
  else setCookie(c, COOKIE, device, shared);
}

const COOKIE = 'device';
const MARK = /^[\w-]{43}$/;
/** Browsers keep none for longer. */
const LIFETIME_SECONDS = 400 * 24 * 60 * 60;

/** `Firefox, Windows`, as a doctor recognises their device in the list of sessions; null when nothing of it is known. */
export function deviceName(userAgent: string | undefined): string | null {
  const find = (names: readonly (readonly [RegExp, string])[]) =>
    names.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1];
  return [find(BROWSERS), find(SYSTEMS)].filter((name) => name !== undefined).join(', ') || null;
}

/** Most browsers also name those that they descend from: the youngest come first. */
const BROWSERS = [
  [/\bEdgA?\/|\bEdgiOS\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:HeadlessChrome|Chrome|CriOS)\//, 'Chrome'],
  [/\bVersion\/.*\bSafari\//, 'Safari'],
] as const;

const SYSTEMS = [
  [/\biPad\b/, 'iPad'],
  [/\biPhone\b/, 'iPhone'],
  [/\bAndroid\b/, 'Android'],
  [/\bWindows\b/, 'Windows'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
] as const;
