import { randomBytes } from 'node:crypto';
import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { Place } from '../features/login/known-places';
import { type FieldErrors, invalid, unauthenticated } from '../http/responses';
import type { ServerEnv } from '../http/server-env';
import { addressOf, type Throttle } from '../http/throttle';
import { brokenRule } from '../http/validation';
import type { Stores } from '../stores';
import type { LoginRef } from './logins';
import { brokenPasswordRule, type PasswordOwner } from './password-rules';

/** The origin of a request. The device cookie grants no access: it only distinguishes known browsers from strangers'. */
export function placeOf(c: Context<ServerEnv>): Place {
  const mark = getCookie(c, COOKIE, 'host') ?? getCookie(c, COOKIE);
  return { address: addressOf(c.env), device: mark !== undefined && MARK.test(mark) ? mark : undefined };
}

/** Creates an access token for an authenticated person, and remembers the place. */
export function openSession(
  stores: Pick<Stores, 'places' | 'sessions'>,
  c: Context<ServerEnv>,
  login: LoginRef,
): string {
  rememberPlace(stores, c, login);
  return stores.sessions.startSession(login, deviceName(c.req.header('user-agent')));
}

export function rememberPlace(stores: Pick<Stores, 'places'>, c: Context<ServerEnv>, login: LoginRef): void {
  const { address, device: known } = placeOf(c);
  // A cookie value that this server did not issue may have been planted.
  const device =
    known !== undefined && stores.places.isKnownDevice(known) ? known : randomBytes(32).toString('base64url');
  stores.places.addPlace(login, { address, device });
  const shared = { path: '/', httpOnly: true, sameSite: 'Strict', maxAge: LIFETIME_SECONDS } as const;
  // The origin that the browser sends shows TLS: behind a proxy the server itself sees none.
  if (c.req.header('origin')?.startsWith('https://'))
    setCookie(c, COOKIE, device, { ...shared, secure: true, prefix: 'host' });
  else setCookie(c, COOKIE, device, shared);
}

const COOKIE = 'device';
const MARK = /^[\w-]{43}$/;
/** The maximum that browsers allow. */
const LIFETIME_SECONDS = 400 * 24 * 60 * 60;

/** `Firefox, Windows`, for the list of sessions; null when unknown. */
function deviceName(userAgent: string | undefined): string | null {
  const find = (names: readonly (readonly [RegExp, string])[]) =>
    names.find(([pattern]) => pattern.test(userAgent ?? ''))?.[1];
  return [find(BROWSERS), find(SYSTEMS)].filter((name) => name !== undefined).join(', ') || null;
}

/** Most browsers also name the browsers that they derive from: the most specific first. */
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

/** The error of a new password that attackers would try first; undefined when acceptable. The schema checks the length. */
export function passwordRefusal(password: string, owner: PasswordOwner): FieldErrors | undefined {
  const rule = brokenPasswordRule(password, owner);
  return rule && brokenRule('password', rule);
}

/** Checks the current password and counts the attempt. Returns the error response if wrong, too often, or after the end of the session. */
export async function wrongPassword(
  stores: Pick<Stores, 'accounts' | 'sessions'>,
  guesses: Throttle,
  c: Context<ServerEnv>,
  password: string,
): Promise<Response | undefined> {
  const session = c.get('session');
  const refusal = guesses.attempt(c, session.tokenHash);
  if (refusal) return refusal;
  const isRight = await stores.accounts.isPasswordOf(session, password);
  // Hashing takes long: meanwhile a command may set the password, or a colleague be removed, which ends the session.
  return isRight && stores.sessions.isSession(session.tokenHash) ? undefined : refusePassword(stores, c);
}

/** The refusal of a current password that is wrong, or was changed while it was checked; 401 if the session has ended meanwhile. */
export const refusePassword = ({ sessions }: Pick<Stores, 'sessions'>, c: Context<ServerEnv>): Response =>
  sessions.isSession(c.get('session').tokenHash)
    ? invalid(c, brokenRule('current_password', 'current_password'))
    : unauthenticated(c);
