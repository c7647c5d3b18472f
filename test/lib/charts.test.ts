import { describe, it } from 'node:test';
import { expect } from '../support/in-node';
import { plainSpaces } from '../../src/lib/clean-text';
import { layoutBars, niceScale, percents, layoutShares } from '../../src/lib/charts';
import { formatDay, isWeekend, formatMonth, formatShortDay } from '../../src/texts/language/format-day';

describe('the scale of a chart', () => {
  for (const [highest, scale] of [
    [1, [0, 1]],
    [3, [0, 1, 2, 3]],
    [6, [0, 2, 4, 6]],
    [21, [0, 5, 10, 15, 20, 25]],
    [25, [0, 5, 10, 15, 20, 25]],
    [26, [0, 10, 20, 30]],
    [1158.4, [0, 500, 1000, 1500]],
    [98_765, [0, 20_000, 40_000, 60_000, 80_000, 100_000]],
    [0, [0, 1]],
    [0.2, [0, 1]],
  ] as const) {
    it(`to ${highest}`, () => {
      expect(niceScale(highest, 5)).to.deep.equal(scale);
    });
  }
});

describe('the layout of bars', () => {
  const size = { width: 330, height: 100, axisWidth: 30, axisHeight: 20, maxBarWidth: 36, minHeight: 2 };

  it('has columns of one width, with heights by their values', () => {
    const { bars, columnWidth, yOf } = layoutBars([0, 5, 10], 10, { ...size, labelWidth: 20 });
    expect(columnWidth).to.equal(100);
    expect(bars.map(({ left }) => left)).to.deep.equal([30, 130, 230]);
    expect(bars.map(({ width }) => width)).to.deep.equal([36, 36, 36]);
    expect(bars.map(({ height }) => height)).to.deep.equal([0, 35, 70]);
    expect([yOf(0), yOf(10)]).to.deep.equal([80, 10]);
    expect(bars.every(({ hasLabel }) => hasLabel)).to.equal(true);
  });

  it('labels only bars whose labels do not overlap, the last one always', () => {
    const { bars, columnWidth } = layoutBars(Array<number>(30).fill(1), 1, { ...size, labelWidth: 42 });
    const labelled = bars.flatMap(({ hasLabel }, index) => (hasLabel ? [index] : []));
    expect(labelled.at(-1)).to.equal(29);
    expect(labelled.slice(1).every((label, at) => (label - (labelled[at] ?? 0)) * columnWidth >= 50)).to.equal(true);
  });

  it('has no negative width', () => {
    const { bars } = layoutBars([1], 1, { ...size, width: 0, labelWidth: 42 });
    expect(bars[0]?.width).to.equal(1);
  });
});

describe('percentages and segments', () => {
  it('whole percentages add up to 100', () => {
    expect(percents([1, 1, 1])).to.deep.equal([34, 33, 33]);
    expect(percents([999, 1])).to.deep.equal([100, 0]);
    expect(percents([5, 0])).to.deep.equal([100, 0]);
    expect(percents([0, 0])).to.deep.equal([0, 0]);
    expect(percents([142, 140, 43])).to.deep.equal([44, 43, 13]);
  });

  it('segments fill their bar except the gaps; a small one is visible, zero is not', () => {
    const places = layoutShares([500, 0, 499, 1], { width: 206, gap: 3, minWidth: 4 });
    expect(places.map(({ width }) => Math.round(width))).to.deep.equal([98, 0, 98, 4]);
    expect((places[3]?.x ?? 0) + (places[3]?.width ?? 0)).to.be.closeTo(206, 0.001);
  });
});

describe('a day in words', () => {
  it('has a long form, a short form, and its month', () => {
    expect(plainSpaces(formatDay('2026-11-20'))).to.equal('piatok 20. novembra');
    expect(plainSpaces(formatShortDay('2026-11-05'))).to.equal('5. 11.');
    expect(formatMonth('2026-11-20')).to.equal('november 2026');
  });

  it('shows an invalid day as it is, not as a weekend', () => {
    expect(formatDay('včera')).to.equal('včera');
    expect([isWeekend('včera'), isWeekend('2026-11-20'), isWeekend('2026-11-21')]).to.deep.equal([false, false, true]);
  });
});
