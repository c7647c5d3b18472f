import { Check, Trash2 } from 'lucide-react';
import type { Ticket } from '../../api/contract';
import type { TicketAction } from '../../state/tickets';
import type { Work } from '../../state/work';
import { commonTexts } from '../../texts/common';
import { waitingRoomTexts } from '../../texts/waiting-room';
import { Avatar } from '../../ui/avatar';
import { Button } from '../../ui/button';
import { fullWidth } from '../../ui/list-with-preview';
import { css } from '../../ui/style';
import { AddPatientPrompt } from './add-patient-prompt';
import { KindLabel } from './kind-label';
import { ticketName } from './ticket-name';

interface TicketDetailProps {
  ticket: Ticket;
  work: Work<TicketAction> | null;
  onServe(ticket: Ticket): void;
  onRemove(ticket: Ticket): void;
}

export function TicketDetail({ ticket, work, onServe, onRemove }: TicketDetailProps) {
  const name = ticketName(ticket);
  const isBusy = (action: TicketAction) => work?.state === 'pending' && work.action === action;
  return (
    <div className={detail}>
      <h2 className={title}>{texts.title}</h2>
      <div className={person}>
        <Avatar name={name} source={ticket.user?.attributes.avatar ?? null} isLarge />
        <div className={words}>
          <p className={nameClass}>{name}</p>
          <KindLabel type={ticket.type} />
        </div>
      </div>
      {ticket.user && !ticket.is_patient && <AddPatientPrompt user={ticket.user} />}
      <dl className={items}>
        <Item name={texts.ticket} value={ticket.ticket_title} />
        <Item name={texts.appointment} value={ticket.scheduled_formated ?? waitingRoomTexts.withoutTime} />
        <Item name={texts.exchange} value={ticket.exchange_list_formated ?? commonTexts.notGiven} />
        <Item name={texts.created} value={ticket.created_at_formated ?? commonTexts.notGiven} />
        {ticket.origin_title && <Item name={texts.origin} value={ticket.origin_title} />}
        {ticket.event_note && <Item name={texts.note} value={ticket.event_note} />}
      </dl>
      <div className={actions}>
        <Button
          look="danger"
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
    </div>
  );
}

function Item({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

const texts = waitingRoomTexts.detail;

const detail = css`
  display: grid;
  gap: 18px;
  padding: 20px;
`;

const title = css`
  color: var(--muted);
  font-size: 15px;
`;

const person = css`
  display: flex;
  align-items: center;
  gap: 14px;
`;

const words = css`
  display: grid;
  justify-items: start;
  gap: 6px;
  min-width: 0;
`;

const nameClass = css`
  font-size: 18px;
  font-weight: 650;
  line-height: 1.2;
  overflow-wrap: anywhere;
  ${fullWidth} {
    font-size: 21px;
  }
`;

const items = css`
  display: grid;
  gap: 12px;
  & dt {
    color: var(--muted);
    font-size: 14px;
  }
  & dd {
    font-variant-numeric: tabular-nums;
    white-space: pre-line;
    overflow-wrap: anywhere;
  }
`;

const actions = css`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  padding-top: 4px;
`;
