import { createContext, useContext, useCallback, useSyncExternalStore } from 'react';
import type { ReadonlySignal } from '@preact/signals-core';
import type { Store } from '../store';
import type { Part } from '../part';
import type { PartDefinition } from '../parts';

export const StoreContext = createContext<Store | null>(null);

/** The store of the surrounding element. */
export function useStore(): Store {
  const store = useContext(StoreContext);
  if (!store) throw new Error('useStore outside of an element');
  return store;
}

/** A part of the surrounding element's store. */
export const usePart = <T extends Part>(definition: PartDefinition<T>): T => useStore().part(definition);

/** The only way components read signals: returns the value, and re-renders this component when it changes. */
export function useValue<T>(signal: ReadonlySignal<T>): T {
  const subscribe = useCallback((onChange: () => void) => signal.subscribe(onChange), [signal]);
  return useSyncExternalStore(subscribe, () => signal.peek());
}

/** Whether the server has a capability (docs/capabilities.md). `false` until the first response. */
export function useOffers(capability: string): boolean {
  return useValue(useStore().appData.admin)?.attributes.capabilities.includes(capability) === true;
}
