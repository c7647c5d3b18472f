import type { Ticket } from '../contract';
import { SUMMARY_TICKETS } from '../../../constants';
import { useResource } from '../../../state/react/use-resource';
import { useValue, usePart } from '../../../state/react/use-store';
import { waitingRoomTexts } from '../../../texts/waiting-room';
import { Card } from '../../../ui/content/card';
import { Loading } from '../../../ui/feedback/loading';
import { ResourceView } from '../../../ui/feedback/resource-view';
import { emoji, Message } from '../../../ui/feedback/message';
import { css } from '../../../ui/style/style';
import { TextLink } from '../../../ui/controls/text-link';
import { UrgentMark, KindLabel, TicketLead, shortTime, TicketTime } from './ticket-labels';
import { ticketNumber } from './ticket-name';
import { TodayCounter } from './room-head';
import { waitingRoomPath } from '../paths';
import { ticketsPart } from '../part';

const texts = waitingRoomTexts.summary;

/** The next tickets of today, with a link to the waiting room. */
export function TodaySummary() {
  const tickets = usePart(ticketsPart);
  const resource = useResource(tickets);
  const count = useValue(tickets.todayCount);
  const [next, ...others] = count > 0 ? (resource.data?.[0]?.tickets ?? []) : [];
  const shown = others.slice(0, SUMMARY_TICKETS);
  const rest = others.length - shown.length;
  return (
    <Card title={texts.title} action={<TextLink to={waitingRoomPath}>{texts.open}</TextLink>} isRevealedByKeys>
      <ResourceView
        resource={resource}
        failedTitle={waitingRoomTexts.loadFailed}
        skeleton={<Loading rows={2} hasLargeFirst />}
        stale={null}
        isEmpty={() => !next}
        empty={<Message emoji={emoji.smiling} title={texts.empty} />}
      >
        {() =>
          next && (
            <>
              <TodayCounter />
              <div className={nextClass}>
                <p className={label}>{texts.next}</p>
                <p className={name}>
                  <TicketLead ticket={next} />
                </p>
                <p className={facts}>
                  {next.scheduled_formated && <Appointment ticket={next} />}
                  {ticketNumber(next) === null && <span>{next.ticket_title}</span>}
                  <KindLabel type={next.type} />
                  <UrgentMark ticket={next} />
                </p>
              </div>
              {shown.length > 0 && (
                <ol className={list} aria-label={texts.then}>
                  {shown.map((ticket) => (
                    <li key={ticket.id} className={row}>
                      <span className={otherName}>
                        <TicketLead ticket={ticket} />
                      </span>
                      <span className={facts}>
                        {ticket.scheduled_formated ? (
                          <Appointment ticket={ticket} />
                        ) : (
                          ticketNumber(ticket) === null && ticket.ticket_title
                        )}
                      </span>
                    </li>
                  ))}
                </ol>
              )}
              {rest > 0 && <p className={label}>{texts.more(rest)}</p>}
            </>
          )
        }
      </ResourceView>
    </Card>
  );
}

/** The time alone, because the card is about today. */
const Appointment = ({ ticket }: { ticket: Ticket }) =>
  shortTime(ticket) === null ? <b>{ticket.scheduled_formated}</b> : <TicketTime ticket={ticket} />;

const nextClass = css`
  display: grid;
  gap: 2px;
  padding: 12px 16px;
  border-radius: var(--radius);
  background: var(--primary-soft);
`;

const label = css`
  color: var(--muted);
  font-size: 14px;
`;

const name = css`
  font-size: 25px;
  font-weight: 650;
  line-height: 1.25;
  overflow-wrap: anywhere;
`;

const facts = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 10px;
  min-width: 0;
  color: var(--muted);
  font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
  & > * {
    min-width: 0;
  }
  & b {
    color: var(--text);
    font-weight: 600;
  }
`;

const list = css`
  display: grid;
`;

const row = css`
  position: relative;
  display: flex;
  justify-content: space-between;
  gap: 4px 12px;
  padding: 8px 0;
  border-bottom: 1px solid var(--line);
`;

const otherName = css`
  min-width: 0;
  font-weight: 550;
  overflow-wrap: anywhere;
`;
