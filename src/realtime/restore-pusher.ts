import Pusher from 'pusher-js';

/** The page's own `window.Pusher`. In a separate module that is imported before pusher-js, which overwrites the property on evaluation. */
const originalPusher: PropertyDescriptor | undefined =
  typeof window === 'undefined' ? undefined : Object.getOwnPropertyDescriptor(window, 'Pusher');

// pusher-js publishes itself as `window.Pusher`: restores the page's own.
if (typeof window !== 'undefined' && Reflect.get(window, 'Pusher') === Pusher) {
  if (originalPusher) Object.defineProperty(window, 'Pusher', originalPusher);
  else Reflect.deleteProperty(window, 'Pusher');
}
