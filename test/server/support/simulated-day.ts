import { expectedTimes, type WaitingTicket } from '../../../src/features/tickets/waiting-times.contract';
import { createRandom } from '../../support/random';

export const MINUTE = 60_000;
export const OPENS = Date.UTC(2026, 10, 23, 7);

interface DayTicket extends WaitingTicket {
  /** Earliest expected call of the patient; the practice server orders by it. */
  moment: number;
}

/** An estimate and its outcome, in milliseconds: how far the middle of the span was off, and whether the span held. */
interface Estimate {
  error: number;
  isInside: boolean;
}

/**
 * A day that deviates from the plan: visits last between nearly no time and three times the usual length, the doctor is slower than the
 * office hours say, some patients do not arrive, the queue arrives at random. Every seven minutes each waiting ticket gets an estimate.
 */
export function playDay(seed: number): Estimate[] {
  const random = createRandom(seed);
  const normal = () => Math.sqrt(-2 * Math.log(random() || 1e-9)) * Math.cos(2 * Math.PI * random());
  const planned = 10;
  const usual = planned * (0.85 + 0.5 * random());
  const left = ticketsOf(random);
  const absent = new Set(left.filter(() => random() < 0.04));
  const calls = new Map<WaitingTicket['id'], number>();
  const estimates: { id: WaitingTicket['id']; from: number; to: number }[] = [];

  function estimateAll(now: number): void {
    const handledAt = [...calls.values()].map((moment) => new Date(moment));
    const waiting = left.filter(({ scheduledAt, moment }) => scheduledAt !== null || moment <= now);
    const opensAt = now < OPENS ? new Date(OPENS) : null;
    const { of } = expectedTimes({
      now: new Date(now),
      tickets: waiting,
      minutesPerPatient: planned,
      handledAt,
      opensAt,
    });
    for (const { id, moment } of waiting) {
      const span = of.get(id);
      if (span && moment <= now) estimates.push({ id, from: span.from.getTime(), to: span.to.getTime() });
    }
  }

  let now = OPENS + Math.max(0, normal() * 5) * MINUTE;
  let nextEstimateAt = OPENS - 20 * MINUTE;
  while (left.length > 0) {
    for (; nextEstimateAt <= now; nextEstimateAt += 7 * MINUTE) estimateAll(nextEstimateAt);
    const next = left.find(({ moment }) => moment <= now);
    if (!next) {
      now += MINUTE;
      continue;
    }
    left.splice(left.indexOf(next), 1);
    if (absent.has(next)) now += MINUTE / 2;
    else {
      calls.set(next.id, now);
      now += Math.max(1, usual * Math.exp(0.5 * normal() - 0.125)) * MINUTE;
    }
  }
  return estimates.flatMap(({ id, from, to }) => {
    const call = calls.get(id);
    if (call === undefined) return [];
    return [{ error: call - (from + to) / 2, isInside: call >= from - MINUTE && call <= to + MINUTE }];
  });
}

/** Four hours: an appointment every twenty minutes, and a queue beside them. */
function ticketsOf(random: () => number): DayTicket[] {
  const appointments = Array.from({ length: 12 }, (_, index) => OPENS + index * 20 * MINUTE);
  const arrivals: number[] = [];
  for (let at = OPENS - 30 * MINUTE; at < OPENS + 230 * MINUTE; at -= Math.log(random() || 1e-9) * 30 * MINUTE)
    arrivals.push(at);
  return [
    ...appointments.map((moment) => ({ type: 'schedule', createdAt: new Date(OPENS - 864e5), moment })),
    ...arrivals.map((moment) => ({ type: 'queue', createdAt: new Date(moment), moment })),
  ]
    .sort((one, other) => one.moment - other.moment)
    .map((ticket, id) => ({ ...ticket, id, scheduledAt: ticket.type === 'queue' ? null : new Date(ticket.moment) }));
}
