import { useEffect, useEffectEvent, useRef, useState, type RefObject } from 'react';
import { listenTo } from '../../lib/listen-to';
import type { CalendarDay, PlacedSlot, PlacedTerm } from './model';
import type { Press } from './move-drag';
import type { MoveHandle } from './moving';

/** The move of a term, whose chunk may still be loading. `M` on a term of the shown days begins a move, and so does dragging. */
export function useMoveHandle(area: RefObject<HTMLElement | null>, days: readonly CalendarDay[]) {
  const handleRef = useRef<MoveHandle>(null);
  const earlyRef = useRef<PlacedTerm | Press>(null);
  const [isMoving, setIsMoving] = useState(false);

  function begin(placed: PlacedTerm): void {
    if (handleRef.current) handleRef.current.begin(placed);
    else earlyRef.current = placed;
  }

  const handleKey = useEffectEvent((event: KeyboardEvent) => {
    const { key, ctrlKey, altKey, metaKey, target } = event;
    if (key.toLowerCase() !== 'm' || ctrlKey || altKey || metaKey || !(target instanceof Element)) return;
    const id = target.closest<HTMLElement>('[data-term]')?.dataset['term'];
    const placed = days.flatMap(({ terms }) => terms).find(({ term }) => String(term.id) === id);
    if (!placed) return;
    event.preventDefault();
    begin(placed);
  });
  useEffect(() => {
    if (!area.current) return;
    const keepPress = ({ button, pointerType, pointerId, clientX, clientY, target }: PointerEvent) => {
      if (!handleRef.current) earlyRef.current = { button, pointerType, pointerId, clientX, clientY, target };
    };
    const forgetPress = () => {
      if (earlyRef.current && !('term' in earlyRef.current)) earlyRef.current = null;
    };
    const stops = [
      listenTo(area.current, { keydown: (event) => handleKey(event), pointerdown: keepPress }),
      listenTo(document, { pointerup: forgetPress, pointercancel: forgetPress }),
    ];
    return () => stops.forEach((stop) => stop());
  }, [area]);

  return {
    begin,
    isMoving,
    /** Move the current term to a slot, or to the place of another term. Return whether a term is being moved. */
    onSlot: (slot: PlacedSlot): boolean => handleRef.current?.onSlot(slot) ?? false,
    onTerm: (term: PlacedTerm): boolean => handleRef.current?.onTerm(term) ?? false,
    /** The props of `Moving`. */
    props: { handleRef, earlyRef, onMoving: setIsMoving },
  };
}
