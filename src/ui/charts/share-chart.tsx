import { memo, useRef } from 'react';
import { MIN_SHARE_PX } from '../../constants';
import { percents, layoutShares } from '../../lib/charts';
import { classes, css } from '../style/style';
import { useWidth } from './plot';

export interface Share {
  key: string;
  label: string;
  value: number;
  /** The formatted value: „12 tiketov“. */
  amount: string;
  /** A colour of the theme, `var(--queue)`. */
  colour: string;
}

/** A stacked bar with a legend. */
export const ShareChart = memo(function ShareChart({ shares, summary }: { shares: readonly Share[]; summary: string }) {
  const box = useRef<HTMLDivElement>(null);
  const width = useWidth(box) ?? 0;
  const values = shares.map(({ value }) => value);
  const parts = percents(values);
  const positions = layoutShares(values, { width, gap: 3, minWidth: MIN_SHARE_PX });
  return (
    <div className={chart}>
      <div ref={box} className={bar}>
        {width > 0 && (
          <svg
            role="img"
            aria-label={summary}
            viewBox={`0 0 ${width} ${HEIGHT}`}
            width={width}
            preserveAspectRatio="none"
          >
            {shares.map(({ key, colour }, index) => (
              <rect
                key={key}
                className={classes(part, `is-number-${index % 3}`)}
                {...positions[index]}
                height={HEIGHT}
                rx={3}
                fill={colour}
              />
            ))}
          </svg>
        )}
      </div>
      <ul className={legend}>
        {shares.map(({ key, label, amount, colour }, index) => (
          <li key={key} className={row}>
            <svg width={12} height={12} aria-hidden="true">
              <rect className={classes(part, `is-number-${index % 3}`)} width={12} height={12} rx={3} fill={colour} />
            </svg>
            <span className={textClass}>
              <b>{label}</b>
              <span className={number}>{amount}</span>
            </span>
            <b className={number}>{parts[index]} %</b>
          </li>
        ))}
      </ul>
    </div>
  );
});

const HEIGHT = 28;

const chart = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
`;

const bar = css`
  min-height: 28px;
  & > svg {
    display: block;
    max-width: 100%;
    height: 28px;
  }
`;

/** High-contrast modes have few colours: the bar and the legend repeat them by index. */
const part = css`
  @media (forced-colors: active) {
    fill: CanvasText;
    &.is-number-1 {
      fill: Highlight;
    }
    &.is-number-2 {
      fill: GrayText;
    }
  }
`;

const legend = css`
  display: grid;
  gap: 4px;
`;

const row = css`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) minmax(48px, auto);
  align-items: center;
  gap: 10px;
  min-height: 32px;
`;

const textClass = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 10px;
  & > b {
    font-weight: 500;
  }
`;

const number = css`
  font-variant-numeric: tabular-nums;
  text-align: right;
  white-space: nowrap;
`;
