import Pusher, { type Options } from 'pusher-js';

/** Removes the connection from the list of all connections, in which pusher-js keeps it for good. */
export function createPusher(key: string, options: Options): Pusher {
  const pusher = new Pusher(key, options);
  Pusher.instances.pop();
  return pusher;
}
