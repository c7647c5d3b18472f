import type { Ref } from 'react';
import { lazyPart } from '../../../ui/feedback/lazy-part';
import { classes, css } from '../../../ui/style/style';
import { DelayBar } from './delay-bar';
import { LiveBadge } from './live-badge';
import { TodayCounter } from './today-counter';

/** The head of the list: counter, print button, live badge, and actions on the whole waiting room. */
export function RoomHead({ ref }: { ref: Ref<HTMLDivElement> }) {
  return (
    <div ref={ref} className={top}>
      <div className={half}>
        <TodayCounter />
        <span className={printSpace}>
          <PrintDay />
        </span>
        <LiveBadge />
      </div>
      <div className={classes(half, actions)}>
        <DelayBar />
      </div>
    </div>
  );
}

/** Seldom needed: loads later, into reserved space. */
const PrintDay = lazyPart(
  'print-day',
  async () => (await import('./print-day')).PrintDay,
  () => null,
);

const top = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0 16px;
`;

/** Half a line, or a whole one if that is too narrow. Lazy content fits into its height. */
const half = css`
  display: flex;
  flex: 1 1 220px;
  align-items: center;
  gap: 8px;
  min-width: 0;
  min-height: 50px;
  line-height: 1.2;
`;

const actions = css`
  flex: 2 1 340px;
  justify-content: flex-end;
  & > button {
    flex: none;
  }
  @media (max-width: 359.98px) {
    & > button > svg {
      display: none;
    }
  }
`;

const printSpace = css`
  flex: none;
  width: 40px;
`;
