import { memo, type CSSProperties } from 'react';
import { useValue, useStore } from '../../state/react/use-store';
import { minuteIn } from '../../lib/zone';
import { calendarScreenTexts as texts } from '../../texts/calendar-screen';
import { formatDay } from '../../texts/language/format-day';
import { lazyPart } from '../../ui/feedback/lazy-part';
import { classes } from '../../ui/style/style';
import { DayHead } from './day-head';
import { entriesOf } from './entries';
import { rowsOf, type GridScale } from './grid-scale';
import type { CalendarDay, Minutes } from './model';
import { FreeSlot, termBlock, type SlotHandlers, type TermHandlers } from './term-block';
import * as style from './time-grid.style';
import { minutesOfTime } from './wall-spans';

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
      className={classes(style.column, isToday && style.todayColumn)}
    >
      <DayHead day={day} isToday={isToday} isAlone={isAlone} onDay={handlers.onDay} />
      <div className={style.rows}>
        <OpenHours spans={day.hours} scale={scale} />
        {day.absences.map((absence) => (
          <div key={absence.from} aria-hidden="true" className={style.absence} style={rowsOf(absence, scale)}>
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
      className={style.open}
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
    <div aria-hidden="true" data-now="" className={style.now} style={{ '--at': now - hours.from } as CSSProperties} />
  );
}
