import { BlockList, isIP } from 'node:net';
import * as v from 'valibot';
import { readNetworks } from './client-address';
import { registrationModes } from './identity/logins';

/** A message about a value, to follow the name of the variable. */
const its = (problem: string) => (issue: v.BaseIssue<unknown>) => `=${issue.received} ${problem}`;

const whole = (min: number, max: number, kind = '') =>
  v.pipe(
    v.string(),
    v.check(
      (text) => /^\d{1,5}$/.test(text) && Number(text) >= min && Number(text) <= max,
      its(`is not ${kind}a whole number from ${min} to ${max}.`),
    ),
    v.transform(Number),
  );

const unitOf = (ms: number) => v.transform((count: number) => count * ms);
const HOUR_MS = 3_600_000;
/** A year, in days. */
const MAX_DAYS = 366;

const oneOf = <const Words extends readonly string[]>(words: Words, problem: string) =>
  v.pipe(v.string(), v.toLowerCase(), v.picklist(words, its(problem)));

const ON = ['on', 'true', '1', 'yes'] as const;
const onOff = v.pipe(
  oneOf([...ON, 'off', 'false', '0', 'no'], 'is neither on nor off.'),
  v.transform((word) => ON.some((on) => on === word)),
);

/** Messages about an address do not repeat it: it may contain a user name and a password, which must not get into a log. */
const address = (isGood: (url: URL) => boolean, problem: string) =>
  v.pipe(
    v.string(),
    v.check((text) => {
      const url = URL.canParse(text) ? new URL(text) : undefined;
      return url !== undefined && /^https?:$/.test(url.protocol) && isGood(url);
    }, problem),
    v.transform((text) => new URL(text).href.replace(/\/$/, '')),
  );
const isOrigin = ({ href, origin }: URL) => href === `${origin}/`;

const list = (isGood: (entry: string) => boolean, what: string) =>
  v.pipe(
    v.string(),
    v.transform((text) => text.split(/[\s,]+/).filter(Boolean)),
    v.array(
      v.pipe(
        v.string(),
        v.check(isGood, ({ received }) => ` names ${received}, which is not ${what}`),
      ),
    ),
  );

const zoneOf = (text: string) => new Intl.DateTimeFormat('sk', { timeZone: text }).resolvedOptions().timeZone;

function isTimeZone(text: string): boolean {
  try {
    return zoneOf(text) !== '';
  } catch {
    return false;
  }
}

/** The server's options that variables set; options without a default are present only if set. */
export const variables = v.object({
  host: v.optional(v.string(), '127.0.0.1'),
  port: v.optional(whole(0, 65_535, 'a port: '), '4700'),
  timeZone: v.optional(
    v.pipe(v.string(), v.check(isTimeZone, its('is not a time zone, such as Europe/Bratislava.')), v.transform(zoneOf)),
    'Europe/Bratislava',
  ),
  databaseFile: v.exactOptional(v.string()),
  backend: v.exactOptional(
    address(
      ({ username, password, search, hash }) => username + password + search + hash === '',
      ' is not the address of a backend, such as https://practice.example/portal (no login, query or #).',
    ),
  ),
  trustProxy: v.exactOptional(
    v.union(
      [
        v.pipe(v.string(), v.regex(/^\d$/), v.transform(Number)),
        v.pipe(v.string(), v.transform(readNetworks), v.instance(BlockList)),
      ],
      its('is neither a number of proxies (0 to 9) nor a list of addresses and networks, such as 10.0.0.1, fd00::/8.'),
    ),
  ),
  idleMs: v.exactOptional(v.pipe(whole(1, MAX_DAYS * 24), unitOf(HOUR_MS))),
  longestMs: v.exactOptional(v.pipe(whole(1, MAX_DAYS), unitOf(24 * HOUR_MS))),
  logMonths: v.exactOptional(whole(1, 120, 'a number of months: ')),
  hosts: v.exactOptional(
    list(
      (entry) => /^[\w-]+(?:\.[\w-]+)*\.?$/.test(entry) || isIP(entry) > 0,
      'the name of a host, such as ordinacia.example: no scheme, port or path.',
    ),
  ),
  origins: v.exactOptional(
    list(
      // `null` is the origin of every sandboxed frame and of every file: docs/cross-origin.md warns of it.
      (entry) => entry === 'null' || (/^https?:/.test(entry) && URL.canParse(entry) && new URL(entry).origin === entry),
      'an origin, such as https://practice.example (no path), or null.',
    ),
  ),
  isHttps: v.exactOptional(onOff),
  kiosk: v.exactOptional(oneOf(['paired', 'open', 'off'], 'is none of paired, open and off.')),
  demo: v.exactOptional(onOff),
  registration: v.exactOptional(oneOf(registrationModes, `is none of ${registrationModes.join(', ')}.`)),
  publicUrl: v.exactOptional(
    address(isOrigin, ' is not an origin, such as https://practice.example (no path, login or query).'),
  ),
  log: v.exactOptional(oneOf(['json', 'text', 'off'], 'is neither json, text nor off.')),
  // The message does not repeat the value, which must not get into a log.
  metricsToken: v.exactOptional(
    v.pipe(v.string(), v.regex(/^[\x21-\x7E]{16,}$/, ' is not a token: at least 16 characters without spaces.')),
  ),
});

export const names = {
  host: 'HOST',
  port: 'PORT',
  timeZone: 'ORDINACIA_TIME_ZONE',
  databaseFile: 'ORDINACIA_DB',
  backend: 'ORDINACIA_BACKEND',
  trustProxy: 'ORDINACIA_TRUST_PROXY',
  idleMs: 'ORDINACIA_SESSION_IDLE_HOURS',
  longestMs: 'ORDINACIA_SESSION_DAYS',
  logMonths: 'ORDINACIA_LOG_MONTHS',
  hosts: 'ORDINACIA_HOSTS',
  origins: 'ORDINACIA_ORIGINS',
  isHttps: 'ORDINACIA_HTTPS',
  kiosk: 'ORDINACIA_KIOSK',
  demo: 'ORDINACIA_DEMO',
  registration: 'ORDINACIA_REGISTRATION',
  publicUrl: 'ORDINACIA_URL',
  log: 'ORDINACIA_LOG',
  metricsToken: 'ORDINACIA_METRICS_TOKEN',
} satisfies Record<keyof typeof variables.entries, string>;

export const realtimeVariables = v.object({
  key: v.string(),
  secret: v.exactOptional(v.string()),
  appId: v.exactOptional(v.string()),
  // The host goes into the content security policy, where a space or a semicolon would start another source or directive.
  host: v.exactOptional(
    v.pipe(
      v.string(),
      v.regex(/^([\w.-]+|\[[\da-fA-F:]+\])$/, its('is not a host name: no scheme, port or path belongs to it.')),
    ),
  ),
  port: v.exactOptional(whole(1, 65_535, 'a port: ')),
  tls: v.exactOptional(onOff),
  api: v.exactOptional(address(isOrigin, ' is not the address of a server, such as http://127.0.0.1:6001.')),
});

export const realtimeNames = {
  key: 'REALTIME_KEY',
  secret: 'REALTIME_SECRET',
  appId: 'REALTIME_APP_ID',
  host: 'REALTIME_HOST',
  port: 'REALTIME_PORT',
  tls: 'REALTIME_TLS',
  api: 'REALTIME_API',
} satisfies Record<keyof typeof realtimeVariables.entries, string>;
