import type { Ref } from 'react';
import { lazyPart } from '../../../ui/feedback/lazy-part';
import { classes, css } from '../../../ui/style/style';
import { DelayBar } from './delay-bar';
import { LiveBadge } from './live-badge';
import { TodayCounter } from './today-counter';

/** Above the list: how many wait, whether it is live, and what concerns all of them. */
export function RoomHead({ ref }: { ref: Ref<HTMLDivElement> }) {
  return (
    <div ref={ref} className={top}>
      <div className={half}>
        <TodayCounter />
        <span className={printPlace}>
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

/** Seldom needed: it comes later, into a place of its own. */
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

/** Half a line, or a whole one where that is too narrow. What comes later makes it no higher. */
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

const printPlace = css`
  flex: none;
  width: 40px;
`;
