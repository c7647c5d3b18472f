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
