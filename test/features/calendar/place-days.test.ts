import { afterEach, describe, it } from 'node:test';
import { expect, setTimeZone } from '../../support/in-node';
import type { CalendarDay } from '../../../src/features/calendar/model';
import { placeDays, type CalendarResponse } from '../../../src/features/calendar/place-days';
import { at, calendarAnswer, emptyDay, slot, term } from '../../support/calendar-data';
import { ZONE } from '../../support/practice-clock';

const DAY = '2026-11-10';

function placed(fields: Partial<CalendarResponse>, day = DAY, now = `${DAY}T07:00`) {
  const clock = { zone: ZONE, now: Date.parse(at(now)) };
  const { days, unreadable } = placeDays(calendarAnswer(fields), { from: day, to: day }, clock);
  return { ...(days.get(day) ?? emptyDay('none')), unreadable };
}

const ranges = (spans: readonly { from: number; to: number }[]) => spans.map(({ from, to }) => [from / 60, to / 60]);

describe('the days of a calendar', () => {
  afterEach(() => setTimeZone(null));

  it('are all of the range, with what each has', () => {
    const answer = calendarAnswer({
      terms: [term(1, '2026-11-10T09:00', '2026-11-10T09:30'), term(2, '2026-11-12T09:00', '2026-11-12T09:30')],
      hours: [{ starts_at: at('2026-11-10T08:00'), ends_at: at('2026-11-10T12:00'), type: 'queue' }],
      walk_ins: [{ date: '2026-11-11', count: 7 }],
    });
    const clock = { zone: ZONE, now: Date.parse(at('2026-11-10T07:00')) };
    const { days, unreadable } = placeDays(answer, { from: '2026-11-10', to: '2026-11-11' }, clock);
    expect([...days.keys()]).to.deep.equal(['2026-11-10', '2026-11-11']);
    expect(days.get('2026-11-10')?.terms.map(({ term: { id } }) => id)).to.deep.equal([1]);
    expect(days.get('2026-11-10')?.hours).to.deep.equal([{ from: 480, to: 720, type: 'queue' }]);
    expect(days.get('2026-11-11')).to.deep.equal(emptyDay('2026-11-11', { walkIns: 7 }));
    expect(unreadable).to.equal(0);
  });

  it('show the same times in whichever zone the browser is, in both weeks of the clock change', () => {
    const seen = (day: string): unknown => {
      const { terms, slots, hours } = placed(
        {
          terms: [term(1, `${day}T09:20`, `${day}T09:40`)],
          slots: [slot(`${day}T23:30`, `${day}T23:45`)],
          hours: [{ starts_at: at(`${day}T00:00`), ends_at: at(`${day}T23:45`), type: 'schedule' }],
        },
        day,
        `${day}T00:00`,
      );
      return [ranges(terms), slots.map(({ time, isFree }) => [time, isFree]), ranges(hours)];
    };
    for (const day of ['2026-03-28', '2026-03-29', '2026-03-30', '2026-10-24', '2026-10-25', '2026-10-26']) {
      for (const zone of ['Pacific/Auckland', 'Asia/Tokyo', ZONE, 'America/New_York', 'Pacific/Honolulu']) {
        setTimeZone(zone);
        const expected = [[[9 + 1 / 3, 9 + 2 / 3]], [['23:30', true]], [[0, 23.75]]];
        expect(seen(day), `${day} in ${zone}`).to.deep.equal(expected);
      }
    }
  });

  it('draw a term in the repeated hour in its length, and one over midnight up to it', () => {
    const repeated = placed(
      { terms: [term(1, '2026-10-25T02:40', null, { ends_at: '2026-10-25T02:10:00+01:00' })] },
      '2026-10-25',
    );
    expect(repeated.terms.map(({ from, to }) => [from, to])).to.deep.equal([[160, 190]]);
    const night = placed({ terms: [term(1, `${DAY}T23:30`, '2026-11-11T00:30')] });
    expect(ranges(night.terms)).to.deep.equal([[23.5, 24]]);
  });

  it('give a term without an end the length of the office hours, and say so', () => {
    const lengthOf = (fields: Partial<CalendarResponse>): [number, boolean] => {
      const [first] = placed({ terms: [term(1, `${DAY}T09:10`, null)], ...fields }).terms;
      return [(first?.to ?? 0) - (first?.from ?? 0), first?.isLengthAssumed === true];
    };
    const [twenty, ten] = [slot(`${DAY}T09:00`, `${DAY}T09:20`), slot(`${DAY}T10:00`, `${DAY}T10:10`)];
    expect(lengthOf({ slots: [twenty, ten] })).to.deep.equal([20, true]);
    expect(lengthOf({ slots: [ten, slot(`${DAY}T11:00`, `${DAY}T11:30`)] })).to.deep.equal([10, true]);
    const premium = slot(`${DAY}T09:00`, `${DAY}T09:05`, { type: 'schedule-premium' });
    expect(lengthOf({ slots: [twenty, premium] }), 'of its type').to.deep.equal([20, true]);
    expect(lengthOf({})).to.deep.equal([15, true]);
    expect(lengthOf({ terms: [term(1, `${DAY}T09:10`, `${DAY}T09:15`)] })).to.deep.equal([5, false]);
  });

  it('leave out entries without a readable time, and count them', () => {
    const { terms, slots, unreadable } = placed({
      terms: [
        term(1, `${DAY}T09:00`, null, { starts_at: 'zajtra' }),
        term(2, `${DAY}T09:00`, null, { starts_at: '2026-11-10T09:00:00' }),
        term(3, `${DAY}T09:00`, `${DAY}T08:00`),
      ],
      slots: [slot(`${DAY}T09:00`, `${DAY}T08:00`)],
    });
    expect(terms.map(({ term: { id }, isLengthAssumed }) => [id, isLengthAssumed])).to.deep.equal([[3, true]]);
    expect([slots.length, unreadable]).to.deep.equal([0, 3]);
  });

  it('have a slot of each time and type once: the first of the repeated hour, a free one, and no free one that is past', () => {
    const slots = (day: CalendarDay) => day.slots.map(({ time, type, isFree }) => [time, type, isFree]);
    const twice = placed(
      {
        slots: [
          slot('2026-10-25T02:30', '2026-10-25T02:45', {
            starts_at: '2026-10-25T02:30:00+01:00',
            ends_at: '2026-10-25T02:45:00+01:00',
          }),
          slot('2026-10-25T02:30', '2026-10-25T02:45', { is_free: false }),
        ],
      },
      '2026-10-25',
      '2026-10-24T08:00',
    );
    expect(slots(twice)).to.deep.equal([['02:30', 'schedule', false]]);
    const today = placed(
      {
        slots: [
          slot(`${DAY}T09:10`, `${DAY}T09:40`, { is_free: false }),
          slot(`${DAY}T09:10`, `${DAY}T09:20`),
          slot(`${DAY}T09:10`, `${DAY}T09:20`, { type: 'schedule-premium' }),
          slot(`${DAY}T09:00`, `${DAY}T09:10`),
        ],
      },
      DAY,
      `${DAY}T09:00`,
    );
    expect(slots(today)).to.deep.equal([
      ['09:00', 'schedule', false],
      ['09:10', 'schedule', true],
      ['09:10', 'schedule-premium', true],
    ]);
  });

  it('have the part of each absence, merged, with its last minute', () => {
    const absence = (id: number, from: string, to: string) => ({
      id,
      absence_from: at(from),
      absence_to: at(to),
      supplier_id: null,
      supplier_name: null,
    });
    const { absences } = placed({
      absences: [
        absence(1, '2026-11-09T12:00', `${DAY}T07:59`),
        absence(2, `${DAY}T08:00`, `${DAY}T09:59`),
        absence(3, `${DAY}T22:00`, '2026-11-12T10:00'),
        absence(4, '2026-11-12T10:00', '2026-11-12T11:00'),
      ],
    });
    expect(ranges(absences)).to.deep.equal([
      [0, 10],
      [22, 24],
    ]);
  });
});
