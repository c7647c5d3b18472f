import { useStore } from './store-context';
import { useValue } from './use-value';

/** Whether the server has a capability (docs/capabilities.md). `false` until the first response. */
export function useOffers(capability: string): boolean {
  return useValue(useStore().appData.admin)?.attributes.capabilities.includes(capability) === true;
}
