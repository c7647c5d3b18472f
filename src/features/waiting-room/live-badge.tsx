import { useStore } from '../../state/react/store-context';
import { useValue } from '../../state/react/use-value';
import { waitingRoomTexts } from '../../texts/waiting-room';
import { classes, css } from '../../ui/style/style';

/** The state of the realtime connection. */
export function LiveBadge() {
  const state = useValue(useStore().live);
  return (
    <span role="status" className={classes(badge, state === 'connected' && live, state === 'disconnected' && broken)}>
      <span className={dot} aria-hidden="true" />
      {waitingRoomTexts.live[state]}
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
