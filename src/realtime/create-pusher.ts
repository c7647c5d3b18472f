import Pusher, { type Options } from 'pusher-js';

/** A connection that is held by nobody but who made it: pusher-js keeps a list of all of them, for good. */
export function createPusher(key: string, options: Options): Pusher {
  const pusher = new Pusher(key, options);
  Pusher.instances.pop();
  return pusher;
}
