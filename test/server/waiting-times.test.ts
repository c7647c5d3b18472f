import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  expectedTimes,
  announcedSpan,
  type WaitingTicket,
  type WaitingTimesInput,
} from '../../src/features/tickets/waiting-times.contract';
import { MINUTE, OPENS, playDay } from './support/simulated-day';
import { createRandom } from '../support/random';

const at = (minutes: number) => new Date(OPENS + minutes * MINUTE);
const minutesOf = (moment: Date) => (moment.getTime() - OPENS) / MINUTE;

let last = 0;
const queue = (taken = -5): WaitingTicket => ({
  id: (last += 1),
  type: 'queue',
  createdAt: at(taken),
  scheduledAt: null,
});
const booked = (hour: number): WaitingTicket => ({
  id: (last += 1),
  type: 'schedule',
  createdAt: at(-1440),
  scheduledAt: at(hour),
});

/** Spans in minutes after the opening, in the order of the tickets. */
function spansOf(input: WaitingTimesInput) {
  const { of } = expectedTimes(input);
  return input.tickets.map(({ id }) => {
    const span = of.get(id);
    assert.ok(span, `ticket ${id} has a span`);
    return { from: minutesOf(span.from), to: minutesOf(span.to) };
  });
}

/** A random waiting room, in the order of the practice server. */
function anyRoom(seed: number): WaitingTimesInput {
  const random = createRandom(seed);
  const below = (limit: number) => Math.floor(random() * limit);
  const now = below(300) - 30;
  const tickets = Array.from({ length: below(25) }, () =>
    random() < 0.5 ? queue(now - below(90)) : booked(now - 60 + below(200)),
  ).sort((one, other) => momentOf(one) - momentOf(other));
  return {
    now: at(now),
    tickets,
    minutesPerPatient: 1 + below(40),
    handledAt: Array.from({ length: below(20) }, () => at(now - below(200))),
    opensAt: random() < 0.2 ? at(now + below(60)) : null,
  };
}
const momentOf = ({ scheduledAt, createdAt }: WaitingTicket) => (scheduledAt ?? createdAt)?.getTime() ?? 0;

const seeds = Array.from({ length: 500 }, (_, seed) => seed + 1);

describe('when waiting tickets are expected to be called', () => {
  it('every ticket has a span, in their order: not before now, its hour and the opening; nothing given is changed', () => {
    for (const seed of seeds) {
      const input = anyRoom(seed);
      const given = structuredClone(input);
      const { of } = expectedTimes(input);
      assert.deepEqual(input, given);
      assert.equal(of.size, input.tickets.length);
      spansOf(input).reduce(
        (before, span) => {
          assert.ok(span.from >= before.from && span.to >= before.to, `seed ${seed}`);
          return span;
        },
        { from: -Infinity, to: -Infinity },
      );
      for (const { id, scheduledAt } of input.tickets) {
        const span = of.get(id);
        assert.ok(span && span.from < span.to, `seed ${seed}`);
        assert.ok(span.from >= input.now, `seed ${seed}`);
        assert.ok(!scheduledAt || span.from >= scheduledAt, `seed ${seed}`);
        const isLikelyClosed = input.opensAt && input.handledAt.length === 0;
        assert.ok(!isLikelyClosed || span.from >= (input.opensAt ?? input.now), `seed ${seed}`);
      }
    }
  });

  it('one more at the end changes nobody’s span; one more urgent at the front lets nobody’s end earlier', () => {
    for (const seed of seeds) {
      const input = anyRoom(seed);
      const before = spansOf(input);
      const later = spansOf({ ...input, tickets: [...input.tickets, queue(minutesOf(input.now))] });
      const isLast = input.tickets.every((ticket) => momentOf(ticket) <= input.now.getTime());
      if (isLast) assert.deepEqual(later.slice(0, -1), before, `seed ${seed}`);
      const [urgent, ...behind] = spansOf({ ...input, tickets: [{ ...queue(), isUrgent: true }, ...input.tickets] });
      assert.ok(urgent && behind.every((span) => span.from >= urgent.from), `seed ${seed}`);
      behind.forEach((span, index) => {
        const earlier = before[index];
        assert.ok(earlier && span.to >= earlier.to - 1e-6, `seed ${seed}`);
      });
    }
  });

  it('nobody’s span begins earlier as time passes and nobody is called', () => {
    for (const seed of seeds) {
      const input = { ...anyRoom(seed), opensAt: null };
      const before = spansOf(input);
      const handledAt = input.handledAt.filter((moment) => moment <= input.now);
      spansOf({ ...input, handledAt, now: new Date(input.now.getTime() + 2 * MINUTE) }).forEach((span, index) =>
        assert.ok(span.from >= (before[index]?.from ?? 0) - 1e-6, `seed ${seed}`),
      );
    }
  });

  it('an urgent patient is called in their place whatever hour they were given', () => {
    const early = { ...booked(120), isUrgent: true };
    const [urgent, other] = spansOf({ now: at(0), tickets: [early, queue()], minutesPerPatient: 10, handledAt: [] });
    assert.ok(urgent && urgent.to < 20);
    assert.ok(other && other.from >= urgent.from && other.to < 40);
  });

  it('the queue is called while the first one’s hour is still far, and not where it would make that one wait', () => {
    const [hour, short, long] = spansOf({
      now: at(0),
      tickets: [booked(25), queue(), queue()],
      minutesPerPatient: 20,
      handledAt: [],
    });
    assert.ok(short && short.from < 10);
    assert.ok(hour && hour.from === 25);
    assert.ok(long && long.from > 25);
  });

  it('takes the pace of the day: the median of the last eight intervals, without breaks', () => {
    const calls = (...minutes: number[]) => minutes.map(at);
    const lastOf = (handledAt: Date[]) => {
      const tickets = Array.from({ length: 6 }, () => queue());
      return spansOf({ now: at(200), tickets, minutesPerPatient: 10, handledAt }).at(-1)?.to ?? 0;
    };
    const planned = lastOf([]);
    const slow = lastOf(calls(60, 76, 92, 108, 124, 140, 156, 172, 188));
    assert.ok(slow > planned + 15, `${slow} and ${planned}`);
    // A break of an hour and one long visit change nothing.
    assert.equal(lastOf(calls(-16, 60, 76, 92, 108, 124, 140, 156, 172, 188)), slow);
    assert.equal(lastOf(calls(40, 76, 92, 108, 124, 140, 156, 172, 188)), slow);
    // Intervals before the last eight do not count.
    assert.equal(lastOf(calls(57, 58, 59, 60, 76, 92, 108, 124, 140, 156, 172, 188)), slow);
    const half = lastOf(calls(124, 140, 156, 172, 188));
    assert.ok(half > planned && half < slow, 'fewer of them stand beside what is planned');
  });

  it('has no estimate where the time per patient is unknown', () => {
    const input = { now: at(60), tickets: [queue(), booked(50)], minutesPerPatient: null };
    for (const handledAt of [[], [at(40)], [at(40), at(50)], [at(30), at(40), at(50)]]) {
      assert.deepEqual(expectedTimes({ ...input, handledAt }), { delayMinutes: null, of: new Map() });
    }
    assert.equal(expectedTimes({ ...input, handledAt: [at(20), at(30), at(40), at(50)] }).of.size, 2);
    assert.equal(expectedTimes({ ...input, minutesPerPatient: 0, handledAt: [] }).of.size, 0);
  });
});

