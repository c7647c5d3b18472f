import { CalendarClock, Check, Star, UserX, X, type LucideIcon, ChevronDown } from 'lucide-react';
import { calendarScreenTexts as texts, minuteText } from '../../texts/calendar-screen';
import { Sensitive } from '../../ui/content/personal';
import { Badge, type BadgeVariant } from '../../ui/feedback/badge';
import { classes } from '../../ui/style/style';
import { hiddenClass } from '../../ui/style/theme';
import { personName } from '../tickets/affected';
import type { Term, TermState } from './contract';
import * as style from './day-list.style';
import { termKey, kindText, slotKey, slotName } from './entries';
import { PREMIUM, type TermHandlers, type SlotHandlers } from './term-block';
import type { PlacedTerm, PlacedSlot } from './model';
import { useId } from 'react';

/** A term in the list. */
export function TermRow({ placed, onOpen }: TermHandlers & { placed: PlacedTerm }) {
  const { term, from, to, isLengthAssumed } = placed;
  return (
    <li>
      <button
        type="button"
        data-cell={termKey(placed)}
        data-term={term.id}
        data-from={from}
        aria-haspopup="dialog"
        className={classes(style.term, term.state !== 'waiting' && style.past)}
        onClick={({ currentTarget }) => onOpen(placed, currentTarget)}
      >
        <span className={style.time}>{texts.range(from, to)}</span>
        <span className={style.name}>
          <Sensitive>{personName(term)}</Sensitive>
          {isLengthAssumed && <small>{texts.lengthAssumed}</small>}
        </span>
        <TermBadges term={term} />
      </button>
    </li>
  );
}

export const TermBadges = ({ term }: { term: Term }) => (
  <span className={style.badges}>
    <KindBadge type={term.type} />
    <StateBadge state={term.state} />
  </span>
);

const KindBadge = ({ type }: { type: string }) => (
  <Badge variant={type === PREMIUM ? 'premium' : 'schedule'} Icon={type === PREMIUM ? Star : CalendarClock}>
    {kindText(type)}
  </Badge>
);

/** The state of a term. `waiting`, the usual state, is only announced to screen readers. */
function StateBadge({ state }: { state: TermState }) {
  if (state === 'waiting') return <span className={hiddenClass}>{texts.states.waiting}</span>;
  const { variant, Icon } = badges[state];
  return (
    <Badge variant={variant} Icon={Icon}>
      {texts.states[state]}
    </Badge>
  );
}

const badges: Readonly<Record<Exclude<TermState, 'waiting'>, { variant: BadgeVariant; Icon: LucideIcon }>> = {
  served: { variant: 'good', Icon: Check },
  missed: { variant: 'bad', Icon: UserX },
  rejected: { variant: 'plain', Icon: X },
};

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
