interface BarChartSize {
  /** All in px. */
  width: number;
  height: number;
  /** The axis to the left of the bars, and the one below them. */
  axisWidth: number;
  axisHeight: number;
  labelWidth: number;
  maxBarWidth: number;
  minHeight: number;
}

/** Computes the bars of a chart of the given size, on a scale from 0 to `highest`. */
export function layoutBars(values: readonly number[], highest: number, size: BarChartSize) {
  const { width, height, axisWidth, axisHeight, labelWidth, maxBarWidth, minHeight } = size;
  // The plot area, inside of the axes. The scale's highest label is half above it.
  const plot = { left: axisWidth, top: TOP, bottom: height - axisHeight };
  const approximateWidth = Math.max(width - axisWidth, 0) / Math.max(values.length, 1);
  // The last label is centred on its column, which may be narrower.
  const right = width - Math.max((labelWidth - approximateWidth) / 2, 0);
  const columnWidth = Math.max(right - plot.left, 0) / Math.max(values.length, 1);
  const barWidth = Math.max(Math.min(columnWidth * BAR_WIDTH_RATIO, maxBarWidth), 1);
  const labelInterval = columnWidth > 0 ? Math.ceil((labelWidth + LABEL_GAP) / columnWidth) : values.length;
  /** The y coordinate of a value. */
  const yOf = (value: number) => plot.bottom - (value / highest) * (plot.bottom - plot.top);
  return {
    ...plot,
    right,
    columnWidth,
    yOf,
    bars: values.map((value, index) => {
      const left = plot.left + index * columnWidth;
      const barHeight = value > 0 ? Math.max(plot.bottom - yOf(value), minHeight) : 0;
      return {
        /** The left edge and the middle of the bar's column. */
        left,
        middle: left + columnWidth / 2,
        /** The bar itself. */
        x: left + (columnWidth - barWidth) / 2,
        y: plot.bottom - barHeight,
        width: barWidth,
        height: barHeight,
        /** If the labels do not fit, only every n-th one is shown, counted from the last bar. */
        hasLabel: (values.length - 1 - index) % labelInterval === 0,
      };
    }),
  };
}

const TOP = 10;
const LABEL_GAP = 8;
/** The bar's share of the column; the rest is the gap to the next bar. */
const BAR_WIDTH_RATIO = 0.7;

/**
 * The ticks of a scale from 0 to at least the highest value: at most `steps` whole steps of 1, 2 or 5 times a power of ten.
 */
export function niceScale(highest: number, steps: number): readonly number[] {
  const least = Math.max(highest / steps, 1);
  const power = 10 ** Math.floor(Math.log10(least));
  const step = ([1, 2, 5].find((factor) => factor * power >= least) ?? 10) * power;
  const count = Math.max(Math.ceil(highest / step), 1);
  return Array.from({ length: count + 1 }, (_, index) => index * step);
}

/** Whole percentages that add up to 100 (largest remainder method). */
export function percents(values: readonly number[]): readonly number[] {
  const sum = values.reduce((total, value) => total + value, 0);
  if (sum <= 0) return values.map(() => 0);
  const exact = values.map((value) => (value / sum) * 100);
  const left = 100 - exact.reduce((total, part) => total + Math.floor(part), 0);
  const roundedUp = exact
    .map((part, index) => ({ index, lost: part - Math.floor(part) }))
    .sort((one, other) => other.lost - one.lost)
    .slice(0, left)
    .map(({ index }) => index);
  return exact.map((part, index) => Math.floor(part) + (roundedUp.includes(index) ? 1 : 0));
}

/** The segments of a stacked bar (px), with gaps; small values get the minimum width, zero gets none. */
export function layoutShares(
  values: readonly number[],
  { width, gap, minWidth }: { width: number; gap: number; minWidth: number },
): readonly { x: number; width: number }[] {
  const shown = values.filter((value) => value > 0);
  const sum = shown.reduce((total, value) => total + value, 0);
  const free = width - gap * Math.max(shown.length - 1, 0);
  const isSmall = (value: number) => value > 0 && (value / sum) * free < minWidth;
  const small = shown.filter(isSmall);
  const rest = sum - small.reduce((total, value) => total + value, 0);
  let x = 0;
  return values.map((value) => {
    if (value <= 0) return { x, width: 0 };
    const part = isSmall(value) ? minWidth : (value / rest) * (free - small.length * minWidth);
    const position = { x, width: Math.max(part, 0) };
    x += position.width + gap;
    return position;
  });
}
