import type { CSSProperties } from 'react';
import { printDayTexts as texts } from '../../../texts/print-day';
import { PrintSheet, printedClass } from '../../../ui/content/print-sheet';
import { ticketsPart } from '..';
import type { Ticket } from '../contract';
import { PRINTED_LINE_MM, PRINTED_LIST_MM, PRINTED_ROW_MM } from '../../../constants';
import { ownValue } from '../../../lib/own-properties';
import { dayIn } from '../../../lib/zone';
import { useValue, usePart, useStore } from '../../../state/react/use-store';
import { formatDay } from '../../../texts/language/format-day';
import { clockTime } from '../../../texts/language/format-moment';
import { initials } from '../../../texts/language/initials';
import { queueTexts } from '../../../texts/queue';
import { waitingRoomTexts } from '../../../texts/waiting-room';
import { useMeasuredTime, useZone } from '../../../ui/content/practice-time';
import { classes, css } from '../../../ui/style/style';
import { ticketName } from './ticket-name';

/** Prints today's list on one sheet. */
export function PrintDay() {
  const isEmpty = useValue(usePart(ticketsPart).todayCount) === 0;
  if (isEmpty) return null;
  return (
    <PrintSheet label={texts.print}>
      <PrintedDay />
    </PrintSheet>
  );
}

/** Today's list for print. While names are hidden on the screen, the paper has initials and no notes. */
function PrintedDay() {
  const { appData, display, clock } = useStore();
  const tickets = usePart(ticketsPart);
  const zone = useZone();
  const timeOf = useMeasuredTime();
  const day = useValue(tickets.firstDay);
  const loadedAt = useValue(tickets.loadedAt);
  const hasFailed = useValue(tickets.failure) !== null;
  const isOld = useValue(tickets.isOutdated) || hasFailed;
  const today = useValue(tickets.todays);
  const isPrivate = useValue(display.isPrivate);
  const doctor = useValue(appData.admin)?.attributes.doctor_name;
  const now = clock.now();
  // The height available to each row, with a header row and the lines between the rows.
  const share = PRINTED_LIST_MM / (today.length + 1) - PRINTED_LINE_MM;
  const height = Math.min(PRINTED_ROW_MM.most, Math.max(PRINTED_ROW_MM.least, share));
  const { columns } = texts;
  return (
    <section
      data-printed=""
      className={classes(printedClass, sheet)}
      style={{ '--row': `${height}mm` } as CSSProperties}
    >
      <header className={head}>
        {/* Not the clock's day: after midnight, without a connection, the list is still that of the day before. */}
        <h1>{texts.title(formatDay(day ?? dayIn(zone, now)))}</h1>
        <p>
          {[
            doctor,
            texts.count(today.length),
            isOld && loadedAt && texts.loadedAt(timeOf(loadedAt)),
            texts.printedAt(clockTime(now, zone)),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </header>
      <table className={tableClass}>
        <thead>
          <tr>
            <th>{columns.order}</th>
            <th>{columns.time}</th>
            <th>{columns.ticket}</th>
            <th>{columns.name}</th>
            <th>{columns.note}</th>
          </tr>
        </thead>
        <tbody>
          {today.map((ticket, index) => (
            <tr key={ticket.id}>
              <td>{index + 1}.</td>
              <td>{scheduledTime(ticket)}</td>
              <td>{kindOf(ticket)}</td>
              <td>{isPrivate ? initials(ticketName(ticket)) : ticketName(ticket)}</td>
              <td>{isPrivate ? null : ticket.event_note}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** The time without the day, which is in the title: „8:20“ of „dnes o 8:20“. */
const scheduledTime = ({ scheduled_formated }: Ticket) =>
  /\d{1,2}:\d\d(?!.*\d:\d)/.exec(scheduled_formated ?? '')?.[0] ?? '';

/** The ticket's title, followed by what it omits: the premium kind, if the appointment has a name of its own, and urgency. */
const kindOf = ({ type, ticket_title, is_urgent }: Ticket) => {
  const kind = ownValue(waitingRoomTexts.kinds, type);
  const more = [type === 'schedule-premium' && kind !== ticket_title && kind, is_urgent && queueTexts.urgent];
  const words = more.filter((one) => typeof one === 'string').join(', ');
  return words === '' ? ticket_title : `${ticket_title} (${words.toLowerCase()})`;
};

const sheet = css`
  @media print {
    font-size: min(11pt, calc(var(--row) * 0.62));
    line-height: 1.15;
  }
`;

export const head = css`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 6mm;
  height: 10mm;
  overflow: hidden;
  & > h1 {
    font-size: 14pt;
  }
  & > p {
    font-size: 9pt;
  }
`;

const tableClass = css`
  width: 100%;
  table-layout: fixed;
  border-collapse: collapse;
  & th,
  & td {
    height: var(--row);
    padding: 0 1.5mm;
    border-bottom: 0.2mm solid #888;
    overflow: hidden;
    text-align: left;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & th {
    border-bottom: 0.4mm solid #000;
  }
  & tr {
    break-inside: avoid;
  }
  & th:nth-child(1) {
    width: 14mm;
  }
  & th:nth-child(2) {
    width: 18mm;
  }
  & th:nth-child(3) {
    width: 46mm;
  }
  & th:nth-child(4) {
    width: 50mm;
  }
`;
