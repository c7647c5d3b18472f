import { authorizeChannel } from '../api/calls';
import type { Client } from '../api/client';
import type { RecordId } from '../api/contract';
import type { RealtimeSettings } from '../realtime/realtime';
import type { StoreConfig } from './store-config';

/**
 * The socket server of a store: host, port and scheme are those of its API unless the element says otherwise.
 * `none` without a key; `awaited` until it is known whose channel it is.
 */
export function realtimeSettings(
  { apiBase, realtime }: StoreConfig,
  adminId: RecordId | null,
  client: Client,
): RealtimeSettings | 'none' | 'awaited' {
  if (realtime.key === null) return 'none';
  if (adminId === null) return 'awaited';
  const api = new URL(apiBase);
  const isOwnHost = realtime.host === null && realtime.cluster === null;
  return {
    key: realtime.key,
    host: isOwnHost ? api.hostname : realtime.host,
    port: realtime.port ?? (isOwnHost && api.port ? Number(api.port) : null),
    tls: realtime.tls ?? api.protocol === 'https:',
    cluster: realtime.cluster,
    channel: realtime.channel.replace('{id}', String(adminId)),
    authorize: (socketId, name) => authorizeChannel(client, realtime.authPath, socketId, name),
  };
}
