import type { Backend } from './backend/backend';
import { readAccounts } from './account-environment';
import { EnvironmentProblem } from './environment-problem';
import { readGuard } from './guard/guard-environment';
import { readKiosk } from './kiosk-environment';
import { readPort, text, type Environment } from './environment-values';
import { readObservation } from './observe/read-observation';
import { readRealtime, readRemoteRealtime } from './realtime/realtime-environment';
import { readSetup } from './setup-environment';
import type { ServerOptions } from './start-server';

export { EnvironmentProblem };

/** Reads the environment variables. Throws EnvironmentProblem, whose message names the variable and its allowed values. */
export function readEnvironment(env: Environment, databaseFile: string): ServerOptions {
  const backend = readBackend(env);
  return {
    host: text(env, 'HOST') ?? '127.0.0.1',
    port: readPort(env, 'PORT', 0) ?? 4700,
    databaseFile: text(env, 'ORDINACIA_DB') ?? databaseFile,
    timeZone: readTimeZone(env),
    ...readAccounts(env),
    ...readLogMonths(env),
    ...readGuard(env),
    ...readKiosk(env),
    ...readSetup(env),
    ...readObservation(env),
    ...(backend ? { backend } : readRemoteRealtime(env)),
  };
}

function readTimeZone(env: Environment): string {
  const given = text(env, 'ORDINACIA_TIME_ZONE') ?? 'Europe/Bratislava';
  try {
    return new Intl.DateTimeFormat('sk', { timeZone: given }).resolvedOptions().timeZone;
  } catch {
    throw new EnvironmentProblem(`ORDINACIA_TIME_ZONE="${given}" is not a time zone, such as Europe/Bratislava.`);
  }
}

function readLogMonths(env: Environment): { logMonths?: number } {
  const given = text(env, 'ORDINACIA_LOG_MONTHS');
  if (given === undefined) return {};
  const logMonths = /^\d{1,3}$/.test(given) ? Number(given) : 0;
  if (logMonths >= 1 && logMonths <= 120) return { logMonths };
  throw new EnvironmentProblem(
    `ORDINACIA_LOG_MONTHS="${given}" is not a number of months: a whole number from 1 to 120.`,
  );
}

function readBackend(env: Environment): Backend | undefined {
  const given = text(env, 'ORDINACIA_BACKEND');
  if (given === undefined) return undefined;
  const url = URL.canParse(given) ? new URL(given) : undefined;
  // The value is not repeated: an address with a name and a password in it must not get into a log.
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password || url.search || url.hash) {
    throw new EnvironmentProblem(
      'ORDINACIA_BACKEND is not the address of a backend, such as https://practice.example/portal (no login, query or #).',
    );
  }
  const realtime = readRealtime(env);
  return { url: url.href.replace(/\/$/, ''), ...(realtime ? { realtime } : {}) };
}
