import { describe, it } from 'node:test';
import { expect } from '../../support/in-node';
import { columnsOf } from '../../../src/features/calendar/place-days';
import { nextFreeOn } from '../../../src/features/calendar/part';
import { covers, daysOf, rangeOf, stepOf } from '../../../src/features/calendar/ranges';
import { visibleHours } from '../../../src/features/calendar/grid-scale';
import { emptyDay } from '../../support/calendar-data';
import { createDice } from '../../support/random';

const span = (from: number, to: number) => ({ from, to });

describe('terms that overlap', () => {
  const columns = (...spans: [number, number][]) =>
    columnsOf(spans.map(([from, to]) => span(from, to))).map((each) => `${each.column + 1}/${each.columns}`);

  it('stand side by side, and those that only touch do not', () => {
    expect(columns([0, 10], [10, 20])).to.deep.equal(['1/1', '1/1']);
    expect(columns([0, 20], [10, 30], [30, 40])).to.deep.equal(['1/2', '2/2', '1/1']);
  });

  it('share the columns of their cluster, each used again when it is free', () => {
    expect(columns([0, 60], [0, 20], [20, 40], [50, 90], [60, 70])).to.deep.equal(['1/2', '2/2', '2/2', '2/2', '1/2']);
    expect(columns([0, 10], [0, 10], [0, 10])).to.deep.equal(['1/3', '2/3', '3/3']);
  });

  it('never share a column, in a thousand days at random', () => {
    for (let seed = 1; seed <= 1_000; seed += 1) {
      const dice = createDice(seed);
      const spans = Array.from({ length: dice.between(1, 30) }, () => {
        const from = dice.between(0, 100);
        return span(from, from + dice.between(1, 30));
      }).toSorted((a, b) => a.from - b.from || a.to - b.to);
      const placed = columnsOf(spans).map((each, index) => ({ ...each, ...(spans[index] ?? span(0, 0)) }));
      placed.forEach((one, index) => {
        expect(one.column).to.be.lessThan(one.columns);
        for (const other of placed.slice(index + 1)) {
          if (other.from >= one.to) continue;
          expect([one.column !== other.column, one.columns === other.columns], `seed ${seed}`).to.deep.equal([
            true,
            true,
          ]);
        }
      });
    }
  });
});

describe('the hours of the grid', () => {
  it('are whole ones around office hours and terms, or usual ones', () => {
    const hours = [{ ...span(8 * 60 + 30, 12 * 60), type: 'queue' }];
    expect(visibleHours([emptyDay('2026-11-10', { hours }), emptyDay('2026-11-11')])).to.deep.equal(
      span(8 * 60, 12 * 60),
    );
    const slots = [{ ...span(5 * 60 + 59, 24 * 60), day: '2026-11-11', time: '05:59', type: 'schedule', isFree: true }];
    const both = [emptyDay('2026-11-10', { hours }), emptyDay('2026-11-11', { slots })];
    expect(visibleHours(both)).to.deep.equal(span(5 * 60, 24 * 60));
    expect(visibleHours([emptyDay('2026-11-10')])).to.deep.equal(span(8 * 60, 16 * 60));
  });
});

describe('the days of a view', () => {
  it('are one, or a week from Monday, also on a Sunday and over the new year; a week contains each of its days', () => {
    expect(rangeOf('den', '2026-11-10')).to.deep.equal({ from: '2026-11-10', to: '2026-11-10' });
    for (const view of ['tyzden', 'zoznam'] as const) {
      expect(rangeOf(view, '2026-11-15')).to.deep.equal({ from: '2026-11-09', to: '2026-11-15' });
      expect(rangeOf(view, '2027-01-01')).to.deep.equal({ from: '2026-12-28', to: '2027-01-03' });
    }
    expect(daysOf(rangeOf('tyzden', '2027-01-01')).at(4)).to.equal('2027-01-01');
    for (const [view, step, expected] of [
      ['den', 1, '2026-11-11'],
      ['den', -1, '2026-11-09'],
      ['zoznam', 1, '2026-11-17'],
      ['tyzden', -1, '2026-11-03'],
    ] as const) {
      expect(stepOf(view, '2026-11-10', step), `${view} ${step}`).to.equal(expected);
    }
    const week = rangeOf('tyzden', '2026-11-10');
    expect(covers(week, rangeOf('den', '2026-11-15'))).to.equal(true);
    expect(covers(week, rangeOf('den', '2026-11-16'))).to.equal(false);
    expect(covers(null, week)).to.equal(false);
  });
});

describe('the next free slot', () => {
  it('is after a moment, of a type, free, and on the first day that has one', () => {
    const slot = (day: string, from: number, type = 'schedule', isFree = true) => ({
      ...span(from, from + 20),
      day,
      time: String(from),
      type,
      isFree,
    });
    const days = [
      emptyDay('2026-11-09', { slots: [slot('2026-11-09', 480)] }),
      emptyDay('2026-11-10', {
        slots: [
          slot('2026-11-10', 480),
          slot('2026-11-10', 500, 'schedule', false),
          slot('2026-11-10', 520, 'schedule-premium'),
        ],
      }),
      emptyDay('2026-11-11', { slots: [slot('2026-11-11', 480)] }),
    ];
    const found = (from: number, type?: string) => {
      const query = { type, after: { day: '2026-11-10', from } };
      const first = days.map((day) => nextFreeOn(day, query)).find((slot) => slot !== null);
      return first && `${first.day} ${first.from}`;
    };
    expect(found(479, 'schedule')).to.equal('2026-11-10 480');
    expect(found(480, 'schedule')).to.equal('2026-11-11 480');
    expect(found(480)).to.equal('2026-11-10 520');
    expect(found(520, 'schedule-premium')).to.equal(undefined);
  });
});
