/**
 * When the waiting tickets of today will be called. Pure: no clock and no DOM, for the panel and the practice server alike.
 *
 * The length of a visit is uncertain, so each estimate is a span, which should hold in about four of five cases. A test simulates days
 * and prints how often it did.
 */
import type { RecordId } from '../../api/contract/fields';
import { SPAN_STEP_MS } from '../../constants';

export interface WaitingTicket {
  id: RecordId;
  /** The ticket's type. Unknown types count as `queue`. */
  type: string;
  createdAt: Date | null;
  /** The time of an appointment. */
  scheduledAt: Date | null;
  /** Called in list order, regardless of its appointment. */
  isUrgent?: boolean;
}

export interface WaitingTimesInput {
  now: Date;
  /** Today's tickets, in the order of calling. */
  tickets: readonly WaitingTicket[];
  /** From the office hours (`plannedDay`); `null` if they do not give it. */
  minutesPerPatient: number | null;
  /** When patients were called today, in any order: without those who cancelled or did not come, if that is known. */
  handledAt: readonly Date[];
  /** When the practice opens, if it has not yet: nobody is called before. */
  opensAt?: Date | null;
}

export interface TimeSpan {
  from: Date;
  to: Date;
}

/** The span as announced to a patient; `from` is `null` if the call may come at any moment. */
export interface AnnouncedSpan {
  from: Date | null;
  to: Date;
}

export interface WaitingTimes {
  /** The delay of appointments, in whole minutes; `null` if unknown, or if there are none. */
  delayMinutes: number | null;
  /** The span of every ticket; empty if the pace is unknown. */
  of: ReadonlyMap<RecordId, TimeSpan>;
}

/** The ends of a span never lie before `now`, nor before the hour of an appointment, and a later ticket's never before an earlier one's. */
export function expectedTimes(input: WaitingTimesInput): WaitingTimes {
  const pace = paceOf(input.handledAt, input.minutesPerPatient);
  if (pace === null) return { delayMinutes: null, of: new Map() };
  const now = input.now.getTime();
  const of = new Map<RecordId, TimeSpan>();
  const starts = new Map<WaitingTicket, number>();
  let { time, error: late } = firstCall(input, pace);
  let early = late;
  let earliest = 0;
  const waiting = [...input.tickets];
  for (;;) {
    const ticket = takeNext(waiting, time, pace);
    if (!ticket) break;
    const hour = hourOf(ticket);
    const start = Math.max(time, hour);
    earliest = Math.max(earliest, now, hour, time - early);
    // A patient who arrives meanwhile may be in the office when an appointment is due.
    const latest = Math.max(start, time + late, hour + (hour > now ? pace : 0));
    of.set(ticket.id, { from: new Date(earliest), to: new Date(Math.max(latest, earliest + MINUTE_MS)) });
    starts.set(ticket, start);
    const takes = isAbsent(ticket, input) ? 0 : pace;
    // Spare time before an appointment absorbs earlier delay.
    late = Math.hypot(latest - start, takes * SPREAD) + takes * DRIFT;
    early = Math.hypot(start - earliest, takes * SPREAD) + takes * DRIFT;
    time = start + takes;
  }
  return { delayMinutes: delayOf(starts, input), of };
}

/** Rounds a span outwards to whole steps. */
export function announcedSpan({ from, to }: TimeSpan, now: Date): AnnouncedSpan {
  const begins = Math.floor(from.getTime() / SPAN_STEP_MS) * SPAN_STEP_MS;
  const ends = Math.max(Math.ceil(to.getTime() / SPAN_STEP_MS) * SPAN_STEP_MS, begins + SPAN_STEP_MS);
  return { from: begins > now.getTime() ? new Date(begins) : null, to: new Date(ends) };
}

/**
 * How long a patient takes, in milliseconds: the median of the last eight intervals between two calls; while there are fewer, weighted
 * with the duration planned by the office hours. Breaks do not count.
 */
