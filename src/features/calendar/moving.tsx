import { use, useEffect, useEffectEvent, useImperativeHandle, useRef, type RefObject } from 'react';
import { usePart, useValue } from '../../state/react/use-store';
import { calendarMoveTexts as texts } from '../../texts/calendar-move';
import { AnnounceContext } from '../../ui/feedback/announcer';
import { MoveBar, moveText } from './move-bar';
import type { CalendarDay, PlacedSlot, PlacedTerm } from './model';
import { listenForDrags, type Press } from './move-drag';
import { isShownMove } from './move-machine';
import { movesPart } from './moves-part';
import { blockOf } from './term-block';

/** Controls the move of a term; for the screen around it. */
export interface MoveHandle {
  begin(term: PlacedTerm): void;
  /** Move the current term to a slot, or to the place of another term. Return whether a term is being moved. */
  onSlot(slot: PlacedSlot): boolean;
  onTerm(term: PlacedTerm): boolean;
}

interface MovingProps {
  /** The element that contains the days. */
  area: RefObject<HTMLElement | null>;
  /** The shown days. */
  days: readonly CalendarDay[];
  isLoaded: boolean;
  /** Shows another day. */
  onDay(day: string): void;
  onMoving(isMoving: boolean): void;
  handleRef: RefObject<MoveHandle | null>;
  /** A move requested before this chunk was loaded: by a term, or by a press that still holds one. */
  earlyRef: RefObject<PlacedTerm | Press | null>;
}

/**
 * Moves terms by keys, presses and the pointer, and shows the bar of a move. A press on a slot or on another term chooses that place and
 * confirms it. The shown days follow the chosen place, each change is announced, and afterwards the term is focused again.
 */
export function Moving({ area, days, isLoaded, onDay, onMoving, handleRef, earlyRef }: MovingProps) {
  const moves = usePart(movesPart);
  const state = useValue(moves.state);
  const announce = use(AnnounceContext);
  const showDay = (day: string) => {
    if (!days.some((one) => one.day === day)) onDay(day);
  };
  const show = useEffectEvent(showDay);
  const shown = isShownMove(state) ? state : null;

  const text = moveText(state);
  useEffect(() => {
    if (text !== '') announce(text);
  }, [text, announce]);

  const candidateDay = shown?.candidate.day ?? null;
  useEffect(() => {
    if (candidateDay !== null) show(candidateDay);
  }, [candidateDay]);

  useFocusAfter(area, { term: shown?.term ?? null, isCancelled: state.is === 'idle', isLoaded, days, show: showDay });

  const drags = useRef<ReturnType<typeof listenForDrags>>(null);
  const shownDays = useEffectEvent(() => days);
  useEffect(() => {
    if (!area.current) return;
    const listening = listenForDrags(area.current, moves, () => shownDays());
    drags.current = listening;
    return listening.stop;
  }, [area, moves]);
  useEffect(() => {
    // A drag at the edge turns to the next page only after this one is shown.
    if (isLoaded) drags.current?.update();
  }, [days, isLoaded]);
  useEffect(() => () => moves.cancel(), [moves]);

  const begin = (placed: PlacedTerm) =>
    placed.term.state === 'waiting' ? moves.begin(placed) : announce(texts.notMovable);
  const beginEarly = useEffectEvent((early: PlacedTerm | Press) => {
    if ('term' in early) begin(early);
    else drags.current?.start(early);
  });
  useEffect(() => {
    if (earlyRef.current) beginEarly(earlyRef.current);
    earlyRef.current = null;
  }, [earlyRef]);

  /** Moves the current term there. Returns whether a term is being moved. */
  const takePlace = (day: string, from: number): boolean => {
    if (!shown) return false;
    moves.choose(day, from);
    moves.confirm();
    return true;
  };

  useImperativeHandle(handleRef, () => ({
    begin,
    onSlot: ({ day, from }) => takePlace(day, from),
    onTerm: ({ term, day, from }) => shown !== null && (term.id === shown.term.term.id || takePlace(day, from)),
  }));
  const isMoving = shown !== null;
  useEffect(() => onMoving(isMoving), [isMoving, onMoving]);
  return shown && <MoveBar state={shown} moves={moves} />;
}

interface FocusAfter extends Pick<MovingProps, 'days' | 'isLoaded'> {
  /** The term that is being moved. */
  term: PlacedTerm | null;
  isCancelled: boolean;
  show(day: string): void;
}

/** Focuses the moved term after a move or, if it is no longer shown, the grid. */
function useFocusAfter(area: RefObject<HTMLElement | null>, { term, isCancelled, isLoaded, days, show }: FocusAfter) {
  const moved = useRef<PlacedTerm | null>(null);
  const focusTarget = useRef<PlacedTerm | null>(null);
  const showDay = useEffectEvent(show);
  useEffect(() => {
    if (term) {
      moved.current = term;
    } else if (moved.current) {
      focusTarget.current = moved.current;
      moved.current = null;
      if (isCancelled) showDay(focusTarget.current.day);
    }
  }, [term, isCancelled]);
  useEffect(() => {
    const { current: placed } = focusTarget;
    if (!placed || term || !isLoaded || !area.current) return;
    const block = blockOf(area.current, placed.term.id);
    const isAwaited = isCancelled && !days.some(({ day }) => day === placed.day);
    if (!block && isAwaited) return;
    focusTarget.current = null;
    (block ?? area.current.querySelector<HTMLElement>('[data-cell][tabindex="0"], [role="grid"]'))?.focus();
  }, [area, term, isCancelled, isLoaded, days]);
}
