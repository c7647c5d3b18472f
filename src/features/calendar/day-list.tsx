import { memo, useRef, useState } from 'react';
import { Users } from 'lucide-react';
import { calendarScreenTexts as texts } from '../../texts/calendar-screen';
import { formatDay } from '../../texts/language/format-day';
import { classes } from '../../ui/style/style';
import type { GridHandlers } from './day-column';
import * as style from './day-list.style';
import { freeOf, slotKey, entriesOf } from './entries';
import { FreeRow, TermRow } from './list-rows';
import type { CalendarDay, Minutes, PlacedSlot, PlacedTerm } from './model';
import { useGridKeys } from './use-grid-keys';

interface DayListProps {
  days: readonly CalendarDay[];
  today: string;
  label: string;
  /** The days load: only their heads are shown. */
  isLoading: boolean;
  /** The key of the free slot that a search found; the slot's row is expanded. */
  foundKey: string | null;
  isMoving: boolean;
  handlers: GridHandlers;
  onPage(step: 1 | -1): void;
}

/** A week as a list, with the same content and actions as the grid. */
export function DayList({ days, today, label, isLoading, foundKey, isMoving, handlers, onPage }: DayListProps) {
  const list = useRef<HTMLOListElement>(null);
  const handleKey = useGridKeys(list, { days, isLoading, isList: true, onPage });
  return (
    // The keys move between the buttons in the list.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <ol ref={list} aria-label={label} className={style.days} onKeyDown={handleKey}>
      {days.map((day) => (
        <DaySection
          key={day.day}
          day={day}
          isToday={day.day === today}
          isLoading={isLoading}
          foundKey={foundKey?.includes(day.day) ? foundKey : null}
          isMoving={isMoving}
          handlers={handlers}
        />
      ))}
    </ol>
  );
}

interface DaySectionProps extends Pick<DayListProps, 'isLoading' | 'foundKey' | 'isMoving' | 'handlers'> {
  day: CalendarDay;
  isToday: boolean;
}

const DaySection = memo(function DaySection({
  day,
  isToday,
  isLoading,
  foundKey,
  isMoving,
  handlers,
}: DaySectionProps) {
  const [openKeys, setOpenKeys] = useState<ReadonlySet<string>>(new Set());
  const rows = listRowsOf(day);
  const toggle = (key: string) => {
    const next = new Set(openKeys);
    if (!next.delete(key)) next.add(key);
    setOpenKeys(next);
  };
  return (
    <li data-day={day.day} tabIndex={-1} className={classes(style.day, isToday && style.todayDay)}>
      <h3 className={style.head} aria-current={isToday ? 'date' : undefined}>
        <span className={style.dayName}>{formatDay(day.day)}</span>
        {isToday && <span className={style.today}>{texts.today}</span>}
        {!isLoading && <span className={style.counts}>{countsOf(day)}</span>}
      </h3>
      {day.walkIns > 0 && (
        <p className={style.walkIns}>
          <Users size={16} strokeWidth={1.75} aria-hidden="true" />
          {texts.walkInsName(day.walkIns)}
        </p>
      )}
      {rows.length > 0 && (
        <ul className={style.rows}>
          {rows.map((row) => {
            if ('term' in row) return <TermRow key={row.key} placed={row.term} onOpen={handlers.onOpen} />;
            if ('absence' in row) {
              return (
                <li key={row.key} className={style.absence}>
                  <span className={style.time}>{texts.range(row.absence.from, row.absence.to)}</span>
                  {texts.absence}
                </li>
              );
            }
            return (
              <FreeRow
                key={row.key}
                rowKey={row.key}
                slots={row.free}
                isOpen={openKeys.has(row.key) || row.free.some((slot) => slotKey(slot) === foundKey)}
                isMoving={isMoving}
                onToggle={() => toggle(row.key)}
                onBook={handlers.onBook}
              />
            );
          })}
        </ul>
      )}
    </li>
  );
});

/** „8 termínov · 3 voľné termíny“, or a text for a day without either. */
function countsOf(day: CalendarDay): string {
  const { terms, hours } = day;
  const free = freeOf(day).length;
  const counts = [terms.length && texts.termCount(terms.length), free && texts.freeCount(free)];
  return counts.filter(Boolean).join(' · ') || (hours.length > 0 ? texts.noTerms : texts.closedDay);
}

/** A row of the list: a term, free slots between two terms, or an absence. */
type ListRow =
  | { key: string; from: number; term: PlacedTerm }
  | { key: string; from: number; free: readonly PlacedSlot[] }
  | { key: string; from: number; absence: Minutes };

/** The rows of a day, sorted by start. Consecutive free slots share a row. */
function listRowsOf(day: CalendarDay): readonly ListRow[] {
  const rows: ListRow[] = day.absences.map((absence) => ({
    key: `absence ${absence.from}`,
    from: absence.from,
    absence,
  }));
  let free: PlacedSlot[] = [];
  const close = () => {
    const [first] = free;
    if (first) rows.push({ key: `free ${day.day} ${first.time}`, from: first.from, free });
    free = [];
  };
  for (const entry of entriesOf(day)) {
    if ('slot' in entry) {
      free.push(entry.slot);
    } else {
      close();
      rows.push({ key: entry.key, from: entry.from, term: entry.term });
    }
  }
  close();
  return rows.toSorted((one, other) => one.from - other.from);
}
