import { css } from '../../ui/style/style';

/** Hidden in privacy mode until its term is hovered or focused, instead of the whole row as in other lists. */
export const name = css`
  flex: 0 1 auto;
  min-width: 0;
  overflow: hidden;
  color: var(--text);
  font-weight: 600;
  text-overflow: ellipsis;
  [data-privacy='on'] & {
    filter: blur(0.36em);
  }
  [data-privacy='on'] button:hover > &,
  [data-privacy='on'] button:focus-visible > & {
    filter: none;
  }
`;

/** The block of a term, side by side with overlapping ones. */
export const term = css`
  position: relative;
  z-index: 2;
  display: flex;
  align-items: center;
  gap: 0 0.35em;
  justify-self: start;
  width: calc(100% / var(--columns) - 3px);
  min-width: 0;
  min-height: 0;
  margin: 0 0 1px calc(100% * var(--column) / var(--columns) + 1px);
  padding: 0 0.3em 0 0.4em;
  border: 0;
  border-left: 3px solid currentColor;
  border-radius: 6px;
  overflow: hidden;
  font-size: 12.5px;
  font-variant-numeric: tabular-nums;
  line-height: 1.5;
  text-align: left;
  white-space: nowrap;
  cursor: pointer;
  /* Generated content instead of elements: a week may have hundreds of terms. The button's name includes the time. */
  &[data-time]::before {
    content: attr(data-time);
    flex: none;
  }
  /* In a narrow shared column the time is hidden to leave room for the name: the position shows it. */
  [data-week] &[data-beside]::before {
    display: none;
  }
  &[data-note]::after {
    content: attr(data-note);
    flex: 0 9 auto;
    min-width: 1em;
    overflow: hidden;
    font-style: italic;
  }
  &[data-beside]::after {
    min-width: 0;
  }
  /* The term's end, by which its length is dragged (CALENDAR_HANDLE_PX). */
  @media (hover: hover) {
    &[data-state='waiting']:not([data-note])::after {
      content: '';
      position: absolute;
      inset: auto 0 0;
      height: 7px;
      cursor: ns-resize;
    }
    &[data-state='waiting']:not([data-note]):hover::after {
      background: linear-gradient(currentColor 0 0) center / 20px 2px no-repeat;
    }
  }
  @container ordinacia-main (max-width: 599.98px) {
    [data-week] & {
      padding: 0 0 0 2px;
      font-size: 11px;
    }
    [data-week] &[data-time]::before {
      display: none;
    }
    [data-week] &:not([data-type='schedule-premium']) svg {
      display: none;
    }
  }
  & svg {
    flex: none;
    order: -1;
    width: 1em;
    height: 1em;
  }
  &:hover {
    z-index: 4;
    box-shadow: inset 0 0 0 1px currentColor;
  }
  &:focus-visible {
    z-index: 5;
    outline-offset: 1px;
  }
  @media (forced-colors: active) {
    border: 1px solid ButtonText;
    border-left-width: 3px;
  }
`;

/** Room for two lines. */
export const tall = css`
  flex-wrap: wrap;
  align-content: flex-start;
  padding-top: 0.25em;
  & > span {
    flex: 0 0 100%;
  }
`;

/** A term that is no longer waiting. */
export const past = css`
  background: var(--sunken);
  color: var(--muted);
  & > span {
    color: var(--muted);
    font-weight: 500;
  }
  &[data-state='rejected'] {
    background: var(--surface);
    box-shadow: inset 0 0 0 1px var(--line);
  }
  &[data-state='rejected'] > span {
    text-decoration: line-through;
  }
  &[data-state='missed']::after {
    color: var(--danger);
  }
`;

export const slot = css`
  position: relative;
  z-index: 1;
  min-width: 0;
  min-height: 0;
  margin: 0 2px 1px 1px;
  padding: 0.1em 0.5em 0;
  border: 1px dashed var(--line);
  border-radius: 6px;
  overflow: hidden;
  background: var(--surface);
  color: var(--muted);
  font-size: 12px;
  font-variant-numeric: tabular-nums;
  line-height: 1.45;
  text-align: left;
  white-space: nowrap;
  cursor: pointer;
  & svg {
    width: 1em;
    height: 1em;
    margin-right: 0.25em;
    vertical-align: -0.1em;
  }
  &:hover,
  &:focus-visible {
    border: 1px solid var(--primary);
    background: var(--primary-soft);
    color: var(--primary);
    font-weight: 600;
  }
  &:focus-visible {
    z-index: 5;
    outline-offset: 1px;
  }
`;

export const premiumSlot = css`
  color: var(--premium);
`;
