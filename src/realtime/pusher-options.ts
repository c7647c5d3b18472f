import type { Options } from 'pusher-js';
import { withoutPrototype } from '../lib/own-properties';

/** The address of the socket server. */
export interface PusherAddress {
  /** The Pusher application's key. */
  key: string;
  host: string | null;
  port: number | null;
  tls: boolean;
  /** Pusher Channels' cluster; `null` for a self-hosted server. */
  cluster: string | null;
}

export type Authorize = (socketId: string, channelName: string) => Promise<{ auth: string }>;

/** `authorize` is for private channels. */
export function pusherOptions({ host, port, tls, cluster }: PusherAddress, authorize?: Authorize): Options {
  return withoutPrototype({
    cluster: cluster ?? '',
    ...(host === null ? {} : { wsHost: host }),
    ...(port === null ? {} : { wsPort: port, wssPort: port }),
    forceTLS: tls,
    // The fallback transports would inject scripts. „ws“ includes „wss“.
    enabledTransports: ['ws' as const],
    disableStats: true,
    ...(authorize && { channelAuthorization: authorization(authorize) }),
  });
}

const authorization = (authorize: Authorize) => ({
  endpoint: '',
  transport: 'ajax' as const,
  customHandler(
    { socketId, channelName }: { socketId: string; channelName: string },
    callback: (error: Error | null, data: { auth: string } | null) => void,
  ) {
    authorize(socketId, channelName).then(
      (data) => callback(null, data),
      (error: unknown) => callback(error instanceof Error ? error : new Error('refused'), null),
    );
  },
});
