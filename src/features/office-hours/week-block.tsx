import type { CSSProperties } from 'react';
import { isolated } from '../../lib/clean-text';
import { officeHoursListTexts as texts } from '../../texts/office-hours';
import { badgeVariants } from '../../ui/feedback/badge';
import { classes, css } from '../../ui/style/style';
import { PlainLink } from '../../ui/controls/text-link';
import { hiddenClass } from '../../ui/style/theme';
import { kindOf } from './hours-kind';
import { officeHoursEditPath } from './paths';
import { hoursText } from './row-times';
import type { Block, Week } from './week';

/** For a view wide enough for columns; otherwise it is a list of days. */
export const wide = '@container ordinacia-week (min-width: 640px)';

/** A row of hours in the week. */
export function WeekBlock({ block, week }: { block: Block; week: Week }) {
  const { record, row, from, to, lane, lanes } = block;
  const { text, Icon, variant } = kindOf(record.hours_type);
  const name = record.hours_name ?? texts.withoutName;
  const position = {
    '--from': from / 60 - week.from,
    '--length': (to - from) / 60,
    '--lane': lane,
    '--lanes': lanes,
  } as CSSProperties;
  return (
    <li className={blockClass} style={position}>
      <PlainLink
        to={officeHoursEditPath(record.id)}
        className={classes(hoursClass, badgeVariants[variant], lanes > 1 && laneClass)}
        title={`${hoursText(row)} ${isolated(name)}, ${text}`}
      >
        <span className={timeClass}>
          <Icon size={14} strokeWidth={1.75} aria-hidden="true" />
          {hoursText(row)}
        </span>{' '}
        <span className={nameClass}>{name}</span>
        <span className={hiddenClass}>, </span>
        <span className={kindClass}>{text}</span>
      </PlainLink>
    </li>
  );
}

/** A row of hours: a line of the day's list, or a block in its column. */
const blockClass = css`
  ${wide} {
    position: absolute;
    top: calc(var(--from) * var(--hour) + 1px);
    left: calc(100% * var(--lane) / var(--lanes) + 2px);
    width: calc(100% / var(--lanes) - 4px);
    height: max(24px, calc(var(--length) * var(--hour) - 2px));
  }
`;

/** Lanes side by side have no room for an icon. */
const laneClass = css`
  ${wide} {
    & svg {
      display: none;
    }
  }
`;

const hoursClass = css`
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

const timeClass = css`
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
    .${laneClass} & {
      padding-right: 0;
    }
    & svg {
      position: absolute;
      top: 6px;
      right: 5px;
    }
  }
`;

const nameClass = css`
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

const kindClass = css`
  ${wide} {
    display: block;
  }
`;
