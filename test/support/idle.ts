/** Keeps the browser from being idle until `release`. */
export function holdIdle(): { release(): void; restore(): void } {
  const { requestIdleCallback } = window;
  const held: IdleRequestCallback[] = [];
  Reflect.set(window, 'requestIdleCallback', (run: IdleRequestCallback) => held.push(run));
  return {
    release: () => held.splice(0).forEach((run) => run({ didTimeout: true, timeRemaining: () => 0 })),
    restore: () => void Reflect.set(window, 'requestIdleCallback', requestIdleCallback),
  };
}
