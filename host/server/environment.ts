import type { Backend, RealtimeServer } from './backend/backend';
import type { ServerOptions } from './start-server';

/** Reads the environment variables. Throws EnvironmentProblem, whose message names the variable and its allowed values. */
export function readEnvironment(
  env: Readonly<Record<string, string | undefined>>,
  databaseFile: string,
): ServerOptions {
  const backend = readBackend(env);
  return {
    host: text(env, 'HOST') ?? '127.0.0.1',
    port: readPort(env, 'PORT', 0) ?? 4700,
    databaseFile: text(env, 'ORDINACIA_DB') ?? databaseFile,
    timeZone: readTimeZone(env),
    seed: true,
    ...(backend ? { backend } : {}),
  };
}

export class EnvironmentProblem extends Error {}

type Environment = Readonly<Record<string, string | undefined>>;

/** An empty variable counts as not set. */
const text = (env: Environment, name: string) => env[name]?.trim() || undefined;

function readPort(env: Environment, name: string, smallest: number): number | undefined {
  const given = text(env, name);
  if (given === undefined) return undefined;
  const port = /^\d{1,5}$/.test(given) ? Number(given) : Number.NaN;
  if (port >= smallest && port <= 65_535) return port;
  throw new EnvironmentProblem(`${name}="${given}" is not a port: a whole number from ${smallest} to 65535.`);
}

function readTimeZone(env: Environment): string {
  const given = text(env, 'ORDINACIA_TIME_ZONE') ?? 'Europe/Bratislava';
  try {
    return new Intl.DateTimeFormat('sk', { timeZone: given }).resolvedOptions().timeZone;
  } catch {
    throw new EnvironmentProblem(`ORDINACIA_TIME_ZONE="${given}" is not a time zone, such as Europe/Bratislava.`);
  }
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

function readRealtime(env: Environment): RealtimeServer | undefined {
  const key = text(env, 'REALTIME_KEY');
  if (key === undefined) return undefined;
  const host = text(env, 'REALTIME_HOST');
  // The name goes into the content security policy, where a space or a semicolon would start another source or directive.
  if (host !== undefined && !/^([\w.-]+|\[[\da-fA-F:]+\])$/.test(host)) {
    throw new EnvironmentProblem(`REALTIME_HOST="${host}" is not a host name: no scheme, port or path belongs to it.`);
  }
  const port = readPort(env, 'REALTIME_PORT', 1);
  const tls = readSwitch(env, 'REALTIME_TLS');
  return {
    key,
    ...(host === undefined ? {} : { host }),
    ...(port === undefined ? {} : { port }),
    ...(tls === undefined ? {} : { tls }),
  };
}

function readSwitch(env: Environment, name: string): boolean | undefined {
  const given = text(env, name)?.toLowerCase();
  if (given === undefined) return undefined;
  if (['on', 'true', '1', 'yes'].includes(given)) return true;
  if (['off', 'false', '0', 'no'].includes(given)) return false;
  throw new EnvironmentProblem(`${name}="${given}" is neither on nor off.`);
}
