import { stretchedLink } from '../../ui/content/stretched-link';
import { fullWidth, narrowWidth } from '../../ui/lists/list-with-preview';
import { css } from '../../ui/style/style';

/** The kind's colour stands at the row's edge; the row's classes name the kind. */
export const row = css`
  position: relative;
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: 12px 14px;
  padding: var(--row-padding) 14px var(--row-padding) 16px;
  border: 1px solid var(--line);
  border-left: 5px solid var(--queue);
  border-radius: var(--radius);
  background: var(--surface);
  &.schedule {
    border-left-color: var(--schedule);
  }
  &.schedule-premium {
    border-left-color: var(--premium);
  }
  &:hover {
    background: var(--raised);
    border-top-color: var(--control-line);
    border-right-color: var(--control-line);
    border-bottom-color: var(--control-line);
  }
  ${narrowWidth} {
    grid-template-columns: auto minmax(0, 1fr);
  }
`;

export const nextRow = css`
  padding: 20px 20px 20px 18px;
  box-shadow: 0 1px 3px light-dark(rgb(16 32 30 / 0.1), rgb(0 0 0 / 0.4));
  grid-template-columns: auto minmax(0, 1fr);
  ${fullWidth} {
    grid-template-columns: auto minmax(0, 1fr) auto;
  }
`;

export const chosenRow = css`
  outline: 2px solid var(--primary);
  outline-offset: -1px;
`;

export const text = css`
  display: grid;
  gap: 4px;
  min-width: 0;
`;

/** The button's click area is the whole row; controls above it keep their clicks. */
export const name = css`
  justify-self: start;
  max-width: 100%;
  padding: 0;
  border: 0;
  background: none;
  font-size: 17px;
  font-weight: 650;
  line-height: 1.25;
  text-align: left;
  overflow-wrap: anywhere;
  cursor: pointer;
  ${stretchedLink}
`;

export const nextName = css`
  font-size: 32px;
  ${narrowWidth} {
    font-size: 25px;
  }
`;

export const facts = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 10px;
  color: var(--muted);
  font-variant-numeric: tabular-nums;
  & b {
    color: var(--text);
    font-weight: 600;
  }
`;

export const action = css`
  position: relative;
  z-index: 1;
  display: grid;
  .${nextRow} & {
    grid-column: 1 / -1;
  }
  ${fullWidth} {
    .${nextRow} & {
      grid-column: auto;
    }
  }
  ${narrowWidth} {
    grid-column: 2 / -1;
    justify-self: start;
  }
  ${narrowWidth} {
    .${nextRow} & {
      justify-self: stretch;
    }
  }
`;

export const failure = css`
  position: relative;
  z-index: 1;
  grid-column: 1 / -1;
`;
