import { useId, useMemo, useRef, type CSSProperties, type ReactNode } from 'react';
import { calendarScreenTexts as texts, minuteText } from '../../texts/calendar-screen';
import { isWeekend } from '../../texts/language/format-day';
import { css } from '../../ui/style/style';
import { hiddenClass } from '../../ui/style/theme';
import { CALENDAR_ROW_MINUTES } from '../../constants';
import { DayColumn, type GridHandlers } from './day-column';
import { fullHours, scaleOf, visibleHours } from './grid-scale';
import { KindSprite, useSpriteId } from './term-block';
import type { CalendarDay } from './model';
import { useGridKeys } from './use-grid-keys';

interface TimeGridProps {
  days: readonly CalendarDay[];
  today: string;
  label: string;
  isLoading: boolean;
  handlers: GridHandlers;
  /** Shows the previous or next days, and moves the focus to the same time there. */
  onPage(step: 1 | -1): void;
  /** Covers the days while they are not loaded. */
  children?: ReactNode;
}

/** A day or a week as a grid with rows of five minutes and a column for each day. The keys follow the APG's grid pattern. */
export function TimeGrid({ days, today, label, isLoading, handlers, onPage, children }: TimeGridProps) {
  const grid = useRef<HTMLDivElement>(null);
  const spriteId = useSpriteId();
  const hintId = useId();
  const { from, to } = visibleHours(days);
  const { rowEm } = scaleOf(days, { from, to });
  // Memoized, so that unchanged days do not re-render.
  const scale = useMemo(() => ({ hours: { from, to }, rowEm }), [from, to, rowEm]);
  const handleKey = useGridKeys(grid, { days, isLoading, onPage });
  const sizes = {
    '--row-em': rowEm,
    '--rows': (to - from) / CALENDAR_ROW_MINUTES,
    '--tracks': days.map(trackOf).join(' '),
  } as CSSProperties;
  return (
    <div className={frame} style={sizes}>
      <KindSprite id={spriteId} />
      <div className={axis} aria-hidden="true">
        {fullHours(scale.hours).map((minutes) => (
          <span key={minutes} className={hour} style={{ '--at': minutes - from } as CSSProperties}>
            {minuteText(minutes)}
          </span>
        ))}
      </div>
      <div
        ref={grid}
        role="grid"
        tabIndex={-1}
        aria-label={label}
        aria-describedby={hintId}
        aria-busy={isLoading}
        data-week={days.length > 1 ? '' : undefined}
        className={daysClass}
        onKeyDown={handleKey}
      >
        {days.map((day) => (
          <DayColumn
            key={day.day}
            day={day}
            isToday={day.day === today}
            scale={scale}
            spriteId={spriteId}
            isAlone={days.length === 1}
            handlers={handlers}
          />
        ))}
      </div>
      {children}
      <p id={hintId} className={hiddenClass}>
        {texts.hint}
      </p>
    </div>
  );
}

/** An empty weekend day is narrower, but as wide as its head. */
const trackOf = ({ day, terms, hours, slots, walkIns }: CalendarDay): string =>
  isWeekend(day) && terms.length + hours.length + slots.length + walkIns === 0
    ? 'minmax(min-content, 1fr)'
    : 'minmax(0, 2fr)';

const frame = css`
  --row: calc(var(--row-em) * 1em);
  --axis: 54px;
  --head: 3.9em;
  /* The notices at the bottom of the screen stay above the days. */
  isolation: isolate;
  display: grid;
  grid-template-columns: var(--axis) minmax(0, 1fr);
  padding: 0 12px 12px 0;
  border: 1px solid var(--line);
  border-radius: 12px;
  background: var(--surface);
  @container ordinacia-main (max-width: 599.98px) {
    --axis: 42px;
    padding-right: 2px;
    border-inline: 0;
    border-radius: 0;
    margin-inline: calc(-1 * min(16px, var(--spacing)));
  }
`;

const axis = css`
  position: relative;
  margin-top: var(--head);
`;

const hour = css`
  position: absolute;
  top: calc(var(--at) / 5 / var(--rows) * 100%);
  right: 4px;
  color: var(--muted);
  font-size: 12px;
  font-variant-numeric: tabular-nums;
  line-height: 1.2;
  transform: translateY(-50%);
`;

/** Weekend days without hours and terms are narrow. */
const daysClass = css`
  grid-area: 1 / 2;
  display: grid;
  grid-template-columns: var(--tracks);
`;
