import { createContext, useContext } from 'react';
import type { Store } from '../store';

export const StoreContext = createContext<Store | null>(null);

/** The store of the surrounding element. */
export function useStore(): Store {
  const store = useContext(StoreContext);
  if (!store) throw new Error('useStore outside of an element');
  return store;
}
