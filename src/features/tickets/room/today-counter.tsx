import { useValue, usePart } from '../../../state/react/use-store';
import { waitingRoomTexts } from '../../../texts/waiting-room';
import { css } from '../../../ui/style/style';
import { hiddenClass } from '../../../ui/style/theme';
import { ticketsPart } from '..';

/** The number of tickets in today's group. */
export function TodayCounter() {
  const tickets = usePart(ticketsPart);
  const count = useValue(tickets.todayCount);
  const isKnown = useValue(tickets.loadedAt) !== null;
  return (
    <p className={line}>
      <span aria-hidden="true">
        {waitingRoomTexts.today} <b>{isKnown ? count : '–'}</b>
      </span>
      {isKnown && <span className={hiddenClass}>{waitingRoomTexts.todayCount(count)}</span>}
    </p>
  );
}

const line = css`
  font-size: 18px;
  font-weight: 600;
  & b {
    display: inline-grid;
    place-items: center;
    min-width: 34px;
    margin-left: 4px;
    padding: 3px 9px;
    border-radius: 999px;
    background: var(--primary-soft);
    color: var(--primary);
    font-variant-numeric: tabular-nums;
    font-weight: 700;
  }
`;
