import { calendarScreenTexts as texts } from '../../texts/calendar-screen';
import { formatShortDay, formatWeekday } from '../../texts/language/format-day';
import { hiddenClass } from '../../ui/style/theme';
import { freeOf } from './entries';
import type { CalendarDay } from './model';
import * as style from './day-head.style';

interface DayHeadProps {
  day: CalendarDay;
  isToday: boolean;
  isAlone: boolean;
  onDay(day: string): void;
}

/** The head of a day: opens the day, and shows the walk-ins and, to screen readers, the absences. */
export function DayHead({ day, isToday, isAlone, onDay }: DayHeadProps) {
  const date = formatShortDay(day.day);
  const monthAt = date.indexOf('.') + 1;
  const name = (
    <>
      <span className={style.weekday}>{formatWeekday(day.day)}</span>
      <span className={style.date}>
        {date.slice(0, monthAt)}
        <span className={style.wideOnly}>{date.slice(monthAt)}</span>
      </span>
    </>
  );
  return (
    <div role="rowheader" className={style.head} aria-current={isToday ? 'date' : undefined}>
      {isAlone ? (
        <span className={style.dayName}>{name}</span>
      ) : (
        <button
          type="button"
          tabIndex={-1}
          data-cell={`day ${day.day}`}
          data-from="-1"
          className={style.dayName}
          onClick={() => onDay(day.day)}
        >
          {name}
          <span className={hiddenClass}>{`${texts.openDay(day.day)}, ${summaryOf(day)}`}</span>
        </button>
      )}
      {day.walkIns > 0 && (
        <span className={style.walkIns}>
          <span aria-hidden="true">
            +{day.walkIns}
            <span className={style.wideOnly}>{texts.withoutTerm}</span>
          </span>
          <span className={hiddenClass}>{texts.walkInsName(day.walkIns)}</span>
        </span>
      )}
      {day.absences.map(({ from, to }) => (
        <span key={from} className={hiddenClass}>
          {texts.absenceName(from, to)}
        </span>
      ))}
    </div>
  );
}

/** The content of the day's column, summed up for screen readers. */
const summaryOf = (day: CalendarDay): string =>
  [
    texts.termCount(day.terms.length),
    texts.freeCount(freeOf(day).length),
    day.walkIns > 0 ? texts.walkInsName(day.walkIns) : '',
    ...day.absences.map(({ from, to }) => texts.absenceName(from, to)),
  ]
    .filter(Boolean)
    .join(', ');
