import { useOffers } from './use-offers';
import { useStore } from './store-context';
import { useValue } from './use-value';

/** Whether what needs this capability has a place: where it is offered, and where the tickets were drawn before that was known. */
export function usePlace(capability: string): boolean {
  const isLate = useValue(useStore().roomPlaces.state) === 'late';
  return useOffers(capability) || isLate;
}
