import { useEffect, useImperativeHandle, type RefObject } from 'react';
import type { PlacedSlot, PlacedTerm } from './model';
import { MoveBar } from './move-bar';
import { useMove, type MoveOptions } from './use-move';

/** Controls the move of a term; for the screen around it. */
export interface MoveHandle {
  begin(term: PlacedTerm): void;
  /** Move the current term to a slot, or to the place of another term. Return whether a term is being moved. */
  onSlot(slot: PlacedSlot): boolean;
  onTerm(term: PlacedTerm): boolean;
}

interface MovingProps extends MoveOptions {
  handleRef: RefObject<MoveHandle | null>;
  onMoving(isMoving: boolean): void;
  /** The element that contains the days. */
  area: RefObject<HTMLElement | null>;
}

/** Moves terms by keys, presses and the pointer, and shows the bar of a move. */
export function Moving({ handleRef, area, onMoving, ...options }: MovingProps) {
  const { moves, state, begin, onSlot, onTerm } = useMove(area, options);
  useImperativeHandle(handleRef, () => ({ begin, onSlot, onTerm }));
  const isMoving = state !== null;
  useEffect(() => onMoving(isMoving), [isMoving, onMoving]);
  return state && <MoveBar state={state} moves={moves} />;
}
