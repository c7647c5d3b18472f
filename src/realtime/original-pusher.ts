/** What the page itself had as `window.Pusher`. Imported before pusher-js, which overwrites it as soon as it runs. */
export const originalPusher: PropertyDescriptor | undefined =
  typeof window === 'undefined' ? undefined : Object.getOwnPropertyDescriptor(window, 'Pusher');
