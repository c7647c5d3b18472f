import { originalPusher } from './original-pusher';
import Pusher from 'pusher-js';
import { createStorage } from '../lib/storage';

const CACHE_KEYS = ['pusherTransportTLS', 'pusherTransportNonTLS'];

// pusher-js publishes itself as `window.Pusher`; the page is somebody else's, so it gets back what it had.
if (typeof window !== 'undefined' && Reflect.get(window, 'Pusher') === Pusher) {
  if (originalPusher) Object.defineProperty(window, 'Pusher', originalPusher);
  else Reflect.deleteProperty(window, 'Pusher');
}

/** pusher-js remembers its transport in the local storage: returns what removes the note, where it was not there before. */
export function createStorageCleanup(): () => void {
  const storage = createStorage();
  const ours = CACHE_KEYS.filter((key) => storage.read(key) === null);
  return () => ours.forEach((key) => storage.remove(key));
}