function paceOf(handledAt: readonly Date[], planned: number | null): number | null {
  const plannedMs = planned !== null && planned > 0 ? planned * MINUTE_MS : null;
  const longest = Math.max(LONGEST_VISIT_MS, 3 * (plannedMs ?? 0));
  const moments = handledAt.map((moment) => moment.getTime()).sort((one, other) => one - other);
  const real = moments
    .slice(1)
    .map((moment, index) => moment - (moments[index] ?? moment))
    .filter((interval) => interval <= longest)
    .slice(-PACE_INTERVALS);
  if (plannedMs === null && real.length < LEAST_INTERVALS) return null;
  const sorted = real.sort((one, other) => one - other);
  const middle =
    ((sorted[Math.floor((sorted.length - 1) / 2)] ?? 0) + (sorted[Math.floor(sorted.length / 2)] ?? 0)) / 2;
  const share = plannedMs === null ? 1 : real.length / PACE_INTERVALS;
  return Math.max(MINUTE_MS, share * middle + (1 - share) * (plannedMs ?? 0));
}

/** When the next patient will be called, and the possible error, in milliseconds. */
function firstCall({ now, handledAt, opensAt }: WaitingTimesInput, pace: number): { time: number; error: number } {
  if (opensAt && opensAt > now) return { time: opensAt.getTime(), error: 0 };
  const last = Math.max(...handledAt.map((moment) => moment.getTime()));
  const passed = now.getTime() - last;
  // A patient who has been inside for long may stay on; after a break, or with nothing known, the next one may go in at once.
  const left = passed < 0 ? pace : passed < 3 * pace ? Math.max(pace - passed, pace / 4) : pace / 4;
  return { time: now.getTime() + left, error: Math.min(left * 2, pace * SPREAD) };
}

/** Removes the next ticket to be called: the first one, or, while its appointment is still to come, the first that fits before it. */
function takeNext(waiting: WaitingTicket[], time: number, pace: number): WaitingTicket | undefined {
  const first = waiting[0];
  if (!first) return undefined;
  const fits = (ticket: WaitingTicket) => hourOf(ticket) <= time && time + pace <= hourOf(first);
  const index = hourOf(first) <= time ? 0 : Math.max(0, waiting.findIndex(fits));
  return waiting.splice(index, 1)[0];
}

/** The delay of the last appointment whose time has passed, because earlier patients may be absent; otherwise of the next one. */
function delayOf(starts: ReadonlyMap<WaitingTicket, number>, input: WaitingTimesInput): number | null {
  const booked = [...starts].filter(([ticket]) => ticket.scheduledAt !== null && !isAbsent(ticket, input));
  const last = booked.findLast(([ticket]) => hourOf(ticket) <= input.now.getTime()) ?? booked[0];
  if (!last) return null;
  const [{ scheduledAt }, start] = last;
  return Math.max(0, Math.round((start - (scheduledAt?.getTime() ?? start)) / MINUTE_MS));
}

/** Whether the holder of an appointment has probably not come: its time has long passed, and several others were called since. */
function isAbsent({ scheduledAt }: WaitingTicket, { now, handledAt }: WaitingTimesInput): boolean {
  if (scheduledAt === null || now.getTime() - scheduledAt.getTime() < ABSENT_AFTER_MS) return false;
  return handledAt.filter((moment) => moment > scheduledAt).length >= ABSENT_AFTER_CALLS;
}

const hourOf = ({ scheduledAt, isUrgent }: WaitingTicket): number =>
  isUrgent || scheduledAt === null ? Number.NEGATIVE_INFINITY : scheduledAt.getTime();

const MINUTE_MS = 60_000;

/** The number of recent intervals that determine the pace. */
const PACE_INTERVALS = 8;

/** The minimum number of intervals, if the office hours plan no duration. */
const LEAST_INTERVALS = 3;

/** A longer interval is a break, or an empty waiting room. */
const LONGEST_VISIT_MS = 45 * MINUTE_MS;

/** The deviation of one visit, as a share of the pace, in four of five cases. */
const SPREAD = 0.65;

/** The common deviation of all visits, as a share of the pace. */
const DRIFT = 0.15;

const ABSENT_AFTER_MS = 90 * MINUTE_MS;

const ABSENT_AFTER_CALLS = 3;
