import { useRef } from 'react';
import { Check, Trash2, UserX, UserPlus } from 'lucide-react';
import type { RecordId } from '../../../api/contract/fields';
import type { Ticket, TicketAction, TicketUser } from '../contract';
import type { PendingAction } from '../../../state/resources/pending-actions';
import { useOffers, useValue, usePart, useStore } from '../../../state/react/use-store';
import { commonTexts } from '../../../texts/common';
import { waitingRoomTexts } from '../../../texts/waiting-room';
import { Button } from '../../../ui/controls/button';
import { ActionFailure } from '../../../ui/feedback/failure-notices';
import { lazyPart, usePrefetch } from '../../../ui/feedback/lazy-part';
import { Detail, detailActionsClass } from '../../../ui/lists/detail';
import { Item, Items } from '../../../ui/lists/items';
import { UrgentMark, KindLabel } from './ticket-labels';
import { Person, PersonNote } from '../../patients/person';
import { ticketsPart } from '..';
import { ticketName, ticketNumber } from './ticket-name';
import { css } from '../../../ui/style/style';
import { patientsPart } from '../../patients';

interface TicketDetailProps {
  ticket: Ticket;
  pending: PendingAction<TicketAction> | null;
  /** `false` for a moment after the ticket became the first one: a click may be meant for the previous one. */
  isReady: boolean;
  /** Opens a confirmation if the action needs one. */
  onAct(ticket: Ticket, action: TicketAction): void;
  /** Retries a failed action. */
  onRetry(id: RecordId, action: TicketAction): void;
}

export function TicketDetail({ ticket, pending, isReady, onAct, onRetry }: TicketDetailProps) {
  const name = ticketName(ticket);
  const canCall = useOffers('display');
  const canMove = useOffers('ticket-move');
  const failedButton = useRef<HTMLButtonElement>(null);
  const canMiss = useCanMiss(ticket.id);
  const actions = ticketActions.filter(({ action }) => action !== 'no-show' || canMiss);
  return (
    <Detail
      title={texts.title}
      name={name}
      letters={ticketNumber(ticket)}
      avatar={ticket.user?.attributes.avatar ?? null}
      aside={
        <>
          <KindLabel type={ticket.type} />
          <UrgentMark ticket={ticket} />
        </>
      }
    >
      {ticket.user && !ticket.is_patient && <AddPatientPrompt user={ticket.user} />}
      {ticket.user && <PersonNote userId={ticket.user.id} />}
      {ticket.user && <Person userId={ticket.user.id} ticketId={ticket.id} only="head" />}
      <Items>
        <Item name={texts.ticket}>{ticket.ticket_title}</Item>
        <Item name={texts.appointment}>{ticket.scheduled_formated ?? waitingRoomTexts.withoutTime}</Item>
        <Item name={texts.exchange}>{ticket.exchange_list_formated ?? commonTexts.notGiven}</Item>
        <Item name={texts.created}>{ticket.created_at_formated ?? commonTexts.notGiven}</Item>
        {ticket.origin_title && <Item name={texts.origin}>{ticket.origin_title}</Item>}
        {ticket.event_note && (
          <Item name={texts.note} isWide>
            {ticket.event_note}
          </Item>
        )}
      </Items>
      {pending && pending.state !== 'pending' && (
        <ActionFailure failure={pending} nextFocus={failedButton} onRetry={() => onRetry(ticket.id, pending.action)}>
          {waitingRoomTexts.actions[pending.action][pending.state]}
        </ActionFailure>
      )}
      {canCall && <CallTicket id={ticket.id} name={name} />}
      <div className={detailActionsClass}>
        {actions.map(({ action, Icon, variant }) => (
          <Button
            key={action}
            ref={pending?.action === action ? failedButton : null}
            variant={variant}
            icon={<Icon size={18} strokeWidth={1.5} aria-hidden="true" />}
            aria-label={waitingRoomTexts.actions[action].labelOf(name)}
            isBusy={pending?.state === 'pending' && pending.action === action}
            isDisabled={action !== 'reject' && !isReady}
            onClick={() => onAct(ticket, action)}
          >
            {waitingRoomTexts.actions[action].label}
          </Button>
        ))}
      </div>
      {canMove && <PrefetchedOrder ticket={ticket} />}
      {ticket.user && <Person userId={ticket.user.id} only="timeline" />}
    </Detail>
  );
}

const CallTicket = lazyPart('call-ticket', async () => (await import('./call-ticket')).CallTicket);

const TicketOrder = lazyPart('ticket-order', async () => (await import('../queue/ticket-order')).TicketOrder);

/** Prefetches only if the server offers to move tickets. */
function PrefetchedOrder({ ticket }: { ticket: Ticket }) {
  usePrefetch(TicketOrder);
  return <TicketOrder ticket={ticket} />;
}

const texts = waitingRoomTexts.detail;

/** Whether a ticket can be marked as missed: only those of today can. */
function useCanMiss(id: RecordId): boolean {
  const todays = useValue(usePart(ticketsPart).todays);
  return useOffers('ticket-no-show') && todays.some((ticket) => ticket.id === id);
}

/** The buttons of a ticket's detail, in order; their texts are in `waitingRoomTexts.actions`. `no-show` is not always offered. */
const ticketActions = [
  { action: 'reject', Icon: Trash2, variant: 'danger' },
  { action: 'no-show', Icon: UserX, variant: 'quiet' },
  { action: 'next', Icon: Check, variant: 'quiet' },
] as const;

/** Offers to add the ticket's user to the patients, with a confirmation. */
function AddPatientPrompt({ user }: { user: TicketUser }) {
  const { popups } = useStore();
  const patients = usePart(patientsPart);
  const pending = useValue(patients.pending).get(user.id);
  const confirmAddition = () =>
    popups.confirm({
      title: waitingRoomTexts.addTitle,
      description: waitingRoomTexts.addDescription,
      onConfirm: () => void patients.add(user.id),
    });
  return (
    <div className={prompt}>
      <p>{waitingRoomTexts.prompt}</p>
      {pending && pending.state !== 'pending' && (
        <ActionFailure failure={pending}>{waitingRoomTexts.addFailure[pending.state]}</ActionFailure>
      )}
      <Button
        variant="primary"
        icon={<UserPlus size={18} strokeWidth={1.5} aria-hidden="true" />}
        isBusy={pending?.state === 'pending'}
        onClick={confirmAddition}
      >
        {waitingRoomTexts.addPatient}
      </Button>
    </div>
  );
}

const prompt = css`
  display: grid;
  justify-items: start;
  gap: 12px;
  padding: 16px;
  border-radius: var(--radius);
  background: var(--primary-soft);
`;
