import { memo, useRef } from 'react';
import {
  BAR_CHART_HEIGHT_PX,
  BAR_MAX_WIDTH_PX,
  CHART_CHARACTER_PX,
  CHART_LABEL_MAX_LENGTH,
  MIN_BAR_PX,
  SCALE_STEPS,
} from '../../constants';
import { layoutBars, niceScale } from '../../lib/charts';
import * as style from './bar-chart.style';
import { classes } from '../style/style';
import { useCursor, useWidth } from './plot';

export interface Bar {
  key: string;
  /** The short label below the bar. */
  label: string;
  value: number;
  /** The full texts: „piatok 20. novembra“, „12 návštev“. */
  name: string;
  amount: string;
  /** Highlighted. */
  isMarked?: boolean;
  /** Shown in a paler colour. */
  isFaint?: boolean;
}

interface BarChartProps {
  bars: readonly Bar[];
  /** The whole chart in one sentence. */
  summary: string;
  /** The name of the keyboard cursor: „Deň“. */
  cursorLabel: string;
  /** Formats a number of the scale. */
  scaleText(value: number): string;
}

/** A bar chart, laid out for its width in pixels. The line above describes the bar under the pointer or the keyboard cursor. */
export const BarChart = memo(function BarChart({ bars, summary, cursorLabel, scaleText }: BarChartProps) {
  const plot = useRef<HTMLDivElement>(null);
  const width = useWidth(plot) ?? 0;
  const scale = niceScale(Math.max(...bars.map(({ value }) => value)), SCALE_STEPS);
  const layout = layoutBars(
    bars.map(({ value }) => value),
    scale.at(-1) ?? 1,
    {
      width,
      height: BAR_CHART_HEIGHT_PX,
      axisHeight: 26,
      maxBarWidth: BAR_MAX_WIDTH_PX,
      minHeight: MIN_BAR_PX,
      axisWidth: widest(scale.map(scaleText)) + 10,
      labelWidth: widest(bars.map(labelOf)),
    },
  );
  const { left, top, right, bottom, columnWidth } = layout;
  const cursor = useCursor({ count: bars.length, columnWidth });
  const pointed = cursor.index === null ? undefined : bars[cursor.index];
  const keyBar = bars[cursor.keyIndex];

  return (
    <div className={style.chart}>
      {/* Screen readers get the same from the chart's label and the cursor's value. */}
      <p className={style.readout} aria-hidden="true">
        {pointed ? (
          <>
            <b>{pointed.amount}</b> {pointed.name}
          </>
        ) : (
          summary
        )}
      </p>
      <div ref={plot} className={style.plot}>
        {width > 0 && (
          <svg role="img" aria-label={summary} viewBox={`0 0 ${width} ${BAR_CHART_HEIGHT_PX}`} width={width}>
            {scale.map((value) => (
              <g key={value} className={style.line}>
                <line x1={left} x2={right} y1={layout.yOf(value)} y2={layout.yOf(value)} />
                <text x={left - 10} y={layout.yOf(value)} dy="0.35em" textAnchor="end">
                  {scaleText(value)}
                </text>
              </g>
            ))}
            {layout.bars.map((position, index) => {
              const bar = bars[index];
              return (
                bar && (
                  <Column key={bar.key} bar={bar} layout={layout} position={position} isPointed={bar === pointed} />
                )
              );
            })}
          </svg>
        )}
        {width > 0 && (
          <Cursor
            left={left}
            right={right}
            top={top}
            bottom={bottom}
            label={cursorLabel}
            index={cursor.keyIndex}
            count={bars.length}
            valueText={keyBar ? `${keyBar.name}: ${keyBar.amount}` : ''}
            handlers={cursor.handlers}
          />
        )}
      </div>
    </div>
  );
});

type Layout = ReturnType<typeof layoutBars>;

interface ColumnProps {
  bar: Bar;
  layout: Layout;
  position: Layout['bars'][number];
  isPointed: boolean;
}

function Column({ bar, layout: { top, bottom, columnWidth }, position, isPointed }: ColumnProps) {
  return (
    <g
      className={classes(style.bar, bar.isMarked && 'is-marked', bar.isFaint && 'is-faint')}
      data-pointed={isPointed || undefined}
    >
      <rect className="column" x={position.left} y={top} width={columnWidth} height={bottom - top} />
      <rect className="amount" x={position.x} y={position.y} width={position.width} height={position.height} rx={2} />
      {position.hasLabel && (
        <text x={position.middle} y={bottom + 19} textAnchor="middle">
          {labelOf(bar)}
        </text>
      )}
    </g>
  );
}

/** Truncated: a server may send long names of months. */
const labelOf = ({ label }: Bar) =>
  label.length > CHART_LABEL_MAX_LENGTH ? `${label.slice(0, CHART_LABEL_MAX_LENGTH - 1)}…` : label;

const widest = (texts: readonly string[]) => Math.max(...texts.map(({ length }) => length)) * CHART_CHARACTER_PX;

interface CursorProps {
  left: number;
  right: number;
  top: number;
  bottom: number;
  label: string;
  index: number;
  count: number;
  valueText: string;
  handlers: ReturnType<typeof useCursor>['handlers'];
}

/** An overlay over the bars, with the role of a slider: screen readers can read bar by bar. */
function Cursor({ left, right, top, bottom, label, index, count, valueText, handlers }: CursorProps) {
  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={1}
      aria-valuemax={count}
      aria-valuenow={index + 1}
      aria-valuetext={valueText}
      className={style.cursor}
      style={{ left, top, width: right - left, height: bottom - top }}
      {...handlers}
    />
  );
}
