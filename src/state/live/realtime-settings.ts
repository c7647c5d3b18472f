import { authorizeChannel } from '../../api/calls';
import type { Client } from '../../api/client';
import type { RecordId } from '../../api/contract';
import { isFailure } from '../../api/failure';
import type { LiveSettings } from './live';
import type { StoreConfig } from '../store-config';

/**
 * The page's own Echo, or the settings of a socket, whose host, port and scheme default to the API's. `none` without an Echo and
 * a key; `awaited` until the admin's id, and so the channel, is known. `onUnauthorized`: the channel's authorization was answered 401,
 * which alone does not end the session.
 */
export function realtimeSettings(
  { apiBase, realtime }: StoreConfig,
  adminId: RecordId | null,
  client: Client,
  onUnauthorized: () => void,
): LiveSettings | 'none' | 'awaited' {
  if (realtime.key === null && realtime.echo === null) return 'none';
  if (adminId === null) return 'awaited';
  const channel = realtime.channel.replace('{id}', String(adminId));
  if (realtime.echo) return { echo: realtime.echo, channel };
  if (realtime.key === null) return 'none';
  const api = new URL(apiBase);
  const isOwnHost = realtime.host === null && realtime.cluster === null;
  return {
    key: realtime.key,
    host: isOwnHost ? api.hostname : realtime.host,
    port: realtime.port ?? (isOwnHost && api.port ? Number(api.port) : null),
    tls: realtime.tls ?? api.protocol === 'https:',
    cluster: realtime.cluster,
    channel,
    async authorize(socketId, name) {
      try {
        return await authorizeChannel(client, realtime.authPath, socketId, name);
      } catch (caught) {
        if (isFailure(caught) && caught.kind === 'unauthorized') onUnauthorized();
        throw caught;
      }
    },
  };
}
