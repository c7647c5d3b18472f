import { useOffers, usePart, useValue } from '../../state/react/use-store';
import { roomLayoutPart } from './room-layout';

/** Whether to reserve space for a control of this capability: if it is offered, or if the tickets rendered before that was known. */
export function useReservesSpace(capability: string): boolean {
  const isLate = useValue(usePart(roomLayoutPart).state) === 'late';
  return useOffers(capability) || isLate;
}
