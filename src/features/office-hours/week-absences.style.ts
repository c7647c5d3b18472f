import { css } from '../../ui/style/style';
import { wide } from './week-view.style';

/** A line of the day's list, or a frame over its column: the hours beneath stay readable and clickable. */
export const mark = css`
  margin-bottom: 6px;
  border: 1px dashed var(--warning);
  border-radius: 6px;
  color: var(--warning);
  font-size: 13px;
  font-weight: 600;
  line-height: 1.25;
  & > span {
    display: flex;
    gap: 5px;
    padding: 3px 6px;
    border-radius: 5px;
    background: var(--warning-soft);
  }
  & svg {
    flex: none;
    margin-top: 1px;
  }
  ${wide} {
    position: absolute;
    z-index: 1;
    top: calc(var(--head) + 12px + var(--from) * var(--hour));
    left: 0;
    right: 0;
    display: grid;
    align-items: end;
    height: calc(var(--length) * var(--hour));
    margin: 0;
    border-width: 2px;
    font-size: 11.5px;
    pointer-events: none;
    & > span {
      gap: 3px;
      padding: 2px 4px;
    }
  }
`;

/** In a column the frame shows the hours by its position: the text is for screen readers only. */
export const partHours = css`
  white-space: pre;
  ${wide} {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
  }
`;
