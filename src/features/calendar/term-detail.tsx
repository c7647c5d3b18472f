import { CalendarClock, X } from 'lucide-react';
import { useLayoutEffect, type RefObject } from 'react';
import type { RecordId } from '../../api/contract/fields';
import { calendarMoveTexts as moveTexts } from '../../texts/calendar-move';
import { calendarScreenTexts as texts } from '../../texts/calendar-screen';
import { formatDay } from '../../texts/language/format-day';
import { Button } from '../../ui/controls/button';
import { IconButton } from '../../ui/controls/icon-button';
import { TextLink } from '../../ui/controls/text-link';
import { Detail, detailActionsClass } from '../../ui/lists/detail';
import { Item, Items } from '../../ui/lists/items';
import { Popover } from '../../ui/overlays/popover';
import { Person, PersonNote } from '../patients/person';
import { waitingRoomPath } from '../tickets';
import { personName } from '../tickets/affected';
import { blockOf } from './term-block';
import type { CalendarDay, PlacedTerm } from './model';
import { TermBadges } from './list-rows';
import { css } from '../../ui/style/style';

/** The term whose detail is open, and the element that opened it. */
export interface OpenTerm {
  id: RecordId;
  opener: HTMLElement;
}

interface TermDetailProps {
  /** The element that contains the days. */
  area: RefObject<HTMLElement | null>;
  open: OpenTerm;
  days: readonly CalendarDay[];
  onMove(placed: PlacedTerm): void;
  /** Another element shows the term now; `null` closes the detail. */
  onOpen(open: OpenTerm | null): void;
}

/** The detail of a term, beside its block. Follows the term, also to another day, and closes when it is no longer shown. */
export function TermDetail({ area, open, days, onMove, onOpen }: TermDetailProps) {
  const onClose = () => onOpen(null);
  const placed = days.flatMap(({ terms }) => terms).find(({ term }) => term.id === open.id);
  useLayoutEffect(() => {
    const opener = blockOf(area.current, open.id);
    if (opener !== open.opener) onOpen(opener ? { ...open, opener } : null);
  }, [area, open, placed, onOpen]);
  if (!placed) return null;
  return (
    <Popover
      anchor={open.opener}
      onClose={onClose}
      label={texts.detail.title}
      placement="right-start"
      canCoverAnchor
      isModal
      className={box}
    >
      <div className={close}>
        <IconButton label={texts.detail.close} icon={<X size={20} strokeWidth={1.5} />} onClick={onClose} />
      </div>
      <Facts
        placed={placed}
        onMove={() => {
          onClose();
          onMove(placed);
        }}
      />
    </Popover>
  );
}

function Facts({ placed, onMove }: { placed: PlacedTerm; onMove(): void }) {
  const { term, day, from, to, isLengthAssumed } = placed;
  const { user, origin_title, event_note, state } = term;
  const length = to - from;
  return (
    <Detail
      title={texts.detail.title}
      name={personName(term)}
      avatar={user?.attributes.avatar ?? null}
      aside={<TermBadges term={term} />}
    >
      {user && <PersonNote userId={user.id} />}
      <Items>
        <Item name={texts.detail.when} isWide>
          {`${formatDay(day)}, ${texts.range(from, to)}`}
        </Item>
        <Item name={texts.detail.length} isWide={isLengthAssumed}>
          {isLengthAssumed ? texts.detail.assumed(length) : texts.detail.minutes(length)}
        </Item>
        {origin_title && <Item name={texts.detail.origin}>{origin_title}</Item>}
        {event_note && (
          <Item name={texts.detail.note} isWide>
            {event_note}
          </Item>
        )}
      </Items>
      {state === 'waiting' && (
        <div className={detailActionsClass}>
          <Button icon={<CalendarClock size={18} strokeWidth={1.75} aria-hidden="true" />} onClick={onMove}>
            {moveTexts.start}
          </Button>
          <TextLink to={`${waitingRoomPath}?tiket=${term.id}`}>{texts.detail.toRoom}</TextLink>
        </div>
      )}
      {user && <Person userId={user.id} ticketId={term.id} />}
    </Detail>
  );
}

/** On a phone, and in a low window, the detail is a bottom sheet. */
const asSheet = '@media (max-width: 480px), (max-height: 560px)';

const box = css`
  width: 400px;
  max-width: calc(100vw - 24px);
  max-height: min(640px, calc(100dvh - 24px));
  ${asSheet} {
    inset: auto 0 0 !important;
    width: auto;
    max-width: none !important;
    max-height: calc(100dvh - 24px) !important;
    border-radius: 16px 16px 0 0;
  }
`;

const close = css`
  position: sticky;
  top: 8px;
  z-index: 1;
  display: flex;
  justify-content: flex-end;
  height: 0;
  padding-right: 8px;
`;
