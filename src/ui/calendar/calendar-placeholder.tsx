import { useRef } from 'react';
import { SKELETON_DELAY_MS } from '../../constants';
import { calendarTexts } from '../../texts/calendar';
import { commonTexts } from '../../texts/common';
import { Button } from '../controls/button';
import { Delayed } from '../feedback/delayed';
import { skeletonClass } from '../feedback/skeleton';
import { classes, css } from '../style/style';
import { hiddenClass } from '../style/theme';

/** Stands where the days will, and says when they do not come: a date can be typed all the same. */
export function CalendarPlaceholder({ hasFailed, onRetry }: { hasFailed: boolean; onRetry(): void }) {
  const container = useRef<HTMLDivElement>(null);
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
    <div ref={container} className={wrapper}>
      <p role="alert">{calendarTexts.loadFailed}</p>
      <Button
        onClick={() => {
          // This button leaves: the focus waits for the days on the popover.
          container.current?.closest<HTMLElement>('[popover]')?.focus();
          onRetry();
        }}
      >
        {commonTexts.retry}
      </Button>
    </div>
  );
}

// As high as the days: nothing moves when they come.
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
