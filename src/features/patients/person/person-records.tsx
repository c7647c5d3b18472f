import { use, useId, type ReactNode } from 'react';
import type { RecordId } from '../../../api/contract/fields';
import { useValue, usePart } from '../../../state/react/use-store';
import type { Resource } from '../../../state/resources/resource';
import { withCode } from '../../../texts/failures';
import { personTexts as texts } from '../../../texts/person';
import { receptTexts } from '../../../texts/recepts';
import { waitingRoomTexts } from '../../../texts/waiting-room';
import { Sensitive } from '../../../ui/content/personal';
import { RetryButton } from '../../../ui/controls/retry-button';
import { Notice } from '../../../ui/feedback/notice';
import { css } from '../../../ui/style/style';
import { type Shown, isSameId } from './known-person';
import { RecordLinksContext } from './record-links';
import { prescriptionsPart } from '../../prescriptions';
import { ticketsPart } from '../../tickets';
import type { Recept } from '../../prescriptions/contract';
import type { Ticket, TicketGroup } from '../../tickets/contract';

interface PersonRecordsProps extends Shown {
  userId: RecordId;
}

/** The open prescriptions and tickets of a person, except the shown one. Empty if there are none. */
export function PersonRecords({ userId, ...shown }: PersonRecordsProps) {
  const recepts = usePart(prescriptionsPart);
  const tickets = usePart(ticketsPart);
  const links = use(RecordLinksContext);
  const openRecepts = receptsOf(useValue(recepts.data), userId, shown);
  const openTickets = ticketsOf(useValue(tickets.data), userId, shown);
  return (
    <>
      <Records title={shown.receptId === undefined ? texts.recepts : texts.otherRecepts} count={openRecepts.length}>
        {openRecepts.map(({ id, recept_title, created_at_formated }) => {
          const medicine = <Sensitive>{recept_title ?? receptTexts.withoutMedicine}</Sensitive>;
          return (
            <li key={id} className={row}>
              {links ? (
                <links.Link to={links.receptPath(id)} className={link}>
                  {medicine}
                </links.Link>
              ) : (
                medicine
              )}
              {created_at_formated && <span className={muted}>{created_at_formated}</span>}
            </li>
          );
        })}
      </Records>
      <FailedList resource={recepts} message={texts.receptsFailed} />
      <Records title={shown.ticketId === undefined ? texts.tickets : texts.otherTickets} count={openTickets.length}>
        {openTickets.map(({ id, ticket_title, scheduled_formated }) => (
          <li key={id} className={row}>
            <span>{scheduled_formated ?? waitingRoomTexts.withoutTime}</span>
            <span className={muted}>{ticket_title}</span>
          </li>
        ))}
      </Records>
      <FailedList resource={tickets} message={texts.ticketsFailed} />
    </>
  );
}

function Records({ title, count, children }: { title: string; count: number; children: ReactNode }) {
  const id = useId();
  if (count === 0) return null;
  return (
    <div>
      <h3 id={id} className={heading}>
        {title}
      </h3>
      <ul aria-labelledby={id}>{children}</ul>
    </div>
  );
}

interface FailedListProps {
  resource: Pick<Resource<unknown>, 'data' | 'failure' | 'isLoading' | 'retry'>;
  message: string;
}

/** Says that a list failed to load: a failed list does not mean that there are no records. */
export function FailedList({ resource: { data, failure, isLoading, retry }, message }: FailedListProps) {
  const isKnown = useValue(data) !== null;
  const failed = useValue(failure);
  const isBusy = useValue(isLoading);
  if (isKnown || !failed) return null;
  return (
    <Notice variant="warning" role="status" action={<RetryButton isBusy={isBusy} onClick={retry} />}>
      {withCode(message, failed)}
    </Notice>
  );
}

/** The person's section of a record's detail; hidden while empty. */
export const personClass = css`
  display: grid;
  gap: 14px;
  padding-top: 18px;
  border-top: 1px solid var(--line);
  &:empty {
    display: none;
  }
`;

const heading = css`
  color: var(--muted);
  font-size: 14px;
  font-weight: 400;
`;

const row = css`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 10px;
  min-height: 26px;
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
`;

const link = css`
  display: inline-block;
  min-height: 26px;
`;

const muted = css`
  color: var(--muted);
`;

/** The pending requests for prescriptions of a user. */
export const receptsOf = (list: readonly Recept[] | null, userId: RecordId, { receptId }: Shown): readonly Recept[] =>
  (list ?? []).filter(isOfUser(userId, receptId));

/** A user's tickets in the waiting room, on any day. */
export const ticketsOf = (groups: readonly TicketGroup[] | null, userId: RecordId, { ticketId }: Shown) =>
  (groups ?? []).flatMap(({ tickets }) => tickets).filter(isOfUser(userId, ticketId));

const isOfUser =
  (userId: RecordId, shownId: RecordId | undefined) =>
  ({ id, user }: Pick<Recept | Ticket, 'id' | 'user'>) =>
    user !== null && isSameId(user.id, userId) && id !== shownId;
