import { useStore } from './store-context';
import { useValue } from './use-value';

/** Whether the server offers this beyond the specification (docs/capabilities.md). False until it is known. */
export function useOffers(capability: string): boolean {
  return useValue(useStore().appData.admin)?.attributes.capabilities.includes(capability) === true;
}
