import { useRef } from 'react';
import type { RecordId, Ticket } from '../../api/contract';
import type { TicketAction } from '../../state/resources/tickets';
import type { PendingAction } from '../../state/resources/pending-actions';
import { commonTexts } from '../../texts/common';
import { waitingRoomTexts } from '../../texts/waiting-room';
import { Button } from '../../ui/controls/button';
import { ActionFailure } from '../../ui/feedback/action-failure';
import { Detail, detailActionsClass } from '../../ui/lists/detail';
import { Item, Items } from '../../ui/lists/items';
import { AddPatientPrompt } from './add-patient-prompt';
import { KindLabel } from './kind-label';
import { ticketActions } from './ticket-actions';
import { ticketName } from './ticket-name';

interface TicketDetailProps {
  ticket: Ticket;
  pending: PendingAction<TicketAction> | null;
  /** Asks first where the action needs a confirmation. */
  onAct(ticket: Ticket, action: TicketAction): void;
  /** Retries a failed action. */
  onRetry(id: RecordId, action: TicketAction): void;
}

export function TicketDetail({ ticket, pending, onAct, onRetry }: TicketDetailProps) {
  const name = ticketName(ticket);
  const failedButton = useRef<HTMLButtonElement>(null);
  return (
    <Detail
      title={texts.title}
      name={name}
      avatar={ticket.user?.attributes.avatar ?? null}
      aside={<KindLabel type={ticket.type} />}
    >
      {ticket.user && !ticket.is_patient && <AddPatientPrompt user={ticket.user} />}
      <Items>
        <Item name={texts.ticket}>{ticket.ticket_title}</Item>
        <Item name={texts.appointment}>{ticket.scheduled_formated ?? waitingRoomTexts.withoutTime}</Item>
        <Item name={texts.exchange}>{ticket.exchange_list_formated ?? commonTexts.notGiven}</Item>
        <Item name={texts.created}>{ticket.created_at_formated ?? commonTexts.notGiven}</Item>
        {ticket.origin_title && <Item name={texts.origin}>{ticket.origin_title}</Item>}
        {ticket.event_note && <Item name={texts.note}>{ticket.event_note}</Item>}
      </Items>
      {pending && pending.state !== 'pending' && (
        <ActionFailure nextFocus={failedButton} onRetry={() => onRetry(ticket.id, pending.action)}>
          {waitingRoomTexts.actions[pending.action][pending.state]}
        </ActionFailure>
      )}
      <div className={detailActionsClass}>
        {ticketActions.map(({ action, Icon, variant }) => (
          <Button
            key={action}
            ref={pending?.action === action ? failedButton : null}
            variant={variant}
            icon={<Icon size={18} strokeWidth={1.5} aria-hidden="true" />}
            aria-label={waitingRoomTexts.actions[action].labelOf(name)}
            isBusy={pending?.state === 'pending' && pending.action === action}
            onClick={() => onAct(ticket, action)}
          >
            {waitingRoomTexts.actions[action].label}
          </Button>
        ))}
      </div>
    </Detail>
  );
}

const texts = waitingRoomTexts.detail;
