import { useEffect, useRef, useState, type ComponentType } from 'react';
import { SKELETON_DELAY_MS } from '../constants';
import { calendarTexts } from '../texts/calendar';
import { commonTexts } from '../texts/common';
import { Button } from './button';
import type { CalendarProps } from './calendar';
import { Delayed } from './delayed';
import { skeletonClass } from './skeleton';
import { classes, css } from './style';
import { hiddenClass } from './theme';

/** The days, once their module has come; without it a date can still be typed. */
export function CalendarLoader(props: CalendarProps) {
  const own = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<'loading' | 'failed' | 'loaded'>(loaded ? 'loaded' : 'loading');
  useEffect(() => {
    if (state !== 'loading') return;
    let isWaiting = true;
    load().then(
      () => isWaiting && setState('loaded'),
      () => {
        console.warn('[ordinacia] the calendar did not load');
        if (isWaiting) setState('failed');
      },
    );
    return () => {
      isWaiting = false;
    };
  }, [state]);
  if (state === 'loaded' && loaded) {
    const Calendar = loaded;
    return <Calendar {...props} />;
  }
  return (
    <div ref={own} className={place}>
      {state === 'failed' ? (
        <>
          <p role="alert">{calendarTexts.loadFailed}</p>
          <Button
            onClick={() => {
              // This button leaves: the focus waits for the days on the popover.
              own.current?.closest<HTMLElement>('[popover]')?.focus();
              setState('loading');
            }}
          >
            {commonTexts.retry}
          </Button>
        </>
      ) : (
        <>
          <span role="status" className={hiddenClass}>
            {commonTexts.loading}
          </span>
          <Delayed by={SKELETON_DELAY_MS}>
            <div className={classes(skeletonClass, fullHeight)} aria-hidden="true" />
          </Delayed>
        </>
      )}
    </div>
  );
}

/** What has come stays: the next picker has it at once. */
let loaded: ComponentType<CalendarProps> | null = null;

async function load(): Promise<void> {
  loaded = (await import('./calendar')).Calendar;
}

// As high as the days: nothing moves when they come.
const place = css`
  display: grid;
  align-content: center;
  justify-items: center;
  gap: 12px;
  min-height: 312px;
  text-align: center;
  text-wrap: balance;
`;

const fullHeight = css`
  width: 100%;
  height: 312px;
`;
