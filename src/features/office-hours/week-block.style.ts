import { css } from '../../ui/style/style';
import { wide } from './week-view.style';

/** A row of hours: a line of the day's list, or a block in its column. */
export const block = css`
  ${wide} {
    position: absolute;
    top: calc(var(--from) * var(--hour) + 1px);
    left: calc(100% * var(--lane) / var(--lanes) + 2px);
    width: calc(100% / var(--lanes) - 4px);
    height: max(24px, calc(var(--length) * var(--hour) - 2px));
  }
`;

/** Lanes side by side have no room for an icon. */
export const lane = css`
  ${wide} {
    & svg {
      display: none;
    }
  }
`;

export const hours = css`
  position: relative;
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 2px 10px;
  height: 100%;
  padding: 10px 12px;
  border-left: 4px solid currentColor;
  border-radius: 8px;
  font-size: 14px;
  line-height: 1.25;
  text-decoration: none;
  &:hover {
    box-shadow: inset 0 0 0 1px currentColor;
  }
  @media (forced-colors: active) {
    border: 1px solid LinkText;
  }
  ${wide} {
    display: block;
    padding: 4px 4px 4px 5px;
    border-left-width: 3px;
    border-radius: 6px;
    overflow: hidden;
    font-size: 12px;
  }
`;

export const time = css`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  font-weight: 650;
  font-variant-numeric: tabular-nums;
  & svg {
    flex: none;
  }
  ${wide} {
    display: block;
    font-size: 11.5px;
    padding-right: 18px;
    word-spacing: -2px;
    .${lane} & {
      padding-right: 0;
    }
    & svg {
      position: absolute;
      top: 6px;
      right: 5px;
    }
  }
`;

export const name = css`
  flex: 1;
  min-width: 8em;
  color: var(--text);
  font-weight: 600;
  overflow-wrap: anywhere;
  ${wide} {
    display: block;
    min-width: 0;
    overflow: hidden;
    /* A word is hyphenated if the browser can, otherwise clipped; never broken. The link's title has the full text. */
    hyphens: auto;
    letter-spacing: -0.02em;
    overflow-wrap: normal;
    text-overflow: ellipsis;
  }
`;

export const kind = css`
  ${wide} {
    display: block;
  }
`;
