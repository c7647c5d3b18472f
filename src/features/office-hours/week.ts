import type { OfficeHours, TimeSchedule } from './contract';
import { startOfDayKey } from '../../lib/local-time';
import { weekDays, type WeekDay } from '../../texts/language/week-days';

/** A block of the week view: minutes of the day, and its lane among overlapping blocks. */
export interface Block {
  record: OfficeHours;
  row: TimeSchedule;
  from: number;
  to: number;
  lane: number;
  lanes: number;
}

export interface Week {
  /** The first and the last shown hour. */
  from: number;
  to: number;
  days: readonly { day: WeekDay; blocks: readonly Block[] }[];
}

/** The week of all records, Monday first; `null` without any hours. */
export function weekOf(records: readonly OfficeHours[]): Week | null {
  const days = weekDays.map((day) => ({ day, blocks: blocksOf(records, day) }));
  const blocks = days.flatMap((one) => one.blocks);
  if (blocks.length === 0) return null;
  return {
    from: Math.floor(Math.min(...blocks.map(({ from }) => from)) / HOUR),
    to: Math.ceil(Math.max(...blocks.map(shownEnd)) / HOUR),
    days,
  };
}

/** The week day of a `YYYY-MM-DD`. */
export function weekDayOf(day: string): WeekDay | null {
  const start = startOfDayKey(day);
  return (start && weekDays[(start.getDay() + 6) % 7]) ?? null;
}

/** A stored row in minutes from midnight; `null` if it is invalid. */
export function intervalOf({ hours_time_from, hours_time_to }: TimeSchedule): { from: number; to: number } | null {
  const [from, to] = [minutesOf(hours_time_from), minutesOf(hours_time_to)];
  return from !== null && to !== null && from < to ? { from, to } : null;
}

/** Minutes of a `HH:mm`; `24:00` is allowed. */
function minutesOf(time: string): number | null {
  const [, hour, minute] = /^([01]?\d|2[0-4]):([0-5]\d)(?::\d\d)?$/.exec(time) ?? [];
  return hour === undefined ? null : Number(hour) * HOUR + Number(minute);
}

const HOUR = 60;

/** The minimum height of a block, in minutes, so that it is readable and clickable. */
const SHORTEST = 30;
const shownEnd = ({ from, to }: Pick<Block, 'from' | 'to'>): number => Math.max(to, from + SHORTEST);

function blocksOf(records: readonly OfficeHours[], day: WeekDay): Block[] {
  const found = records.flatMap((record) =>
    record.time_schedules.flatMap((row) => {
      const interval = row.hours_day === day ? intervalOf(row) : null;
      return interval ? [{ record, row, ...interval, lane: 0, lanes: 1 }] : [];
    }),
  );
  return inLanes(found.sort((one, other) => one.from - other.from || other.to - one.to));
}

/** Assigns overlapping blocks to lanes, each to the first free one. `blocks` are sorted by start. */
function inLanes(blocks: Block[]): Block[] {
  let group: Block[] = [];
  let ends: number[] = [];
  for (const block of blocks) {
    if (ends.every((end) => end <= block.from)) {
      group = [];
      ends = [];
    }
    const free = ends.findIndex((end) => end <= block.from);
    block.lane = free === -1 ? ends.length : free;
    ends[block.lane] = shownEnd(block);
    group.push(block);
    for (const each of group) each.lanes = ends.length;
  }
  return blocks;
}
