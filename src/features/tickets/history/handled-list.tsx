import { Ban, Check, Undo2, UserX, type LucideIcon } from 'lucide-react';
import { memo, useRef } from 'react';
import { handledStatuses, type HandledStatus, type HandledTicket } from '../history.contract';
import { useValue, usePart } from '../../../state/react/use-store';
import { historyTexts as texts } from '../../../texts/history';
import { Loading } from '../../../ui/feedback/loading';
import { ResourceView, type ResourceSnapshot } from '../../../ui/feedback/resource-view';
import { returnsPart } from '../returns';
import type { Ticket } from '../contract';
import type { PendingAction } from '../../../state/resources/pending-actions';
import { clockTime } from '../../../texts/language/format-moment';
import { ticketSubject } from '../../../texts/waiting-room';
import { Button } from '../../../ui/controls/button';
import { ActionFailure } from '../../../ui/feedback/failure-notices';
import { Badge, type BadgeVariant } from '../../../ui/feedback/badge';
import { useZone } from '../../../ui/content/practice-time';
import { Sensitive } from '../../../ui/content/personal';
import { wideLabel } from './office-card.style';
import { css } from '../../../ui/style/style';

/** Tickets served, cancelled and missed today, with the count of each. */
export function HandledList({ id, resource }: { id: string; resource: ResourceSnapshot<readonly HandledTicket[]> }) {
  const returns = usePart(returnsPart);
  const returning = useValue(returns.pending);
  return (
    <div id={id} className={listClass}>
      <ResourceView
        resource={resource}
        failedTitle={texts.loadFailed}
        skeleton={<Loading rows={2} />}
        empty={<p className={counts}>{texts.empty}</p>}
      >
        {(list) => (
          <>
            <p className={counts}>{countsOf(list)}</p>
            <ul aria-label={texts.list} className={rowsClass}>
              {list.map((ticket) => (
                <HandledRow
                  key={ticket.id}
                  ticket={ticket}
                  returning={returning.get(ticket.id) ?? null}
                  onReturn={returns.run}
                />
              ))}
            </ul>
          </>
        )}
      </ResourceView>
    </div>
  );
}

/** „12 odbavených · 2 neprišli“ */
function countsOf(list: readonly HandledTicket[]): string {
  return handledStatuses
    .flatMap((status) => {
      const { length } = list.filter((ticket) => ticket.status === status);
      return length > 0 ? [texts.counts[status](length)] : [];
    })
    .join(' · ');
}

interface HandledRowProps {
  ticket: HandledTicket;
  returning: PendingAction<'return'> | null;
  onReturn(ticket: Ticket): Promise<void>;
}

/** A handled ticket: time, name, outcome, who handled it, and a button that returns it. */
const HandledRow = memo(function HandledRow({ ticket, returning, onReturn }: HandledRowProps) {
  const zone = useZone();
  const name = ticketSubject(ticket);
  const button = useRef<HTMLButtonElement>(null);
  const { text, Icon, variant } = statuses[ticket.status];
  const back = () => void onReturn(ticket);
  return (
    <li className={row} data-handled={ticket.id}>
      <time className={timeClass} dateTime={ticket.handled_at}>
        {clockTime(Date.parse(ticket.handled_at), zone)}
      </time>
      <div className={textClass}>
        <Sensitive className={nameClass}>{name}</Sensitive>
        <span className={facts}>
          <Badge variant={variant} Icon={Icon}>
            {text}
          </Badge>
          {name !== ticket.ticket_title && <span>{ticket.ticket_title}</span>}
          {ticket.scheduled_formated && <span>{ticket.scheduled_formated}</span>}
          {ticket.handled_by && <span>{ticket.handled_by}</span>}
        </span>
      </div>
      <Button
        ref={button}
        data-open=""
        aria-label={texts.returnOf(name)}
        title={texts.return}
        icon={<Undo2 size={18} strokeWidth={1.5} aria-hidden="true" />}
        isBusy={returning?.state === 'pending'}
        // The next row's button takes the place.
        onClick={({ detail }) => detail < 2 && back()}
      >
        <span className={wideLabel}>{texts.return}</span>
      </Button>
      {returning && returning.state !== 'pending' && (
        <div className={failureClass}>
          <ActionFailure failure={returning} nextFocus={button} onRetry={back}>
            {texts.returnFailed[returning.state]}
          </ActionFailure>
        </div>
      )}
    </li>
  );
});

const statuses: Readonly<Record<HandledStatus, { text: string; Icon: LucideIcon; variant: BadgeVariant }>> = {
  served: { text: texts.statuses.served, Icon: Check, variant: 'good' },
  rejected: { text: texts.statuses.rejected, Icon: Ban, variant: 'plain' },
  missed: { text: texts.statuses.missed, Icon: UserX, variant: 'waiting' },
};

const listClass = css`
  display: grid;
  gap: 8px;
  padding-top: 4px;
  border-top: 1px solid var(--line);
`;

const counts = css`
  color: var(--muted);
  font-variant-numeric: tabular-nums;
`;

/** Limited in height: a long list must not push the waiting room out of view. */
const rowsClass = css`
  display: grid;
  max-height: min(50vh, 440px);
  overflow: auto;
`;

const row = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: 4px 14px;
  padding: 8px 2px;
  & + & {
    border-top: 1px solid var(--line);
  }
`;

const timeClass = css`
  min-width: 44px;
  font-weight: 600;
  font-variant-numeric: tabular-nums;
  text-align: right;
`;

const textClass = css`
  display: grid;
  justify-items: start;
  gap: 3px;
  min-width: 0;
`;

const nameClass = css`
  font-weight: 600;
  overflow-wrap: anywhere;
`;

const facts = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 3px 10px;
  min-width: 0;
  color: var(--muted);
  font-size: 14px;
  overflow-wrap: anywhere;
`;

const failureClass = css`
  grid-column: 1 / -1;
`;
