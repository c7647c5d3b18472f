import { EnvironmentProblem } from '../environment-problem';
import { readPort, readSwitch, text, type Environment } from '../environment-values';
import type { RealtimeServer } from '../backend/backend';
import type { RemoteRealtimeServer } from './remote-realtime';

/** The socket server of an existing backend, which publishes to it itself. */
export function readRealtime(env: Environment): RealtimeServer | undefined {
  const key = text(env, 'REALTIME_KEY');
  if (key === undefined) return undefined;
  const host = readHost(env);
  const port = readPort(env, 'REALTIME_PORT', 1);
  const tls = readSwitch(env, 'REALTIME_TLS');
  return {
    key,
    ...(host === undefined ? {} : { host }),
    ...(port === undefined ? {} : { port }),
    ...(tls === undefined ? {} : { tls }),
  };
}

/** The server through which the practice server publishes, instead of its own sockets. */
export function readRemoteRealtime(env: Environment): { realtime?: RemoteRealtimeServer } {
  const key = text(env, 'REALTIME_KEY');
  if (key === undefined) return {};
  const [secret, appId] = [text(env, 'REALTIME_SECRET'), text(env, 'REALTIME_APP_ID')];
  const host = readHost(env);
  if (secret === undefined || appId === undefined || host === undefined) {
    throw new EnvironmentProblem(
      'REALTIME_KEY alone is not enough: to publish through another server, REALTIME_HOST, REALTIME_APP_ID and REALTIME_SECRET are needed, too.',
    );
  }
  const tls = readSwitch(env, 'REALTIME_TLS') ?? true;
  const port = readPort(env, 'REALTIME_PORT', 1) ?? (tls ? 443 : 80);
  const api = readApi(env) ?? `${tls ? 'https' : 'http'}://${host}:${port}`;
  return { realtime: { key, secret, appId, host, port, tls, api } };
}

/** The host goes into the content security policy, where a space or a semicolon would start another source or directive. */
function readHost(env: Environment): string | undefined {
  const host = text(env, 'REALTIME_HOST');
  if (host === undefined || /^([\w.-]+|\[[\da-fA-F:]+\])$/.test(host)) return host;
  throw new EnvironmentProblem(`REALTIME_HOST="${host}" is not a host name: no scheme, port or path belongs to it.`);
}

function readApi(env: Environment): string | undefined {
  const given = text(env, 'REALTIME_API');
  if (given === undefined) return undefined;
  const url = URL.canParse(given) ? new URL(given) : undefined;
  if (url && /^https?:$/.test(url.protocol) && `${url.origin}/` === url.href) return url.origin;
  throw new EnvironmentProblem('REALTIME_API is not the address of a server, such as http://127.0.0.1:6001.');
}
