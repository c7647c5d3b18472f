import { css } from '../style/style';

/** A day that is outside the limits. */
export const unavailableClass = css`
  & button {
    color: var(--muted);
    text-decoration: line-through;
    cursor: default;
    &:hover {
      background: none;
    }
  }
  @media (forced-colors: active) {
    & button {
      color: GrayText;
    }
  }
`;

/** The classes of the day picker, under the library's names of its parts. */
export const calendarClasses = {
  root: css`
    width: 100%;
  `,
  months: css`
    position: relative;
  `,
  month: css`
    display: grid;
    gap: 8px;
  `,
  nav: css`
    position: absolute;
    inset: 0 0 auto;
    display: flex;
    justify-content: space-between;
    pointer-events: none;
    & button {
      display: inline-grid;
      place-items: center;
      width: 36px;
      height: 36px;
      padding: 0;
      border: 0;
      border-radius: 8px;
      background: none;
      color: var(--text);
      cursor: pointer;
      pointer-events: auto;
      &:hover {
        background: var(--sunken);
      }
      &[aria-disabled='true'] {
        color: var(--control-line);
        cursor: default;
        background: none;
      }
    }
    @media (forced-colors: active) {
      & button[aria-disabled='true'] {
        color: GrayText;
      }
    }
  `,
  month_caption: css`
    padding: 0 36px;
  `,
  dropdowns: css`
    display: flex;
    justify-content: center;
    gap: 4px;
    & svg {
      right: 5px;
    }
    & select {
      padding: 4px 24px 4px 6px;
      border-color: transparent;
      background: none;
      font-weight: 600;
      &:hover {
        background: var(--sunken);
      }
    }
    @media (forced-colors: active) {
      & select {
        border-color: ButtonText;
      }
    }
  `,
  month_grid: css`
    width: 100%;
    border-collapse: collapse;
    table-layout: fixed;
  `,
  weekday: css`
    height: 28px;
    padding: 0;
    color: var(--muted);
    font-size: 13px;
    font-weight: 500;
    text-align: center;
    text-transform: capitalize;
  `,
  day: css`
    height: 40px;
    padding: 1px;
    text-align: center;
  `,
  day_button: css`
    width: 100%;
    height: 38px;
    padding: 0;
    border: 1px solid transparent;
    border-radius: 8px;
    background: none;
    font-variant-numeric: tabular-nums;
    cursor: pointer;
    &:hover {
      background: var(--sunken);
    }
    &:focus-visible {
      position: relative;
      outline-width: 2px;
      outline-offset: 1px;
    }
    @media (forced-colors: active) {
      border-color: ButtonFace;
    }
  `,
  today: css`
    & button {
      border-color: var(--primary);
      color: var(--primary);
      font-weight: 650;
    }
    @media (forced-colors: active) {
      & button {
        border-color: ButtonText;
      }
    }
  `,
  selected: css`
    & button,
    & button:hover {
      background: var(--primary);
      color: var(--on-primary);
      font-weight: 650;
    }
    @media (forced-colors: active) {
      & button,
      & button:hover {
        forced-color-adjust: none;
        background: Highlight;
        color: HighlightText;
      }
    }
  `,
};
