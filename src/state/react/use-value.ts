import type { ReadonlySignal } from '@preact/signals-core';
import { useCallback, useSyncExternalStore } from 'react';

/** The only way components read signals: returns the value, and re-renders this component when it changes. */
export function useValue<T>(signal: ReadonlySignal<T>): T {
  const subscribe = useCallback((onChange: () => void) => signal.subscribe(onChange), [signal]);
  return useSyncExternalStore(subscribe, () => signal.peek());
}
