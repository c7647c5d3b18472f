import { useStore } from '../../../state/react/store-context';
import { useValue } from '../../../state/react/use-value';
import { waitingRoomTexts } from '../../../texts/waiting-room';
import { useMeasuredTime } from '../../../ui/content/practice-time';
import { classes, css } from '../../../ui/style/style';
import { usePart } from '../../../state/react/use-part';
import { ticketsPart } from '..';

/** How fresh the waiting room is. Changes are announced by the frame, once for all badges of a page. */
export function LiveBadge() {
  const { connectionStatus } = useStore();
  const tickets = usePart(ticketsPart);
  const status = useValue(connectionStatus);
  const loadedAt = useValue(tickets.loadedAt);
  const timeOf = useMeasuredTime();
  return (
    <span
      className={classes(
        badge,
        status === 'connected' && live,
        (status === 'reconnecting' || status === 'offline') && broken,
      )}
      data-live={status}
    >
      <span className={dot} aria-hidden="true" />
      {status === 'offline'
        ? waitingRoomTexts.live.offline(loadedAt && timeOf(loadedAt))
        : waitingRoomTexts.live[status]}
    </span>
  );
}

const badge = css`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  color: var(--muted);
  font-size: 14px;
`;

const live = css`
  color: var(--success);
`;

const broken = css`
  color: var(--warning);
`;

const dot = css`
  flex: none;
  width: 9px;
  height: 9px;
  border-radius: 50%;
  background: currentColor;
`;
