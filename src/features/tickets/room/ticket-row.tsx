import { StickyNote, X } from 'lucide-react';
import { memo, useId, type Ref } from 'react';
import type { RecordId } from '../../../api/contract/fields';
import type { Ticket, TicketAction } from '../contract';
import type { PendingAction } from '../../../state/resources/pending-actions';
import { waitingRoomTexts as texts } from '../../../texts/waiting-room';
import { Button } from '../../../ui/controls/button';
import { ActionFailure } from '../../../ui/feedback/failure-notices';
import { Sensitive } from '../../../ui/content/personal';
import { classes } from '../../../ui/style/style';
import { hiddenClass } from '../../../ui/style/theme';
import { RecordOpener } from '../../patients/person';
import { TicketMenuPart, NextButton, NoShowButton } from './row-buttons';
import { UrgentMark, KindLabel, kindClass, TicketAvatar, TicketLead, shortTime, TicketTime } from './ticket-labels';
import { TicketClock } from './ticket-clock';
import { ticketName, ticketNumber } from './ticket-name';
import * as first from './next-row.style';
import * as style from './ticket-row.style';

export interface TicketHandlers {
  /** The address of a ticket, if it has one. */
  hrefOf: ((id: RecordId) => string) | undefined;
  onOpen(id: RecordId): void;
  /** Opens a confirmation if the action needs one. */
  onAct(ticket: Ticket, action: TicketAction): void;
  /** Retries a failed action. */
  onRetry(id: RecordId, action: TicketAction): void;
  /** Gets the button „Ďalší pacient“. */
  nextRef: Ref<HTMLButtonElement>;
}

interface TicketRowProps extends TicketHandlers {
  ticket: Ticket;
  /** The first ticket of today: offers „Ďalší pacient“, and stays visible when the list scrolls. */
  isNext: boolean;
  isReady: boolean;
  isChosen: boolean;
  /** A ticket of today: shows the wait, and can be moved if the server offers it. */
  isToday: boolean;
  /** The heading shows the day, so the times have a column of their own. */
  hasTimeColumn: boolean;
  /** The row is the bar at the bottom of the list, if the list is narrow. */
  isBar: boolean;
  /** During a search, the label of the first ticket. */
  mark: string | null;
  /** Distinguishes the ticket from another one of the same patient. */
  aside: string | null;
  pending: PendingAction<TicketAction> | null;
  /** The position within the day, and the space above in pixels; `null` if all rows are rendered. */
  position: { index: number; count: number; space: number } | null;
  ref?: Ref<HTMLLIElement> | undefined;
}

/** A ticket with its action. A click anywhere else opens its detail, which then shows a failure instead of the row. */
export function TicketRow({ position, isBar, ref, ...shown }: TicketRowProps) {
  const { ticket, isNext, isChosen, hasTimeColumn } = shown;
  const isTimeInColumn = hasTimeColumn && shortTime(ticket) !== null;
  return (
    <li
      ref={ref}
      className={classes(
        style.row,
        // The first row stands out anyway: without a time, it has no empty column.
        hasTimeColumn && (!isNext || isTimeInColumn) && style.timedRow,
        isTimeInColumn && 'has-time',
        isNext && first.nextRow,
        isNext && isBar && first.bar,
        isChosen && style.chosenRow,
        kindClass(ticket.type),
      )}
      data-ticket={ticket.id}
      data-bar={(isNext && isBar) || undefined}
      aria-posinset={position ? position.index + 1 : undefined}
      aria-setsize={position?.count}
      style={position && position.space > 0 ? { marginTop: position.space } : undefined}
    >
      <RowContent {...shown} isTimeInColumn={isTimeInColumn} />
    </li>
  );
}

type RowContentProps = Omit<TicketRowProps, 'position' | 'isBar' | 'hasTimeColumn' | 'ref'> & {
  isTimeInColumn: boolean;
};

const RowContent = memo(function RowContent(props: RowContentProps) {
  const { ticket, isNext, isReady, isChosen, isToday, isTimeInColumn, mark, aside, pending } = props;
  const { hrefOf, onOpen, onAct, onRetry, nextRef } = props;
  const id = useId();
  const name = [ticketName(ticket), aside].filter(Boolean).join(', ');
  const isBusy = pending?.state === 'pending';
  const { reject } = texts.actions;
  // The number is already the name: the ticket's origin is shown instead.
  const title = ticketNumber(ticket) === null ? ticket.ticket_title : ticket.origin_title;
  // The time and the kind.
  const described = isTimeInColumn ? `${id}time ${id}` : id;
  return (
    <>
      <TicketAvatar ticket={ticket} isLarge={isNext} />
      {isTimeInColumn && <TicketTime id={`${id}time`} ticket={ticket} className={style.time} />}
      <div className={style.text}>
        {mark !== null && <b className={first.mark}>{mark}</b>}
        <RecordOpener
          href={hrefOf?.(ticket.id)}
          className={classes(style.name, isNext && first.nextName)}
          aria-current={isChosen || undefined}
          aria-describedby={described}
          onOpen={() => onOpen(ticket.id)}
        >
          <TicketLead ticket={ticket} />
        </RecordOpener>
        <span id={id} className={style.facts}>
          {!isTimeInColumn && ticket.scheduled_formated && <b>{ticket.scheduled_formated}</b>}
          {title !== null && <span>{title}</span>}
          {aside !== null && aside !== title && <span>{aside}</span>}
          <KindLabel type={ticket.type} />
          <UrgentMark ticket={ticket} />
        </span>
        {isToday && <TicketClock ticket={ticket} />}
        {ticket.event_note && <Note text={ticket.event_note} />}
      </div>
      <div className={style.action}>
        {isNext ? (
          <>
            <NextButton
              ref={nextRef}
              name={name}
              isBusy={isBusy && pending.action !== 'no-show'}
              isReady={isReady && !isBusy}
              hasKey={mark === null}
              onPress={() => onAct(ticket, 'next')}
            />
            <NoShowButton
              name={name}
              isBusy={isBusy && pending.action === 'no-show'}
              isReady={isReady && !isBusy}
              onPress={() => onAct(ticket, 'no-show')}
            />
          </>
        ) : (
          <Button
            variant="silent"
            className={style.cancel}
            // The time distinguishes two appointments of the same patient.
            aria-label={[reject.labelOf(name), ticket.scheduled_formated].filter(Boolean).join(', ')}
            aria-describedby={id}
            isBusy={isBusy}
            icon={<X size={18} strokeWidth={1.5} aria-hidden="true" />}
            onClick={() => onAct(ticket, 'reject')}
          >
            <span>{reject.label}</span>
          </Button>
        )}
        {isToday && <TicketMenuPart ticket={ticket} name={name} />}
      </div>
      {pending && pending.state !== 'pending' && !isChosen && (
        <div className={style.failure}>
          <ActionFailure failure={pending} onRetry={() => onRetry(ticket.id, pending.action)}>
            {texts.actions[pending.action][pending.state]}
          </ActionFailure>
        </div>
      )}
    </>
  );
});

/** The note on one line; the detail shows the whole. */
function Note({ text }: { text: string }) {
  return (
    <span className={style.note}>
      <StickyNote size={14} strokeWidth={1.75} aria-hidden="true" />
      <span className={hiddenClass}>{texts.note} </span>
      <Sensitive className={style.noteText}>{text}</Sensitive>
    </span>
  );
}
