import { UserPlus } from 'lucide-react';
import type { Ref } from 'react';
import { lazyPart } from '../../../ui/feedback/lazy-part';
import { classes, css } from '../../../ui/style/style';
import { isConnectionLost } from '../../../state/live/lazy-connection';
import { useStore, useOffers, useValue, usePart } from '../../../state/react/use-store';
import { queueTexts } from '../../../texts/queue';
import { waitingRoomTexts } from '../../../texts/waiting-room';
import { Button } from '../../../ui/controls/button';
import { useMeasuredTime } from '../../../ui/content/practice-time';
import { ticketsPart } from '..';
import { hiddenClass } from '../../../ui/style/theme';

/** The head of the list: counter, print button, live badge, and actions on the whole waiting room. */
export function RoomHead({ ref }: { ref: Ref<HTMLDivElement> }) {
  const { popups } = useStore();
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
        {/* „Meškám“ informs the patients. Lazy content comes first, so that no button moves. */}
        <DelayText />
        <AddTicketButton />
        <Button aria-haspopup="dialog" onClick={() => popups.show('announcement', { isDelay: true })}>
          {waitingRoomTexts.late}
        </Button>
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

/** The doctor's delay, if known. */
const DelayText = lazyPart(
  'waiting-texts',
  async () => (await import('./waiting-texts')).DelayText,
  () => null,
);

/** Adds somebody to the waiting room, if the server offers it. */
function AddTicketButton() {
  const { popups } = useStore();
  if (!useOffers('ticket-add')) return null;
  return (
    <Button
      icon={<UserPlus size={18} strokeWidth={1.5} aria-hidden="true" />}
      aria-label={queueTexts.add}
      title={queueTexts.add}
      aria-haspopup="dialog"
      onClick={() => popups.show('ticket-add', {})}
    >
      {queueTexts.addShort}
    </Button>
  );
}

/** How fresh the waiting room is. Changes are announced by the frame, once for all badges of a page. */
function LiveBadge() {
  const { connectionStatus } = useStore();
  const tickets = usePart(ticketsPart);
  const status = useValue(connectionStatus);
  const loadedAt = useValue(tickets.loadedAt);
  const timeOf = useMeasuredTime();
  return (
    <span className={badge} data-live={status}>
      <span className={dot} aria-hidden="true" />
      {status === 'offline'
        ? waitingRoomTexts.live.offline(loadedAt && timeOf(loadedAt))
        : waitingRoomTexts.live[status]}
    </span>
  );
}

/** The badge while the connection is lost. */
export const LostBadge = () => (isConnectionLost(useValue(useStore().connectionStatus)) ? <LiveBadge /> : null);

const badge = css`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  color: var(--warning);
  font-size: 14px;
  &[data-live='connected'] {
    color: var(--success);
  }
  &[data-live='connecting'],
  &[data-live='polling'] {
    color: var(--muted);
  }
`;

const dot = css`
  flex: none;
  width: 9px;
  height: 9px;
  border-radius: 50%;
  background: currentColor;
`;

/** The number of tickets in today's group; unknown while that is an earlier day's. */
export function TodayCounter() {
  const tickets = usePart(ticketsPart);
  const count = useValue(tickets.todayCount);
  const isOutdated = useValue(tickets.isOutdated);
  const isKnown = useValue(tickets.loadedAt) !== null && !isOutdated;
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
