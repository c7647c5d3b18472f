import { useEffect, useEffectEvent, useImperativeHandle, type RefObject } from 'react';
import type { PlacedSlot, PlacedTerm } from './model';
import { MoveBar } from './move-bar';
import { useMove, type MoveOptions } from './use-move';

/** The move of a term, for the screen around it. */
export interface MoveHandle {
  begin(term: PlacedTerm): void;
  /** Take the place of a slot or of a term. Return whether a term is being moved. */
  onSlot(slot: PlacedSlot): boolean;
  onTerm(term: PlacedTerm): boolean;
}

interface MovingProps extends MoveOptions {
  handleRef: RefObject<MoveHandle | null>;
  onMoving(isMoving: boolean): void;
  /** A term whose move was wanted before this part was loaded. */
  earlyRef: RefObject<PlacedTerm | null>;
  /** Contains the days. */
  area: RefObject<HTMLElement | null>;
}

/** Moves terms by keys, presses and the pointer, and shows the bar of a move. */
export function Moving({ handleRef, earlyRef, area, onMoving, ...shown }: MovingProps) {
  const { moves, state, begin, onSlot, onTerm } = useMove(area, shown);
  useImperativeHandle(handleRef, () => ({ begin, onSlot, onTerm }));
  const beginEarly = useEffectEvent(begin);
  useEffect(() => {
    if (earlyRef.current) beginEarly(earlyRef.current);
    earlyRef.current = null;
  }, [earlyRef]);
  const isMoving = state !== null;
  useEffect(() => onMoving(isMoving), [isMoving, onMoving]);
  return state && <MoveBar state={state} moves={moves} />;
}
