import { css } from '../../ui/style/style';

export const frame = css`
  --row: calc(var(--row-em) * 1em);
  --axis: 54px;
  --head: 3.9em;
  display: grid;
  grid-template-columns: var(--axis) minmax(0, 1fr);
  padding: 0 12px 12px 0;
  border: 1px solid var(--line);
  border-radius: 12px;
  background: var(--surface);
  @container ordinacia-main (max-width: 599.98px) {
    --axis: 42px;
    padding-right: 2px;
    border-inline: 0;
    border-radius: 0;
    margin-inline: calc(-1 * min(16px, var(--spacing)));
  }
`;

export const axis = css`
  position: relative;
  margin-top: var(--head);
`;

export const hour = css`
  position: absolute;
  top: calc(var(--at) / 5 / var(--rows) * 100%);
  right: 4px;
  color: var(--muted);
  font-size: 12px;
  font-variant-numeric: tabular-nums;
  line-height: 1.2;
  transform: translateY(-50%);
`;

/** Weekend days without hours and terms are narrow. */
export const days = css`
  display: grid;
  grid-template-columns: var(--tracks);
  min-width: 0;
`;

export const column = css`
  min-width: 0;
  border-left: 1px solid var(--line);
  &:focus-visible {
    outline-offset: -3px;
  }
`;

export const todayColumn = css`
  background: color-mix(in srgb, var(--primary) 5%, transparent);
`;

/** A line at each full hour. `--at`: the minutes from the first visible hour to the box. */
const hourLines = `linear-gradient(var(--line) 0 1px, transparent 1px) 0 calc(var(--at, 0) / -5 * var(--row)) / 100% calc(12 * var(--row))`;

/** Rows of five minutes. */
export const rows = css`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-auto-rows: var(--row);
  height: calc(var(--rows) * var(--row));
  background: ${hourLines}, color-mix(in srgb, var(--sunken) 70%, var(--surface));
  & > * {
    grid-column: 1;
  }
`;

export const open = css`
  background: ${hourLines}, var(--surface);
`;

export const absence = css`
  z-index: 1;
  padding: 0.2em;
  border-block: 1px solid var(--control-line);
  overflow: hidden;
  background: repeating-linear-gradient(
    -45deg,
    var(--sunken) 0 8px,
    color-mix(in srgb, var(--control-line) 22%, var(--surface)) 8px 10px
  );
  & > span {
    display: inline-block;
    max-width: 100%;
    padding: 0 0.4em;
    border-radius: 4px;
    overflow: hidden;
    background: var(--surface);
    color: var(--text);
    font-size: 12px;
    font-weight: 600;
    text-overflow: ellipsis;
    vertical-align: top;
  }
`;

export const now = css`
  position: absolute;
  top: calc(var(--at) / 5 * var(--row));
  left: -1px;
  right: 0;
  z-index: 3;
  height: 0;
  border-top: 2px solid var(--danger);
  pointer-events: none;
  &::before {
    content: '';
    position: absolute;
    top: -6px;
    left: -5px;
    width: 10px;
    height: 10px;
    border-radius: 50%;
    background: var(--danger);
    forced-color-adjust: none;
  }
`;
