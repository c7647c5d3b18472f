import Pusher from 'pusher-js';

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
