import { memo } from 'react';
import type { RecordId, Ticket } from '../../api/contract';
import type { TicketAction } from '../../state/resources/tickets';
import type { PendingAction } from '../../state/resources/pending-actions';
import { commonTexts } from '../../texts/common';
import { waitingRoomTexts as texts } from '../../texts/waiting-room';
import { Avatar } from '../../ui/content/avatar';
import { Button } from '../../ui/controls/button';
import { Notice } from '../../ui/feedback/notice';
import { Personal } from '../../ui/content/personal';
import { classes } from '../../ui/style/style';
import { KindLabel, kindClass } from './kind-label';
import { ticketName } from './ticket-name';
import * as style from './ticket-row.style';

export interface TicketRowHandlers {
  onOpen(id: RecordId): void;
  onNext(id: RecordId): void;
  onRemove(ticket: Ticket): void;
  /** Does again what failed. */
  onRetry(id: RecordId, action: TicketAction): void;
}

interface TicketRowProps extends TicketRowHandlers {
  ticket: Ticket;
  /** The first ticket of today: it offers „Ďalší pacient“. */
  isNext: boolean;
  isArmed: boolean;
  isChosen: boolean;
  work: PendingAction<TicketAction> | null;
}

/** One ticket. A press anywhere on it opens its detail; its one action stands apart. */
export const TicketRow = memo(function TicketRow(props: TicketRowProps) {
  const { ticket, isNext, isArmed, isChosen, work, onOpen, onNext, onRemove, onRetry } = props;
  const name = ticketName(ticket);
  const isBusy = work?.state === 'pending';
  return (
    <li
      className={classes(style.row, isNext && style.nextRow, isChosen && style.chosenRow, kindClass(ticket.type))}
      data-ticket={ticket.id}
    >
      <Avatar name={name} source={ticket.user?.attributes.avatar ?? null} isLarge={isNext} />
      <div className={style.words}>
        <button
          type="button"
          className={classes(style.name, isNext && style.nextName)}
          data-open=""
          aria-current={isChosen || undefined}
          onClick={() => onOpen(ticket.id)}
        >
          <Personal>{name}</Personal>
        </button>
        <span className={style.facts}>
          {ticket.scheduled_formated && <b>{ticket.scheduled_formated}</b>}
          <span>{ticket.ticket_title}</span>
          <KindLabel type={ticket.type} />
        </span>
      </div>
      <div className={style.action}>
        {isNext ? (
          <Button
            variant="primary"
            size="large"
            aria-label={texts.nextOf(name)}
            isBusy={isBusy}
            isDisabled={!isArmed}
            onClick={() => onNext(ticket.id)}
          >
            {texts.next}
          </Button>
        ) : (
          <Button aria-label={texts.removeOf(name)} isBusy={isBusy} onClick={() => onRemove(ticket)}>
            {texts.remove}
          </Button>
        )}
      </div>
      {work?.state === 'failed' && (
        <div className={style.failure}>
          <Notice
            variant="danger"
            role="alert"
            action={<Button onClick={() => onRetry(ticket.id, work.action)}>{commonTexts.retry}</Button>}
          >
            {texts.failed[work.action]}
          </Notice>
        </div>
      )}
    </li>
  );
});
