import { useEffect } from 'react';
import { usePart } from '../state/react/use-part';
import { useValue } from '../state/react/use-value';
import { clockNoticePart } from '../state/ui/clock-notice';
import { clockNoticeTexts as texts } from '../texts/clock-notice';
import { formatMoment } from '../texts/language/format-moment';
import { Button } from '../ui/controls/button';
import { Notice } from '../ui/feedback/notice';
import { belowClass } from '../ui/feedback/below';
import { classes, css } from '../ui/style/style';

/** Reports, once in a session, a clock or time zone that differs from the practice's. In the flow: covers no focused control. */
export function ClockNotice() {
  const notice = usePart(clockNoticePart);
  const problem = useValue(notice.shown);
  useEffect(() => notice.watch(), [notice]);
  return (
    <div role="status" className={classes(belowClass, wrapper)} data-below={problem ? '' : undefined}>
      {problem && (
        <Notice variant="warning" action={<Button onClick={notice.close}>{texts.close}</Button>}>
          {texts[problem.kind](formatMoment(problem.here), formatMoment(problem.inPractice))}
        </Notice>
      )}
    </div>
  );
}

const wrapper = css`
  width: min(560px, calc(100% - 32px));
  margin: 0 auto;
  border-radius: var(--radius);
  box-shadow: var(--shadow);
  &:not(:empty) {
    margin-bottom: 16px;
  }
`;
