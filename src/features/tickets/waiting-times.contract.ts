/**
 * When the waiting tickets of today will be called. Pure: no clock and no DOM, for the panel and the practice server alike.
 *
 * Nobody knows how long the next patient takes, so that each time is a span. It is to hold in about four of five cases; a test plays
 * days and prints how often it did.
 */
import type { RecordId } from '../../api/contract/fields';
import { SPAN_STEP_MS } from '../../constants';

export interface WaitingTicket {
  id: RecordId;
  /** As on the ticket. An unknown one waits its turn like the queue. */
  type: string;
  createdAt: Date | null;
  /** The hour of an appointment. */
  scheduledAt: Date | null;
  /** Called in its place, whatever hour it was given. */
  isUrgent?: boolean;
}

export interface WaitingTimesInput {
  now: Date;
  /** Today's, in the order in which they are to be called. */
  tickets: readonly WaitingTicket[];
  /** As the office hours say ({@link plannedDay}); `null` where they do not. */
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

/** As a patient is told it: `from` is `null` where it may be any moment. */
export interface ToldSpan {
  from: Date | null;
  to: Date;
}

export interface WaitingTimes {
  /** How late those with an appointment are called, in whole minutes; `null` where that cannot be told, or nobody has one. */
  delayMinutes: number | null;
  /** The span of every ticket; empty where nobody knows how long a patient takes. */
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
    // A patient who comes in the meantime may be inside when an appointment's hour comes.
    const latest = Math.max(start, time + late, hour + (hour > now ? pace : 0));
    of.set(ticket.id, { from: new Date(earliest), to: new Date(Math.max(latest, earliest + MINUTE_MS)) });
    starts.set(ticket, start);
    const takes = isAbsent(ticket, input) ? 0 : pace;
    // Time that is left before an appointment takes up what was late before.
    late = Math.hypot(latest - start, takes * SPREAD) + takes * DRIFT;
    early = Math.hypot(start - earliest, takes * SPREAD) + takes * DRIFT;
    time = start + takes;
  }
  return { delayMinutes: delayOf(starts, input), of };
}

/** In whole steps, and never narrower than it is. */
export function toldSpan({ from, to }: TimeSpan, now: Date): ToldSpan {
  const begins = Math.floor(from.getTime() / SPAN_STEP_MS) * SPAN_STEP_MS;
  const ends = Math.max(Math.ceil(to.getTime() / SPAN_STEP_MS) * SPAN_STEP_MS, begins + SPAN_STEP_MS);
  return { from: begins > now.getTime() ? new Date(begins) : null, to: new Date(ends) };
}

/**
 * How long a patient takes, in milliseconds: the median of the last eight intervals between two calls; while there are fewer, beside what
 * the office hours say. A break is no interval.
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

/** When the next patient will be called, and how far that may be off. */
function firstCall({ now, handledAt, opensAt }: WaitingTimesInput, pace: number): { time: number; error: number } {
  if (opensAt && opensAt > now) return { time: opensAt.getTime(), error: 0 };
  const last = Math.max(...handledAt.map((moment) => moment.getTime()));
  const passed = now.getTime() - last;
  // A patient who has been inside for long may stay on; after a break, or with nothing known, the next one may go in at once.
  const left = passed < 0 ? pace : passed < 3 * pace ? Math.max(pace - passed, pace / 4) : pace / 4;
  return { time: now.getTime() + left, error: Math.min(left * 2, pace * SPREAD) };
}

/** The first one; where that one's hour is still to come, the first who can be called before it. */
function takeNext(waiting: WaitingTicket[], time: number, pace: number): WaitingTicket | undefined {
  const first = waiting[0];
  if (!first) return undefined;
  const fits = (ticket: WaitingTicket) => hourOf(ticket) <= time && time + pace <= hourOf(first);
  const index = hourOf(first) <= time ? 0 : Math.max(0, waiting.findIndex(fits));
  return waiting.splice(index, 1)[0];
}

/** The delay of the last appointment whose hour has passed, as earlier patients may be absent; otherwise of the next one. */
function delayOf(starts: ReadonlyMap<WaitingTicket, number>, input: WaitingTimesInput): number | null {
  const booked = [...starts].filter(([ticket]) => ticket.scheduledAt !== null && !isAbsent(ticket, input));
  const told = booked.findLast(([ticket]) => hourOf(ticket) <= input.now.getTime()) ?? booked[0];
  if (!told) return null;
  const [{ scheduledAt }, start] = told;
  return Math.max(0, Math.round((start - (scheduledAt?.getTime() ?? start)) / MINUTE_MS));
}

/** Nobody with an appointment sits there for so long while others go in. */
function isAbsent({ scheduledAt }: WaitingTicket, { now, handledAt }: WaitingTimesInput): boolean {
  if (scheduledAt === null || now.getTime() - scheduledAt.getTime() < ABSENT_AFTER_MS) return false;
  return handledAt.filter((moment) => moment > scheduledAt).length >= ABSENT_AFTER_CALLS;
}

const hourOf = ({ scheduledAt, isUrgent }: WaitingTicket): number =>
  isUrgent || scheduledAt === null ? Number.NEGATIVE_INFINITY : scheduledAt.getTime();

const MINUTE_MS = 60_000;

/** So many intervals make the pace of the day; without minutes in the office hours, so many are needed at least. */
const PACE_INTERVALS = 8;

const LEAST_INTERVALS = 3;

/** A longer interval is a break, or an empty waiting room. */
const LONGEST_VISIT_MS = 45 * MINUTE_MS;

/** The share of the pace by which one patient may be off, in four of five cases. */
const SPREAD = 0.65;

/** The share of the pace by which all patients may be off alike. */
const DRIFT = 0.15;

const ABSENT_AFTER_MS = 90 * MINUTE_MS;

const ABSENT_AFTER_CALLS = 3;
