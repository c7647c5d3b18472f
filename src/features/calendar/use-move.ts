import { use, useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { usePart } from '../../state/react/use-part';
import { useValue } from '../../state/react/use-value';
import { calendarMoveTexts as texts } from '../../texts/calendar-move';
import { AnnounceContext } from '../../ui/feedback/announcer';
import type { CalendarDay, PlacedSlot, PlacedTerm } from './model';
import { listenForDrags, type Press } from './move-drag';
import { isShownMove } from './move-machine';
import { moveText } from './move-text';
import { movesPart } from './moves-part';

export interface MoveOptions {
  /** The shown days. */
  days: readonly CalendarDay[];
  isLoaded: boolean;
  /** Shows another day. */
  onDay(day: string): void;
  /** A move requested before this chunk was loaded: by a term, or by a press that still holds one. */
  earlyRef: RefObject<PlacedTerm | Press | null>;
}

/**
 * Moves a term: a press on a slot or on another term chooses that place and confirms it. The shown days follow the chosen place, each
 * change is announced, and afterwards the term is focused again.
 */
export function useMove(area: RefObject<HTMLElement | null>, { days, isLoaded, onDay, earlyRef }: MoveOptions) {
  const moves = usePart(movesPart);
  const state = useValue(moves.state);
  const announce = use(AnnounceContext);
  const show = useEffectEvent((day: string) => {
    if (!days.some((one) => one.day === day)) onDay(day);
  });
  const shown = isShownMove(state) ? state : null;

  const text = moveText(state);
  useEffect(() => {
    if (text !== '') announce(text);
  }, [text, announce]);

  const candidateDay = shown?.candidate.day ?? null;
  useEffect(() => {
    if (candidateDay !== null) show(candidateDay);
  }, [candidateDay]);

  useFocusAfter(area, { term: shown?.term ?? null, isCancelled: state.is === 'idle', isLoaded, days, show });

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

  return {
    moves,
    begin,
    /** The shown move; `null` if there is none. */
    state: shown,
    onSlot: ({ day, from }: PlacedSlot) => takePlace(day, from),
    onTerm: ({ term, day, from }: PlacedTerm) =>
      shown !== null && (term.id === shown.term.term.id || takePlace(day, from)),
  };
}

interface FocusAfter extends Pick<MoveOptions, 'days' | 'isLoaded'> {
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
    const block = area.current.querySelector<HTMLElement>(`[data-term="${CSS.escape(String(placed.term.id))}"]`);
    const isAwaited = isCancelled && !days.some(({ day }) => day === placed.day);
    if (!block && isAwaited) return;
    focusTarget.current = null;
    (block ?? area.current.querySelector<HTMLElement>('[data-cell][tabindex="0"], [role="grid"]'))?.focus();
  }, [area, term, isCancelled, isLoaded, days]);
}
