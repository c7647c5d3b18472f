import { css } from '../style/style';

export const chart = css`
  container: ordinacia-chart / inline-size;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
`;

/** High enough for the longest text, so that nothing moves. */
export const readout = css`
  min-height: 1.45em;
  @container ordinacia-chart (max-width: 559.98px) {
    min-height: 2.9em;
  }
  color: var(--muted);
  font-variant-numeric: tabular-nums;
  & b {
    color: var(--text);
    font-weight: 650;
  }
`;

/** Until it is redrawn at the new width, a chart that has become too wide is scaled down. */
export const plot = css`
  position: relative;
  min-height: 220px;
  & > svg {
    display: block;
    max-width: 100%;
    height: auto;
    overflow: visible;
    font-size: 12px;
    font-variant-numeric: tabular-nums;
  }
  & text {
    fill: var(--muted);
  }
  @media (forced-colors: active) {
    & text {
      fill: CanvasText;
    }
  }
`;

export const line = css`
  & > line {
    stroke: var(--line);
    shape-rendering: crispEdges;
  }
  @media (forced-colors: active) {
    & > line {
      stroke: GrayText;
    }
  }
`;

export const bar = css`
  & > .column {
    fill: transparent;
  }
  & > .amount {
    fill: var(--primary);
  }
  &.is-faint > .amount {
    fill: var(--control-line);
  }
  &.is-marked > .column {
    fill: var(--primary-soft);
  }
  &.is-marked > text {
    fill: var(--text);
    font-weight: 700;
  }
  &[data-pointed] > .column {
    fill: var(--primary-soft);
    stroke: var(--primary);
  }
  @media (forced-colors: active) {
    & > .amount,
    &.is-faint > .amount {
      fill: CanvasText;
    }
    &.is-faint > .amount {
      fill: GrayText;
    }
    &.is-marked > .amount,
    &[data-pointed] > .amount {
      fill: Highlight;
    }
    &.is-marked > .column,
    &[data-pointed] > .column {
      fill: transparent;
    }
    &[data-pointed] > .column {
      stroke: Highlight;
    }
    &.is-marked > text {
      fill: CanvasText;
    }
  }
`;

export const cursor = css`
  position: absolute;
  border-radius: 4px;
  touch-action: pan-y;
  cursor: crosshair;
`;
