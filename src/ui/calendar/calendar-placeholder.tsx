import { SKELETON_DELAY_MS } from '../../constants';
import { calendarTexts } from '../../texts/calendar';
import { commonTexts } from '../../texts/common';
import { RetryButton } from '../controls/retry-button';
import { Delayed } from '../feedback/loading';
import { skeletonClass } from '../feedback/skeleton';
import { classes, css } from '../style/style';
import { hiddenClass } from '../style/theme';

/** Shown while the calendar loads, and with a retry when it fails: a date can still be typed. */
export function CalendarPlaceholder({ hasFailed, onRetry }: { hasFailed: boolean; onRetry(): void }) {
  if (!hasFailed) {
    return (
      <div className={wrapper}>
        <span role="status" className={hiddenClass}>
          {commonTexts.loading}
        </span>
        <Delayed delayMs={SKELETON_DELAY_MS}>
          <div className={classes(skeletonClass, filling)} aria-hidden="true" />
        </Delayed>
      </div>
    );
  }
  return (
    <div className={wrapper}>
      <p role="alert">{calendarTexts.loadFailed}</p>
      {/* The popover keeps the focus until the calendar takes it. */}
      <RetryButton onClick={onRetry} />
    </div>
  );
}

// As high as the calendar, so that nothing moves when it appears.
const wrapper = css`
  display: grid;
  align-content: center;
  justify-items: center;
  gap: 12px;
  min-height: 312px;
  text-align: center;
  text-wrap: balance;
`;

const filling = css`
  width: 100%;
  height: 312px;
`;
