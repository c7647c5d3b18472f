import { useId, type ReactNode } from 'react';
import { screenTexts } from '../../../texts/screens';
import { css } from '../../../ui/style/style';
import { LostBadge, TodayCounter } from './room-head';
import { WaitingRoom } from './waiting-room';

interface HotPanelProps {
  /** The button that closes or collapses the panel. */
  action: ReactNode;
  /** A collapsed panel is a bar with the counter. */
  isOpen?: boolean;
}

/** The narrow panel: the waiting room beside any other screen. */
export function HotPanel({ action, isOpen = true }: HotPanelProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={panel}>
      <div className={head}>
        <h2 id={id}>{screenTexts.waitingRoom.title}</h2>
        {!isOpen && <TodayCounter />}
        {action}
      </div>
      {isOpen ? <WaitingRoom /> : <LostBadge />}
    </section>
  );
}

const panel = css`
  display: grid;
  align-content: start;
  gap: 12px;
  padding: 12px 16px 16px;
`;

const head = css`
  display: flex;
  align-items: center;
  gap: 12px;
  & > h2 {
    flex: 1;
    font-size: 18px;
  }
`;
