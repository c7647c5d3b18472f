import { originalPusher } from './original-pusher';
import Pusher from 'pusher-js';

// pusher-js publishes itself as `window.Pusher`: restores the page's own.
if (typeof window !== 'undefined' && Reflect.get(window, 'Pusher') === Pusher) {
  if (originalPusher) Object.defineProperty(window, 'Pusher', originalPusher);
  else Reflect.deleteProperty(window, 'Pusher');
}
