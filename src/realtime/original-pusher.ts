/** The page's own `window.Pusher`. In a separate module that is imported before pusher-js, which overwrites the property on evaluation. */
export const originalPusher: PropertyDescriptor | undefined =
  typeof window === 'undefined' ? undefined : Object.getOwnPropertyDescriptor(window, 'Pusher');
