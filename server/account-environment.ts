import { readNetworks, type TrustedProxies } from './client-address';
import { EnvironmentProblem } from './environment-problem';
import { USUAL_LIMITS, type SessionLimits } from './features/account/sessions';

export interface AccountOptions {
  /** Proxies whose `X-Forwarded-For` is trusted; none by default. */
  trustProxy?: TrustedProxies;
  sessionLimits?: SessionLimits;
}

/** The variables of sessions, and of the proxies that stand before the server. */
export function readAccounts(env: Readonly<Record<string, string | undefined>>): AccountOptions {
  const trustProxy = readProxies(env['ORDINACIA_TRUST_PROXY']?.trim());
  return {
    ...(trustProxy === undefined ? {} : { trustProxy }),
    ...readLimits(env),
  };
}

function readLimits(env: Readonly<Record<string, string | undefined>>): Pick<AccountOptions, 'sessionLimits'> {
  const idleMs = readWhole(env, 'ORDINACIA_SESSION_IDLE_HOURS', MOST_HOURS, HOUR_MS);
  const longestMs = readWhole(env, 'ORDINACIA_SESSION_DAYS', MOST_DAYS, 24 * HOUR_MS);
  if (idleMs === undefined && longestMs === undefined) return {};
  return { sessionLimits: { idleMs: idleMs ?? USUAL_LIMITS.idleMs, longestMs: longestMs ?? USUAL_LIMITS.longestMs } };
}

const HOUR_MS = 3_600_000;
/** A year, either way. */
const MOST_DAYS = 366;
const MOST_HOURS = MOST_DAYS * 24;

function readProxies(given: string | undefined): TrustedProxies | undefined {
  if (!given) return undefined;
  if (/^\d$/.test(given)) return Number(given);
  const networks = readNetworks(given);
  if (networks) return networks;
  throw new EnvironmentProblem(
    `ORDINACIA_TRUST_PROXY="${given}" is neither a number of proxies (0 to 9) nor a list of addresses and networks, such as 10.0.0.1, fd00::/8.`,
  );
}

function readWhole(
  env: Readonly<Record<string, string | undefined>>,
  name: string,
  largest: number,
  unitMs: number,
): number | undefined {
  const given = env[name]?.trim();
  if (!given) return undefined;
  const number = /^\d{1,5}$/.test(given) ? Number(given) : 0;
  if (number >= 1 && number <= largest) return number * unitMs;
  throw new EnvironmentProblem(`${name}="${given}" is not a whole number from 1 to ${largest}.`);
}
