import { fullWidth, narrowWidth, wideRows } from '../../../ui/lists/list-with-preview';
import { highWindow } from '../../../ui/style/rules';
import { css } from '../../../ui/style/style';
import { clockClass } from './ticket-clock';
import { action, facts, note, noteText, time } from './ticket-row.style';

/** The row sticks above the scrolling list: opaque, and surrounded by the background, so that nothing shows at its corners. */
export const nextRow = css`
  position: sticky;
  top: calc(var(--sticky-top) + 8px);
  scroll-margin-top: var(--sticky-top);
  z-index: 2;
  min-height: var(--first-min);
  padding: 18px 20px 18px 18px;
  background: var(--raised);
  box-shadow:
    0 1px 3px light-dark(rgb(16 32 30 / 0.1), rgb(0 0 0 / 0.4)),
    0 -8px 0 8px var(--bg);
  & .${action} {
    grid-column: 1 / -1;
    grid-auto-flow: row;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 8px;
    & > :first-child,
    & > :nth-child(2):last-child {
      grid-column: 1 / -1;
    }
  }
  & .${time} {
    font-size: 20px;
  }
  & .${note} {
    align-items: start;
    & > svg {
      margin-top: 3px;
    }
  }
  & .${noteText} {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    white-space: normal;
  }
  ${fullWidth} {
    & .${action} {
      grid-column: auto;
    }
  }
  ${wideRows} {
    & .${action} {
      grid-column: auto;
    }
  }
  @media (max-height: 559.98px) {
    position: relative;
    top: auto;
  }
  ${narrowWidth} {
    position: relative;
    top: auto;
    z-index: auto;
  }
`;

export const nextName = css`
  font-size: 32px;
  ${narrowWidth} {
    font-size: 25px;
  }
`;

/** During a search: says whether the first ticket matches. */
export const mark = css`
  color: var(--muted);
  font-size: 14px;
  font-weight: 600;
`;

/** Scrolled out of view in a narrow list, the row becomes a bar within reach of the thumb: name, time, kind and button. */
export const bar = css`
  ${highWindow} {
    ${narrowWidth} {
      position: sticky;
      bottom: max(8px, env(safe-area-inset-bottom));
      z-index: 2;
      order: 1;
      min-height: 0;
      padding: 8px 8px 8px 12px;
      box-shadow:
        var(--shadow),
        0 8px 0 8px var(--bg);
      & .${action} {
        grid-column: auto;
        font-size: 14px;
        white-space: nowrap;
        /* A single button is enough here; the rest is in the detail. */
        & > :not(:first-child) {
          display: none;
        }
        /* Two lines leave more room for the name beside it. */
        & > :first-child {
          max-width: 36vw;
          padding-inline: 14px;
          white-space: normal;
        }
      }
      & .${note}, & .${clockClass} {
        display: none;
      }
      & .${facts} {
        flex-wrap: nowrap;
        overflow: hidden;
        white-space: nowrap;
        & > * {
          min-width: 0;
          overflow: hidden;
          text-overflow: ellipsis;
        }
      }
      &:not(.has-time) {
        grid-template-columns: minmax(0, 1fr) auto;
      }
      & > :first-child {
        display: none;
      }
      & .${mark}, & [data-open] {
        overflow: hidden;
        text-overflow: ellipsis;
        white-space: nowrap;
      }
      & [data-open] {
        font-size: 17px;
      }
    }
  }
`;

/** Fills the gap that the row has left, so that nothing shifts. */
export const gap = css`
  display: none;
  scroll-margin-top: var(--sticky-top);
  ${highWindow} {
    ${narrowWidth} {
      display: block;
      flex: none;
    }
  }
`;
