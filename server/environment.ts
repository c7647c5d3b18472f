import * as v from 'valibot';
import { names, realtimeNames, realtimeVariables, variables } from './environment-variables';
import { DEFAULT_LIMITS } from './features/account/store';
import type { RemoteRealtimeServer } from './realtime/remote-realtime';
import type { ServerOptions } from './start-server';

type Environment = Readonly<Record<string, string | undefined>>;

/** An invalid environment variable; the message names the variable and its allowed values. */
export class EnvironmentProblem extends Error {}

/** Reads the environment variables. Throws EnvironmentProblem, whose message names the variable and its allowed values. */
export function readEnvironment(env: Environment, databaseFile: string): ServerOptions {
  const { idleMs, longestMs, backend, ...given } = read(env, names, variables);
  const isProduction = env['NODE_ENV'] === 'production';
  const hasLimits = idleMs !== undefined || longestMs !== undefined;
  const sessionLimits = { idleMs: idleMs ?? DEFAULT_LIMITS.idleMs, longestMs: longestMs ?? DEFAULT_LIMITS.longestMs };
  return {
    databaseFile,
    // Programs read the log of a production service.
    ...(isProduction ? { demo: false, log: 'json' } : {}),
    ...given,
    // The examples are only for trying the panel.
    ...(isProduction && given.demo !== true ? { pages: { hasExamples: false } } : {}),
    ...(hasLimits ? { sessionLimits } : {}),
    ...(backend === undefined ? readRemoteRealtime(env) : { backend: { url: backend, ...readBackendRealtime(env) } }),
  };
}

const hasRealtime = (env: Environment) => Boolean(env['REALTIME_KEY']?.trim());

/** The socket server of an existing backend, to which the backend itself publishes. */
const readBackendRealtime = (env: Environment) =>
  hasRealtime(env) ? { realtime: read(env, realtimeNames, v.omit(realtimeVariables, ['secret', 'appId', 'api'])) } : {};

/** The server through which the practice server publishes, instead of its own sockets. */
function readRemoteRealtime(env: Environment): { realtime?: RemoteRealtimeServer } {
  if (!hasRealtime(env)) return {};
  const { key, secret, appId, host, tls = true, ...given } = read(env, realtimeNames, realtimeVariables);
  if (secret === undefined || appId === undefined || host === undefined) {
    throw new EnvironmentProblem(
      'REALTIME_KEY alone is not enough: to publish through another server, REALTIME_HOST, REALTIME_APP_ID and REALTIME_SECRET are needed, too.',
    );
  }
  const port = given.port ?? (tls ? 443 : 80);
  const api = given.api ?? `${tls ? 'https' : 'http'}://${host}:${port}`;
  return { realtime: { key, secret, appId, host, port, tls, api } };
}

/** Reads the options of a schema; `names` maps options to variables. An empty variable counts as not set. */
function read<Schema extends v.GenericSchema>(
  env: Environment,
  names: Readonly<Record<string, string>>,
  schema: Schema,
): v.InferOutput<Schema> {
  const given = Object.entries(names).flatMap(([option, name]) => {
    const text = env[name]?.trim();
    return text ? [[option, text]] : [];
  });
  const result = v.safeParse(schema, Object.fromEntries(given));
  if (result.success) return result.output;
  const [{ path, message }] = result.issues;
  throw new EnvironmentProblem(`${names[String(path?.[0].key)] ?? ''}${message}`);
}
