import { useEffect, useRef } from 'react';
import { useStore } from '../state/react/store-context';
import { useValue } from '../state/react/use-value';
import { partOf } from '../state/store-part';
import { createClockNotice } from '../state/ui/clock-notice';
import { clockNoticeTexts as texts } from '../texts/clock-notice';
import { formatMoment } from '../texts/language/format-moment';
import { Button } from '../ui/controls/button';
import { Notice } from '../ui/feedback/notice';
import { css } from '../ui/style/style';

/** Says, once in a session, that this computer's clock or time zone is not the practice's. Nothing moves for it. */
export function ClockNotice() {
  const notice = partOf(useStore().partContext, createClockNotice);
  const problem = useValue(notice.shown);
  const region = useRef<HTMLDivElement>(null);
  useEffect(() => notice.watch(), [notice]);
  useEffect(() => {
    if (problem && region.current?.isConnected) region.current.showPopover();
  }, [problem]);
  return (
    <div ref={region} popover="manual" role="status" className={place}>
      {problem && (
        <Notice variant="warning" action={<Button onClick={notice.close}>{texts.close}</Button>}>
          {texts[problem.kind](formatMoment(problem.here), formatMoment(problem.inPractice))}
        </Notice>
      )}
    </div>
  );
}

const place = css`
  position: fixed;
  inset: auto 0 16px;
  width: min(560px, calc(100vw - 32px));
  height: auto;
  margin: 0 auto;
  padding: 0;
  border: 0;
  border-radius: var(--radius);
  box-shadow: var(--shadow);
  &:empty {
    display: none;
  }
`;
