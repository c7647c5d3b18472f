import type { RecordId } from '../../api/contract/fields';
import { channelAuthorize } from '../../api/session';
import type { Client } from '../../api/client';
import { isFailure, isUnauthorized, type Failure } from '../../api/failure';
import { AUTHORIZE_TIMEOUT_MS } from '../../constants';
import { withoutPrototype } from '../../lib/own-properties';
import { socketAddress } from '../../lib/socket-address';
import type { LiveSettings } from './live';
import type { StoreConfig } from '../store-config';

interface AuthorizationHandlers {
  onUnauthorized(): void;
  onRefused(failure: Failure): void;
  wantsRecent(): boolean;
}

/**
 * The page's own Echo, or the settings of a socket, whose host, port and scheme default to the API's. `none` without an Echo and
 * a key; `awaited` until the admin's id, and so the channel, is known. `onUnauthorized`: the channel's authorization failed with 401,
 * which alone does not end the session. `onRefused`: it failed for another reason. `wantsRecent`: whether to ask the server to repeat its
 * recent events.
 */
export function realtimeSettings(
  { apiBase, realtime }: StoreConfig,
  adminId: RecordId | null,
  client: Client,
  { onUnauthorized, onRefused, wantsRecent }: AuthorizationHandlers,
): LiveSettings | 'none' | 'awaited' {
  if (realtime.key === null && realtime.echo === null) return 'none';
  if (adminId === null) return 'awaited';
  const channel = realtime.channel.replace('{id}', String(adminId));
  if (realtime.echo) return { echo: realtime.echo, channel };
  if (realtime.key === null) return 'none';
  // Without a prototype: an inherited `echo` would make these settings look like the other kind.
  return withoutPrototype({
    key: realtime.key,
    ...socketAddress(apiBase, realtime),
    channel,
    async authorize(socketId, name) {
      try {
        const recent = wantsRecent() ? { recent_events: true } : {};
        const request = { socket_id: socketId, channel_name: name, ...recent };
        const options = { path: realtime.authPath, timeout: AUTHORIZE_TIMEOUT_MS, endsSession: false };
        return await client.call(channelAuthorize, request, options);
      } catch (caught) {
        if (isUnauthorized(caught)) onUnauthorized();
        else if (isFailure(caught)) onRefused(caught);
        throw caught;
      }
    },
  });
}
