import { useOffers } from '../../state/react/use-offers';
import { usePart } from '../../state/react/use-part';
import { useValue } from '../../state/react/use-value';
import { roomPlacesPart } from './room-places';

/** Whether what needs this capability has a place: where it is offered, and where the tickets were drawn before that was known. */
export function usePlace(capability: string): boolean {
  const isLate = useValue(usePart(roomPlacesPart).state) === 'late';
  return useOffers(capability) || isLate;
}
