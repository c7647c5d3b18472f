import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { calendarScreenTexts as texts, minuteText } from '../../texts/calendar-screen';
import { classes } from '../../ui/style/style';
import * as style from './day-list.style';
import { slotKey, slotName } from './entries';
import { KindBadge } from './term-row';
import { PREMIUM } from './kind-sprite';
import type { PlacedSlot } from './model';
import type { SlotHandlers } from './term-block';

interface FreeRowProps extends SlotHandlers {
  rowKey: string;
  /** At least one slot, sorted by start. */
  slots: readonly PlacedSlot[];
  isOpen: boolean;
  /** Expands the row during a move, so that each slot can be chosen directly. */
  isMoving: boolean;
  onToggle(): void;
}

/** Free slots between two terms: their number and, in an expanded row, each slot. */
export function FreeRow({ rowKey, slots, isOpen: isOpened, isMoving, onToggle, onBook }: FreeRowProps) {
  const isOpen = isOpened || isMoving;
  const listId = useId();
  const [first] = slots;
  const last = slots.at(-1);
  if (!first || !last) return null;
  return (
    <li>
      <button
        type="button"
        data-cell={rowKey}
        data-from={first.from}
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        className={style.free}
        onClick={onToggle}
      >
        <span className={style.time}>{texts.range(first.from, last.to)}</span>
        <span className={style.freeCount}>{texts.freeCount(slots.length)}</span>
        <ChevronDown size={18} strokeWidth={1.5} aria-hidden="true" />
      </button>
      {isOpen && (
        <ul id={listId} className={style.slots}>
          {slots.map((slot) => (
            <li key={slotKey(slot)}>
              <button
                type="button"
                data-cell={slotKey(slot)}
                data-slot={slot.time}
                data-type={slot.type}
                data-from={slot.from}
                aria-label={slotName(slot)}
                aria-haspopup="dialog"
                className={classes(style.slot, slot.type === PREMIUM && style.premiumSlot)}
                onClick={() => onBook(slot)}
              >
                {minuteText(slot.from)}
                {slot.type === PREMIUM && <KindBadge type={slot.type} />}
              </button>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
