import type { ResponseOf } from '../../api/define-call';
import { ASSUMED_TERM_MINUTES } from '../../constants';
import type { calendar, CalendarSlot, Term } from './contract';
import {
  MINUTES_OF_DAY,
  type CalendarDay,
  type Days,
  type Minutes,
  type PlacedSlot,
  type PlacedTerm,
  type PracticeClock,
  byTime,
  merged,
  spanFrom,
  spanOf,
  timeText,
  wallOf,
  type WallMoment,
  type WallSpan,
} from './model';
import { daysOf, type CalendarRange } from './ranges';

export type CalendarResponse = ResponseOf<typeof calendar>;

export interface PlacedDays {
  days: Days;
  /** The number of terms and periods without a readable time, which are omitted. */
  unreadable: number;
}

/** The days of a response on the practice's wall clock, including empty days. */
export function placeDays(response: CalendarResponse, range: CalendarRange, { zone, now }: PracticeClock): PlacedDays {
  let unreadable = 0;
  const readable = <T>(value: T | null): readonly T[] => {
    if (value === null) unreadable += 1;
    return value === null ? [] : [value];
  };
  const slots = groupByDay(response.slots.flatMap((slot) => readable(slotOf(slot, zone))));
  const hours = groupByDay(
    response.hours.flatMap(({ starts_at, ends_at, type }) => {
      const span = spanOf(zone, starts_at, ends_at);
      return readable(span && { ...span, type });
    }),
  );
  const absences = response.absences.flatMap(({ absence_from, absence_to }) => {
    const [from, to] = [wallOf(zone, absence_from), wallOf(zone, absence_to)];
    return readable(from && to && { from, to });
  });
  const terms = groupByDay(
    response.terms.flatMap((term) => {
      const start = wallOf(zone, term.starts_at);
      return readable(start && termOf(term, start, zone, slots.get(start.day) ?? []));
    }),
  );
  const walkIns = new Map(response.walk_ins.map(({ date, count }) => [date, count]));

  const days = daysOf(range).map((day): [string, CalendarDay] => [
    day,
    {
      day,
      terms: withColumns(terms.get(day) ?? []),
      slots: withoutDuplicates(slots.get(day) ?? []).map((slot) => placedSlot(slot, now)),
      hours: (hours.get(day) ?? []).map(({ from, to, type }) => ({ from, to, type })).toSorted(byTime),
      absences: merged(absences.flatMap((absence) => partOn(day, absence))),
      walkIns: walkIns.get(day) ?? 0,
    },
  ]);
  return { days: new Map(days), unreadable };
}

type ReadSlot = WallSpan & Pick<CalendarSlot, 'type' | 'is_free'>;
type ReadTerm = WallSpan & Pick<PlacedTerm, 'term' | 'isLengthAssumed'>;

function slotOf({ starts_at, ends_at, type, is_free }: CalendarSlot, zone: string): ReadSlot | null {
  const span = spanOf(zone, starts_at, ends_at);
  return span && { ...span, type, is_free };
}

/** A term without an end takes as long as the office hours give each patient. */
function termOf(term: Term, start: WallMoment, zone: string, slots: readonly ReadSlot[]): ReadTerm {
  const span = spanOf(zone, term.starts_at, term.ends_at);
  if (span) return { ...span, term, isLengthAssumed: false };
  return { ...spanFrom(zone, start, assumedMinutes(term, start, slots)), term, isLengthAssumed: true };
}

function assumedMinutes({ type }: Term, { minutes }: WallMoment, slots: readonly ReadSlot[]): number {
  const ofType = slots.filter((slot) => slot.type === type);
  const likely = ofType.length > 0 ? ofType : slots;
  const at = likely.find(({ from, to }) => from <= minutes && minutes < to);
  const lengths = (at ? [at] : likely).map(({ from, to }) => to - from);
  return lengths.length > 0 ? Math.min(...lengths) : ASSUMED_TERM_MINUTES;
}

function withColumns(terms: readonly ReadTerm[]): PlacedTerm[] {
  const sorted = terms.toSorted((a, b) => byTime(a, b) || (String(a.term.id) < String(b.term.id) ? -1 : 1));
  const columns = columnsOf(sorted);
  return sorted.map(({ term, day, from, to, isLengthAssumed }, index) => ({
    term,
    day,
    from,
    to,
    isLengthAssumed,
    column: columns[index]?.column ?? 0,
    columns: columns[index]?.columns ?? 1,
  }));
}

/** Keeps one slot for each time and type: the earlier one of the repeated hour in autumn and, of overlapping hours, a free one. */
function withoutDuplicates(slots: readonly ReadSlot[]): ReadSlot[] {
  const sorted = slots.toSorted(
    (a, b) => a.from - b.from || a.start - b.start || Number(b.is_free) - Number(a.is_free),
  );
  return sorted.filter(
    (slot, index) => sorted.findIndex(({ from, type }) => from === slot.from && type === slot.type) === index,
  );
}

const placedSlot = ({ day, from, to, start, type, is_free }: ReadSlot, now: number): PlacedSlot => ({
  day,
  from,
  to,
  time: timeText(from),
  type,
  isFree: is_free && start > now,
});

/** The part of an absence on a day. The last minute of an absence is included. */
function partOn(day: string, { from, to }: Record<'from' | 'to', WallMoment>): Minutes[] {
  if (from.day > day || to.day < day) return [];
  const first = from.day === day ? from.minutes : 0;
  const last = to.day === day ? to.minutes + 1 : MINUTES_OF_DAY;
  return first < last ? [{ from: first, to: last }] : [];
}

function groupByDay<T extends { day: string }>(all: readonly T[]): Map<string, T[]> {
  const days = new Map<string, T[]>();
  for (const one of all) {
    const known = days.get(one.day);
    if (known) known.push(one);
    else days.set(one.day, [one]);
  }
  return days;
}

type Column = Pick<PlacedTerm, 'column' | 'columns'>;

/**
 * Places overlapping spans side by side. `spans` are sorted by their start. A column is reused by the first span that begins after the
 * column's last one ends; spans that overlap directly or through others (a cluster) have the same number of columns.
 */
export function columnsOf(spans: readonly Minutes[]): Column[] {
  const placed: Column[] = [];
  let cluster: Column[] = [];
  /** When each column of the cluster is free again. */
  let ends: number[] = [];

  for (const { from, to } of spans) {
    if (ends.every((end) => end <= from)) {
      cluster = [];
      ends = [];
    }
    const free = ends.findIndex((end) => end <= from);
    const column = free === -1 ? ends.length : free;
    ends[column] = to;
    const position = { column, columns: 0 };
    cluster.push(position);
    placed.push(position);
    for (const each of cluster) each.columns = ends.length;
  }
  return placed;
}
