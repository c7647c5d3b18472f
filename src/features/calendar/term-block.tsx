import { type CSSProperties, useId } from 'react';
import type { RecordId } from '../../api/contract/fields';
import { CALENDAR_TALL_EM } from '../../constants';
import { calendarScreenTexts as texts, minuteText } from '../../texts/calendar-screen';
import { badgeVariants } from '../../ui/feedback/badge';
import { classes } from '../../ui/style/style';
import { personName } from '../tickets/affected';
import { slotKey, termKey, slotName, termName } from './entries';
import { heightEm, rowsOf, type GridScale } from './grid-scale';
import type { PlacedSlot, PlacedTerm } from './model';
import * as style from './term-block.style';
import { CalendarClock, Star } from 'lucide-react';
import { hiddenClass } from '../../ui/style/theme';

interface BlockProps {
  scale: GridScale;
  /** The id of the icons. */
  spriteId: string;
}

/** A term in the grid. Few elements, and a function instead of a component: a week may have hundreds. */
export function termBlock(key: string, placed: PlacedTerm, { scale, spriteId, onOpen }: BlockProps & TermHandlers) {
  const { term, from, to, column, columns, isLengthAssumed } = placed;
  const { state, type } = term;
  const isTall = heightEm(placed, scale) >= CALENDAR_TALL_EM;
  const timeText = isTall && !isLengthAssumed ? texts.range(from, to) : minuteText(from);
  const position = { ...rowsOf(placed, scale), '--column': column, '--columns': columns } as CSSProperties;
  const note = [notes[state], isLengthAssumed ? texts.lengthAssumed : ''];
  return (
    <button
      key={key}
      type="button"
      // ARIA in HTML allows `gridcell` on a button.
      role="gridcell"
      tabIndex={-1}
      data-cell={termKey(placed)}
      data-term={term.id}
      data-from={from}
      data-type={type}
      data-state={state}
      data-time={timeText}
      data-beside={columns > 1 || undefined}
      data-note={note.filter(Boolean).join(', ') || undefined}
      aria-label={termName(placed)}
      aria-haspopup="dialog"
      className={classes(
        style.term,
        state === 'waiting' ? badgeVariants[type === PREMIUM ? 'premium' : 'schedule'] : style.past,
        isTall && style.tall,
      )}
      style={position}
      onClick={({ currentTarget }) => onOpen(placed, currentTarget)}
    >
      {kindIcon(spriteId, type)}
      <span className={style.name}>{personName(term)}</span>
    </button>
  );
}

/** The element that shows a term, in the grid or in the list. */
export const blockOf = (area: HTMLElement | null, id: RecordId) =>
  area?.querySelector<HTMLElement>(`[data-term="${CSS.escape(String(id))}"]`);

/** Shown beside the name. A cancelled term has no note: it is struck through. */
const notes = { waiting: '', served: '✓', missed: texts.states.missed, rejected: '' };

export interface TermHandlers {
  onOpen(placed: PlacedTerm, opener: HTMLElement): void;
}

/** A free slot in the grid. */
export function FreeSlot({ slot, scale, spriteId, onBook }: BlockProps & SlotHandlers & { slot: PlacedSlot }) {
  return (
    <button
      type="button"
      role="gridcell"
      tabIndex={-1}
      data-cell={slotKey(slot)}
      data-slot={slot.time}
      data-type={slot.type}
      data-from={slot.from}
      aria-label={slotName(slot)}
      aria-haspopup="dialog"
      className={classes(style.slot, slot.type === PREMIUM && style.premiumSlot)}
      style={rowsOf(slot, scale)}
      onClick={() => onBook(slot)}
    >
      {slot.type === PREMIUM && kindIcon(spriteId, slot.type)}
      {minuteText(slot.from)}
    </button>
  );
}

export interface SlotHandlers {
  onBook(slot: PlacedSlot): void;
}

/** The icons of the kinds, defined once and reused by all terms: a week may have hundreds. */
export function KindSprite({ id }: { id: string }) {
  return (
    <svg className={hiddenClass} aria-hidden="true">
      <CalendarClock id={`${id}schedule`} size="100%" />
      <Star id={`${id}schedule-premium`} size="100%" />
    </svg>
  );
}

/** A prefix for the sprite's ids, unique for each grid. */
export const useSpriteId = (): string => `kind${useId()}`;

/** The icon of a kind; an unknown kind has the icon of an ordinary appointment. */
const kindIcon = (spriteId: string, type: string) => (
  <svg aria-hidden="true">
    <use href={`#${spriteId}${type === PREMIUM ? PREMIUM : 'schedule'}`} />
  </svg>
);

export const PREMIUM = 'schedule-premium';
