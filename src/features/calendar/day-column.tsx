import { memo, type CSSProperties, useLayoutEffect, useMemo, useRef } from 'react';
import { useValue, useStore } from '../../state/react/use-store';
import { minuteIn } from '../../lib/zone';
import { calendarScreenTexts as texts } from '../../texts/calendar-screen';
import { formatDay } from '../../texts/language/format-day';
import { lazyPart } from '../../ui/feedback/lazy-part';
import { classes, css } from '../../ui/style/style';
import { DayHead } from './day-head';
import { entriesOf } from './entries';
import { rowsOf, type GridScale } from './grid-scale';
import { type CalendarDay, type Minutes, minutesOfTime } from './model';
import { FreeSlot, termBlock, type SlotHandlers, type TermHandlers } from './term-block';

export interface GridHandlers extends TermHandlers, SlotHandlers {
  onDay(day: string): void;
}

interface DayColumnProps {
  day: CalendarDay;
  isToday: boolean;
  scale: GridScale;
  spriteId: string;
  /** The only day of the grid: its head is no link. */
  isAlone: boolean;
  handlers: GridHandlers;
}

const MoveMarks = lazyPart(
  'calendar-term',
  async () => (await import('./term-parts')).MoveMarks,
  () => null,
);

/** A day of the grid. Re-rendered only when something of the day changes. */
export const DayColumn = memo(function DayColumn(props: DayColumnProps) {
  const { day, isToday, scale, spriteId, isAlone, handlers } = props;
  const { hours } = scale;
  return (
    <div
      role="row"
      tabIndex={-1}
      aria-label={formatDay(day.day)}
      data-day={day.day}
      className={classes(column, isToday && todayColumn)}
    >
      <DayHead day={day} isToday={isToday} isAlone={isAlone} onDay={handlers.onDay} />
      <div className={rows}>
        <OpenHours spans={day.hours} scale={scale} />
        {day.absences.map((absence) => (
          <div key={absence.from} aria-hidden="true" className={absenceClass} style={rowsOf(absence, scale)}>
            {overlapsHours(absence, hours) && <span>{texts.absence}</span>}
          </div>
        ))}
        {entriesOf(day).map((entry) =>
          'term' in entry ? (
            termBlock(entry.key, entry.term, { scale, spriteId, onOpen: handlers.onOpen })
          ) : (
            <FreeSlot key={entry.key} slot={entry.slot} scale={scale} spriteId={spriteId} onBook={handlers.onBook} />
          ),
        )}
        {isToday && <NowLine scale={scale} />}
        <MoveMarks day={day.day} scale={scale} />
      </div>
    </div>
  );
});

function OpenHours({ spans, scale }: { spans: readonly Minutes[]; scale: GridScale }) {
  return spans.map((span) => (
    <div
      key={`${span.from} ${span.to}`}
      aria-hidden="true"
      className={open}
      style={{ ...rowsOf(span, scale), '--at': span.from - scale.hours.from } as CSSProperties}
    />
  ));
}

const overlapsHours = ({ from, to }: Minutes, hours: Minutes) => from < hours.to && hours.from < to;

/** The line of the current time, which follows the practice's clock. */
function NowLine({ scale: { hours } }: { scale: GridScale }) {
  const { clock } = useStore();
  const zone = useValue(clock.zone);
  const now = minutesOfTime(minuteIn(zone, useValue(clock.minute)).slice('YYYY-MM-DDT'.length));
  if (now < hours.from || now > hours.to) return null;
  return (
    <div aria-hidden="true" data-now="" className={nowClass} style={{ '--at': now - hours.from } as CSSProperties} />
  );
}

/** A stable object whose functions call the newest handlers: unchanged days do not re-render. */
export function useLatestHandlers(handlers: GridHandlers): GridHandlers {
  const latest = useRef(handlers);
  useLayoutEffect(() => {
    latest.current = handlers;
  });
  return useMemo(
    () => ({
      onOpen: (placed, opener) => latest.current.onOpen(placed, opener),
      onBook: (slot) => latest.current.onBook(slot),
      onDay: (day) => latest.current.onDay(day),
    }),
    [],
  );
}

const column = css`
  border-left: 1px solid var(--line);
  &:focus-visible {
    outline-offset: -3px;
  }
`;

const todayColumn = css`
  background: color-mix(in srgb, var(--primary) 5%, transparent);
`;

/** A line at each full hour. `--at`: the minutes from the first visible hour to the box. */
const hourLines = `linear-gradient(var(--line) 0 1px, transparent 1px) 0 calc(var(--at, 0) / -5 * var(--row)) / 100% calc(12 * var(--row))`;

/** Rows of five minutes. */
const rows = css`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-auto-rows: var(--row);
  height: calc(var(--rows) * var(--row));
  background: ${hourLines}, color-mix(in srgb, var(--sunken) 70%, var(--surface));
  & > * {
    grid-column: 1;
    /* A focused cell is scrolled out from under its day's head. */
    scroll-margin-top: calc(var(--sticky-top) + 7em);
  }
`;

const open = css`
  background: ${hourLines}, var(--surface);
`;

const absenceClass = css`
  z-index: 1;
  padding: 0.2em;
  border-block: 1px solid var(--control-line);
  overflow: hidden;
  background: repeating-linear-gradient(
    -45deg,
    var(--sunken) 0 8px,
    color-mix(in srgb, var(--control-line) 22%, var(--surface)) 8px 10px
  );
  & > span {
    display: inline-block;
    max-width: 100%;
    padding: 0 0.4em;
    border-radius: 4px;
    overflow: hidden;
    background: var(--surface);
    color: var(--text);
    font-size: 12px;
    font-weight: 600;
    text-overflow: ellipsis;
    vertical-align: top;
  }
`;

const nowClass = css`
  position: absolute;
  top: calc(var(--at) / 5 * var(--row));
  left: -1px;
  right: 0;
  z-index: 3;
  height: 0;
  border-top: 2px solid var(--danger);
  pointer-events: none;
  &::before {
    content: '';
    position: absolute;
    top: -6px;
    left: -5px;
    width: 10px;
    height: 10px;
    border-radius: 50%;
    background: var(--danger);
    forced-color-adjust: none;
  }
`;
