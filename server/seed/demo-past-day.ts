import { createHash } from 'node:crypto';
import type { NewPayment } from '../features/payments/store';
import { weekdayOf } from '../lib/calendar';
import type { DemoPractice } from './demo-practice';
import { DEMO_MINUTES } from './demo-days';
import type { PastVisit } from './past-visits';

interface PastDay {
  visits: PastVisit[];
  payments: NewPayment[];
}

/** Whether a practice of the demo worked on this day: not at weekends, on holidays, and for two weeks in August. */
export function isWorkingDay(date: string): boolean {
  const day = date.slice(5);
  return weekdayOf(date) % 6 !== 0 && !HOLIDAYS.has(day) && !(day >= '08-03' && day <= '08-16');
}

/** Generates a past day from its opening at half past seven. Deterministic for a practice and day. */
export function demoPastDay(
  practice: DemoPractice,
  { date, opening, userIds }: { date: string; opening: Date; userIds: readonly number[] },
): PastDay {
  const random = createRandom(`${practice.specialization} ${date}`);
  const count = visitsOn(date, practice.visitsADay, random);
  const every = Math.floor(OPEN_MINUTES / count);
  const day: PastDay = { visits: [], payments: [] };
  for (let index = 0; index < count; index += 1) {
    const at = after(opening, index * every + random.below(every));
    const visit = pastVisit(practice, at, userIds, random);
    day.visits.push(visit);
    const price = visit.status === 'served' ? priceOf(practice, visit, random) : undefined;
    if (price) {
      day.payments.push({
        payment_title: price.title,
        amount_cents: price.cents,
        status: random.chance(0.92) ? 'paid' : random.pick(['refunded', 'failed']),
        created_at: visit.handled_at,
        ...(visit.user_id === null ? {} : { user_id: visit.user_id }),
      });
    }
  }
  return day;
}

const OPEN_MINUTES = 420;
const FIVE_MINUTES_MS = 300_000;

/** Days on which the demo's practices are closed each year, as month and day. */
const HOLIDAYS = new Set(
  '01-01 01-06 05-01 05-08 07-05 08-29 11-01 12-24 12-25 12-26 12-28 12-29 12-30 12-31'.split(' '),
);

/** Factors from Sunday on; most patients come on Monday. */
const BY_WEEKDAY = [0, 1.3, 1.05, 1, 0.95, 0.75, 0];

/** Factors from January on: colds in winter, holidays in summer. */
const BY_MONTH = [1.25, 1.3, 1.15, 1, 0.95, 0.9, 0.7, 0.75, 1, 1.05, 1.15, 1.1];

function visitsOn(date: string, usual: number, random: Random) {
  const factor = (BY_WEEKDAY[weekdayOf(date)] ?? 1) * (BY_MONTH[Number(date.slice(5, 7)) - 1] ?? 1);
  return Math.max(2, Math.round(usual * factor * (0.8 + 0.4 * random.next())));
}

function pastVisit(practice: DemoPractice, at: Date, userIds: readonly number[], random: Random): PastVisit {
  const kind = random.next();
  const type = kind < 0.45 ? 'queue' : kind < 0.86 ? 'schedule' : 'schedule-premium';
  const isKnown = random.chance(0.82);
  const ordered = { origin_title: random.pick(['Telefonicky', 'Webová objednávka']), days: 1 + random.below(14) };
  // Appointments are at multiples of five minutes.
  const scheduled = new Date(at.getTime() - (at.getTime() % FIVE_MINUTES_MS));
  const failed = scheduled.getUTCMinutes() % 10 === 0 ? ('missed' as const) : ('rejected' as const);
  return {
    type,
    user_id: isKnown ? (userIds[random.below(userIds.length)] ?? null) : null,
    user_alternate: isKnown || random.chance(0.4) ? null : random.pick(OCCASIONAL),
    origin_title: type === 'queue' ? 'Kiosk v čakárni' : ordered.origin_title,
    status: random.chance(0.95) ? 'served' : failed,
    scheduled_at: type === 'queue' ? null : scheduled,
    created_at: type === 'queue' ? at : after(at, -ordered.days * 1440),
    handled_at: after(at, 4 + random.below(25)),
    ...(type === 'queue' ? {} : { ticket_title: random.pick(practice.appointments), duration_minutes: DEMO_MINUTES }),
  };
}

/** Premium appointments are always paid for, others sometimes. */
function priceOf(practice: DemoPractice, { type }: PastVisit, random: Random) {
  if (type === 'schedule-premium') return practice.premium;
  return random.chance(0.06) ? random.pick(practice.prices) : undefined;
}

const after = (moment: Date, minutes: number) => new Date(moment.getTime() + minutes * 60_000);

/** Visitors who are not patients of the practice. */
const OCCASIONAL = ['Marek Bielik', 'Nina Vlčková', 'Rudolf Mihálik', 'Alena Rybárová', 'Karol Fabián'] as const;

/** A pseudo-random generator seeded by a text, so that the demo of a day is always the same. */
interface Random {
  /** From 0 (inclusive) to 1 (exclusive). */
  next(): number;
  /** A whole number below `end`. */
  below(end: number): number;
  /** True with this probability (0 to 1). */
  chance(part: number): boolean;
  pick<Item>(items: readonly [Item, ...Item[]]): Item;
}

/** The generator „mulberry32“. */
export function createRandom(words: string): Random {
  let state = createHash('sha256').update(words).digest().readUInt32LE(0);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (end: number) => Math.floor(next() * end);
  return {
    next,
    below,
    chance: (part) => next() < part,
    pick: (items) => items[below(items.length)] ?? items[0],
  };
}
