import { listenOn } from './listen';
import { createPusher, pusherOptions, type PusherAddress } from './pusher';
import type { Realtime, RealtimeHandlers } from './realtime';
import { createReconnecting } from './reconnecting';

export interface PublicChannelSettings extends PusherAddress {
  /** The channel's full name. */
  channel: string;
}

/** Subscribes to one public channel until stopped, without Echo, which only the panel needs. */
export function openPublicChannel(
  { channel, ...address }: PublicChannelSettings,
  handlers: RealtimeHandlers,
): Realtime {
  const pusher = createPusher(address.key, pusherOptions(address));
  const reconnecting = createReconnecting(pusher);
  const listening = listenOn(pusher.connection, pusher.subscribe(channel), { ...handlers, onDead: reconnecting.now });
  return {
    ...listening,
    stop() {
      reconnecting.stop();
      listening.stop();
      pusher.disconnect();
    },
  };
}
