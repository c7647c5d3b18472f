/** The page's own `window.Pusher`. A module of its own, imported before pusher-js, which overwrites it when it is evaluated. */
export const originalPusher: PropertyDescriptor | undefined =
  typeof window === 'undefined' ? undefined : Object.getOwnPropertyDescriptor(window, 'Pusher');
