import { originalPusher } from './original-pusher';
import Pusher from 'pusher-js';
import { createStorage } from '../lib/storage';

const CACHE_KEYS = ['pusherTransportTLS', 'pusherTransportNonTLS'];

// pusher-js publishes itself as `window.Pusher`: restores the page's own.
if (typeof window !== 'undefined' && Reflect.get(window, 'Pusher') === Pusher) {
  if (originalPusher) Object.defineProperty(window, 'Pusher', originalPusher);
  else Reflect.deleteProperty(window, 'Pusher');
}

/** pusher-js caches its transport in the local storage. Returns a function that removes the keys that were not there before. */
export function createStorageCleanup(): () => void {
  const storage = createStorage();
  const added = CACHE_KEYS.filter((key) => storage.read(key) === null);
  return () => added.forEach((key) => storage.remove(key));
}
