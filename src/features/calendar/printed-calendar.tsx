import { useStore, useValue } from '../../state/react/use-store';
import { calendarScreenTexts as texts } from '../../texts/calendar-screen';
import { formatDay } from '../../texts/language/format-day';
import { clockTime } from '../../texts/language/format-moment';
import { initials } from '../../texts/language/initials';
import { useZone } from '../../ui/content/practice-time';
import { PrintSheet, printedClass } from '../../ui/content/print-sheet';
import { personName } from '../tickets/affected';
import { entriesOf, kindText } from './entries';
import type { CalendarDay, PlacedTerm } from './model';
import { css } from '../../ui/style/style';

/** Prints the shown day, or a sheet with the days of the week. */
export function PrintCalendar({ days, isLoaded }: { days: readonly CalendarDay[]; isLoaded: boolean }) {
  if (!isLoaded) return null;
  return (
    <PrintSheet label={texts.print}>
      <PrintedCalendar days={days} />
    </PrintSheet>
  );
}

/** The printed day or week. If names are hidden on the screen, the paper has initials and no notes. */
function PrintedCalendar({ days }: { days: readonly CalendarDay[] }) {
  const { appData, display, clock } = useStore();
  const isPrivate = useValue(display.isPrivate);
  const zone = useZone();
  const doctor = useValue(appData.admin)?.attributes.doctor_name;
  const [first] = days;
  const last = days.at(-1);
  if (!first || !last) return null;
  const isDay = days.length === 1;
  const terms = days.reduce((count, day) => count + day.terms.length, 0);
  const title = isDay ? texts.printed.day(first.day) : texts.printed.week(first.day, last.day);
  const about = [doctor, texts.termCount(terms), texts.printed.at(clockTime(clock.now(), zone))];
  return (
    <section data-printed="" className={printedClass}>
      <header className={head}>
        <h1>{title}</h1>
        <p>{about.filter(Boolean).join(' · ')}</p>
      </header>
      {days.map((day) =>
        isDay || day.terms.length > 0 || day.absences.length > 0 || day.walkIns > 0 ? (
          <PrintedDay key={day.day} day={day} isPrivate={isPrivate} isAlone={isDay} />
        ) : null,
      )}
    </section>
  );
}

interface PrintedDayProps {
  day: CalendarDay;
  isPrivate: boolean;
  /** The sheet of a single day, which includes the free slots, for handwriting. */
  isAlone: boolean;
}

function PrintedDay({ day, isPrivate, isAlone }: PrintedDayProps) {
  const { columns } = texts.printed;
  const rows = entriesOf(day).filter((entry) => isAlone || 'term' in entry);
  const notes = [
    day.walkIns > 0 ? texts.walkInsName(day.walkIns) : null,
    ...day.absences.map(({ from, to }) => texts.absenceName(from, to)),
  ].filter((note) => note !== null);
  return (
    <div className={dayClass}>
      {!isAlone && <h2>{formatDay(day.day)}</h2>}
      {notes.length > 0 && <p>{notes.join(', ')}</p>}
      <table className={tableClass}>
        <thead>
          <tr>
            {[columns.time, columns.name, columns.kind, columns.note].map((name) => (
              <th key={name}>{name}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((entry) => (
            <tr key={entry.key}>
              {'term' in entry ? (
                <TermCells placed={entry.term} isPrivate={isPrivate} />
              ) : (
                <>
                  <td>{texts.range(entry.slot.from, entry.slot.to)}</td>
                  <td />
                  <td>{`${kindText(entry.slot.type)}, ${texts.printed.free}`}</td>
                  <td />
                </>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function TermCells({ placed: { term, from, to }, isPrivate }: { placed: PlacedTerm; isPrivate: boolean }) {
  const name = personName(term);
  const state = term.state === 'waiting' ? null : texts.states[term.state];
  return (
    <>
      <td>{texts.range(from, to)}</td>
      <td>{isPrivate ? initials(name) : name}</td>
      <td>{[kindText(term.type), state].filter((text) => text !== null).join(', ')}</td>
      <td>{isPrivate ? null : term.event_note}</td>
    </>
  );
}

const head = css`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 6mm;
  margin-bottom: 4mm;
  & > h1 {
    font-size: 14pt;
  }
  & > p {
    font-size: 9pt;
  }
`;

const dayClass = css`
  margin-bottom: 5mm;
  font-size: 10pt;
  & > h2 {
    margin-bottom: 1mm;
    font-size: 11pt;
    break-after: avoid;
  }
  & > p {
    margin-bottom: 1mm;
    font-size: 9pt;
  }
`;

const tableClass = css`
  width: 100%;
  table-layout: fixed;
  border-collapse: collapse;
  & th,
  & td {
    padding: 1mm 1.5mm;
    border-bottom: 0.2mm solid #888;
    text-align: left;
    vertical-align: top;
    overflow-wrap: anywhere;
  }
  & th {
    border-bottom: 0.4mm solid #000;
  }
  & tr {
    break-inside: avoid;
  }
  & th:nth-child(1) {
    width: 30mm;
  }
  & th:nth-child(2) {
    width: 56mm;
  }
  & th:nth-child(3) {
    width: 42mm;
  }
`;
