import { memo } from 'react';
import type { RecordId, Ticket } from '../../api/contract';
import type { TicketAction } from '../../state/resources/tickets';
import type { PendingAction } from '../../state/resources/pending-actions';
import { waitingRoomTexts as texts } from '../../texts/waiting-room';
import { Avatar } from '../../ui/content/avatar';
import { Button } from '../../ui/controls/button';
import { ActionFailure } from '../../ui/feedback/action-failure';
import { Sensitive } from '../../ui/content/sensitive';
import { classes } from '../../ui/style/style';
import { KindLabel, kindClass } from './kind-label';
import { ticketName } from './ticket-name';
import * as style from './ticket-row.style';

export interface TicketHandlers {
  onOpen(id: RecordId): void;
  /** Asks first where the action needs a confirmation. */
  onAct(ticket: Ticket, action: TicketAction): void;
  /** Retries a failed action. */
  onRetry(id: RecordId, action: TicketAction): void;
}

interface TicketRowProps extends TicketHandlers {
  ticket: Ticket;
  /** The first ticket of today: it offers „Ďalší pacient“. */
  isNext: boolean;
  isReady: boolean;
  isChosen: boolean;
  pending: PendingAction<TicketAction> | null;
}

/** One ticket with its action. A click anywhere else opens its detail, which then shows a failure instead of the row. */
export const TicketRow = memo(function TicketRow(props: TicketRowProps) {
  const { ticket, isNext, isReady, isChosen, pending, onOpen, onAct, onRetry } = props;
  const name = ticketName(ticket);
  const isBusy = pending?.state === 'pending';
  const { reject } = texts.actions;
  return (
    <li
      className={classes(style.row, isNext && style.nextRow, isChosen && style.chosenRow, kindClass(ticket.type))}
      data-ticket={ticket.id}
    >
      <Avatar name={name} source={ticket.user?.attributes.avatar ?? null} isLarge={isNext} />
      <div className={style.text}>
        <button
          type="button"
          className={classes(style.name, isNext && style.nextName)}
          data-open=""
          aria-current={isChosen || undefined}
          onClick={() => onOpen(ticket.id)}
        >
          <Sensitive>{name}</Sensitive>
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
            isDisabled={!isReady}
            onClick={() => onAct(ticket, 'next')}
          >
            {texts.next}
          </Button>
        ) : (
          <Button aria-label={reject.labelOf(name)} isBusy={isBusy} onClick={() => onAct(ticket, 'reject')}>
            {reject.label}
          </Button>
        )}
      </div>
      {pending && pending.state !== 'pending' && !isChosen && (
        <div className={style.failure}>
          <ActionFailure onRetry={() => onRetry(ticket.id, pending.action)}>
            {texts.actions[pending.action][pending.state]}
          </ActionFailure>
        </div>
      )}
    </li>
  );
});
