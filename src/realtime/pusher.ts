import { originalPusher } from './original-pusher';
import Pusher, { type Options } from 'pusher-js';
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

/** Removes the connection from the list of all connections, in which pusher-js keeps it for good. */
export function createPusher(key: string, options: Options): Pusher {
  const pusher = new Pusher(key, options);
  Pusher.instances.pop();
  return pusher;
}

type GetStrategy = typeof Pusher.Runtime.getDefaultStrategy;

/**
 * Opens one WebSocket for each attempt and reports its failure at once. The strategy of pusher-js hides refused attempts until a time-out,
 * tries with and without TLS in parallel, and caches the result in the local storage.
 */
const singleSocketStrategy: GetStrategy = (config, options, defineTransport: GetTransport) => {
  const transport = defineTransport(config, 'ws', 'ws', 1, {
    ...options,
    hostNonTLS: `${config.wsHost}:${config.wsPort}`,
    hostTLS: `${config.wsHost}:${config.wssPort}`,
    httpPath: config.wsPath,
  });
  return {
    isSupported: () => transport.isSupported(),
    connect: (priority, callback: Callback) =>
      transport.connect(priority, (error: unknown, handshake: unknown) =>
        callback(null, error ? { action: 'backoff' } : handshake),
      ),
  };
};

type Strategy = ReturnType<GetStrategy>;
type GetTransport = (
  config: Parameters<GetStrategy>[0],
  name: string,
  type: string,
  priority: number,
  options: object,
) => Strategy;
type Callback = (error: null, handshake: unknown) => void;

Pusher.Runtime.getDefaultStrategy = singleSocketStrategy;

// pusher-js publishes itself as `window.Pusher`: restores the page's own.
if (typeof window !== 'undefined' && Reflect.get(window, 'Pusher') === Pusher) {
  if (originalPusher) Object.defineProperty(window, 'Pusher', originalPusher);
  else Reflect.deleteProperty(window, 'Pusher');
}
