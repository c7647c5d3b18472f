import { Check, Trash2 } from 'lucide-react';
import type { Ticket } from '../../api/contract';
import type { TicketAction } from '../../state/resources/tickets';
import type { PendingAction } from '../../state/resources/pending-actions';
import { commonTexts } from '../../texts/common';
import { waitingRoomTexts } from '../../texts/waiting-room';
import { Button } from '../../ui/controls/button';
import { Detail, detailActionsClass } from '../../ui/lists/detail';
import { Item, Items } from '../../ui/lists/items';
import { AddPatientPrompt } from './add-patient-prompt';
import { KindLabel } from './kind-label';
import { ticketName } from './ticket-name';

interface TicketDetailProps {
  ticket: Ticket;
  work: PendingAction<TicketAction> | null;
  onServe(ticket: Ticket): void;
  onRemove(ticket: Ticket): void;
}

export function TicketDetail({ ticket, work, onServe, onRemove }: TicketDetailProps) {
  const name = ticketName(ticket);
  const isBusy = (action: TicketAction) => work?.state === 'pending' && work.action === action;
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
      <div className={detailActionsClass}>
        <Button
          variant="danger"
          icon={<Trash2 size={18} strokeWidth={1.5} aria-hidden="true" />}
          aria-label={waitingRoomTexts.removeOf(name)}
          isBusy={isBusy('reject')}
          onClick={() => onRemove(ticket)}
        >
          {waitingRoomTexts.remove}
        </Button>
        <Button
          icon={<Check size={18} strokeWidth={1.5} aria-hidden="true" />}
          aria-label={texts.serveOf(name)}
          isBusy={isBusy('next')}
          onClick={() => onServe(ticket)}
        >
          {texts.serve}
        </Button>
      </div>
    </Detail>
  );
}

const texts = waitingRoomTexts.detail;
