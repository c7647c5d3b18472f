import { calendarScreenTexts as texts } from '../../texts/calendar-screen';
import { formatShortDay, formatWeekday } from '../../texts/language/format-day';
import { hiddenClass } from '../../ui/style/theme';
import { freeOf } from './entries';
import type { CalendarDay } from './model';
import { lowWindow } from '../../ui/style/rules';
import { css } from '../../ui/style/style';

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
      <span className={weekday}>{formatWeekday(day.day)}</span>
      <span className={dateClass}>
        {date.slice(0, monthAt)}
        <span className={wideOnly}>{date.slice(monthAt)}</span>
      </span>
    </>
  );
  return (
    <div role="rowheader" className={head} aria-current={isToday ? 'date' : undefined}>
      {isAlone ? (
        <span className={dayName}>{name}</span>
      ) : (
        <button
          type="button"
          tabIndex={-1}
          data-cell={`day ${day.day}`}
          data-from="-1"
          className={dayName}
          onClick={() => onDay(day.day)}
        >
          {name}
          <span className={hiddenClass}>{`${texts.openDay(day.day)}, ${summaryOf(day)}`}</span>
        </button>
      )}
      {day.walkIns > 0 && (
        <span className={walkIns}>
          <span aria-hidden="true">
            +{day.walkIns}
            <span className={wideOnly}>{texts.withoutTerm}</span>
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

const head = css`
  position: sticky;
  top: var(--sticky-top);
  z-index: 6;
  display: grid;
  align-content: center;
  justify-items: center;
  gap: 1px;
  height: var(--head);
  padding: 0 2px;
  overflow: hidden;
  border-bottom: 1px solid var(--line);
  background: var(--surface);
  ${lowWindow} {
    position: static;
  }
`;

const dayName = css`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: center;
  gap: 0 6px;
  max-width: 100%;
  min-height: 24px;
  padding: 2px 6px;
  border: 0;
  border-radius: 8px;
  background: none;
  @container ordinacia-main (max-width: 599.98px) {
    flex-direction: column;
    align-items: center;
    column-gap: 3px;
    padding: 0 1px;
  }
  button& {
    cursor: pointer;
  }
  button&:hover {
    background: var(--sunken);
  }
  [aria-current] > & {
    background: var(--primary);
    color: var(--on-primary);
  }
  @media (forced-colors: active) {
    [aria-current] > & {
      outline: 2px solid Highlight;
    }
  }
`;

const weekday = css`
  font-size: 13px;
  text-transform: capitalize;
`;

const dateClass = css`
  font-weight: 650;
  font-variant-numeric: tabular-nums;
`;

/** Hidden in a narrow column. */
const wideOnly = css`
  @container ordinacia-main (max-width: 899.98px) {
    display: none;
  }
`;

const walkIns = css`
  max-width: 100%;
  padding: 0 6px;
  border-radius: 5px;
  background: var(--queue-soft);
  color: var(--queue);
  font-size: 11.5px;
  font-weight: 600;
  line-height: 1.5;
  /* The head has room for two lines, with a wide letter spacing, too. */
  text-align: center;
`;
