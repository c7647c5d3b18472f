import type { ReadonlySignal } from '@preact/signals-core';
import { useCallback, useSyncExternalStore } from 'react';

/** The one way in which components read signals: the plain value, and a repaint of this component alone when it changes. */
export function useValue<T>(signal: ReadonlySignal<T>): T {
  const subscribe = useCallback((onChange: () => void) => signal.subscribe(onChange), [signal]);
  return useSyncExternalStore(subscribe, () => signal.peek());
}