describe('how late the doctor is', () => {
  const delayOf = (now: number, tickets: WaitingTicket[], ...handled: number[]) =>
    expectedTimes({ now: at(now), tickets, minutesPerPatient: 10, handledAt: handled.map(at) }).delayMinutes;

  it('is how much later than their hour those with an appointment are called', () => {
    assert.equal(delayOf(90, [booked(60), booked(70), booked(80)], 85), 35);
    assert.equal(delayOf(60, [booked(60)], 51), 3);
    assert.equal(delayOf(60, [queue(), queue(), queue(), booked(70)], 60), 30);
  });

  it('is none while all are called on time, and unknown where nobody has an appointment', () => {
    assert.equal(delayOf(60, [booked(90)], 55), 0);
    assert.equal(delayOf(60, [queue(), queue()], 55), null);
    assert.equal(delayOf(60, []), null);
  });

  it('does not count one who did not come while others go in', () => {
    assert.equal(delayOf(160, [booked(60), booked(155)], 120, 130, 140, 155), 10);
    assert.equal(delayOf(160, [booked(60)], 120, 130, 140, 150), null);
  });
});

describe('an announced span', () => {
  const announced = (from: number, to: number, now = 0) => {
    const span = announcedSpan({ from: at(from), to: at(to) }, at(now));
    return [span.from && minutesOf(span.from), minutesOf(span.to)];
  };

  it('is in steps of five minutes and no narrower', () => {
    assert.deepEqual(announced(12, 28), [10, 30]);
    assert.deepEqual(announced(10, 30), [10, 30]);
    assert.deepEqual(announced(11, 12), [10, 15]);
    assert.deepEqual(announced(15, 15), [15, 20]);
  });

  it('has no beginning once the patient may be called at any moment: a past one is not announced', () => {
    assert.deepEqual(announced(12, 28, 11), [null, 30]);
    assert.deepEqual(announced(12, 28, 10), [null, 30]);
    assert.deepEqual(announced(12, 28, 9), [10, 30]);
  });
});

describe('a simulated day', () => {
  it('keeps to the announced span in four of five cases, whatever the day is like', (t) => {
    const estimates = seeds.slice(0, 200).flatMap(playDay);
    const errors = estimates.map(({ error }) => error / MINUTE).sort((one, other) => one - other);
    const sizes = errors.map(Math.abs).sort((one, other) => one - other);
    const part = (values: readonly number[], share: number) => values[Math.floor(values.length * share)] ?? Infinity;
    const inside = estimates.filter(({ isInside }) => isInside).length / estimates.length;
    t.diagnostic(
      `${estimates.length} times told in 200 days: ${Math.round(inside * 100)} % of the spans held; ` +
        `off by ${part(sizes, 0.5).toFixed(1)} min in the median, ` +
        `${part(sizes, 0.9).toFixed(1)} min in nine of ten cases; bias ${part(errors, 0.5).toFixed(1)} min`,
    );
    assert.ok(estimates.length > 5_000);
    assert.ok(inside > 0.8, `${inside}`);
    assert.ok(part(sizes, 0.5) < 6);
    assert.ok(part(sizes, 0.9) < 20);
    assert.ok(Math.abs(part(errors, 0.5)) < 2);
  });
});
