import type { Ticket } from '../../api/contract';
import { useStore } from '../../state/react/store-context';
import { useValue } from '../../state/react/use-value';
import { lazyPart } from '../../ui/feedback/lazy-part';
import { shortLines } from '../../ui/lists/list-with-preview';
import { css } from '../../ui/style/style';

/** They come after the list, into the place that is kept here. */
const WaitingTexts = lazyPart(
  'waiting-texts',
  async () => (await import('./waiting-texts')).WaitingTexts,
  () => null,
);

/** How long the holder of one of today's tickets waits, and until when. A tick draws nothing else of the row. */
export function TicketClock({ ticket }: { ticket: Ticket }) {
  const cell = useValue(useStore().waitingClock.cellOf)(ticket);
  return (
    cell && (
      <span className={clockClass}>
        <WaitingTexts cell={cell} />
      </span>
    )
  );
}

/** A line of its own, or two: whatever becomes known, and however long it gets, the row stays as high as it is. */
export const clockClass = css`
  display: flex;
  gap: 0 10px;
  height: 1.45em;
  color: var(--muted);
  font-size: 14px;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
  ${shortLines} {
    flex-direction: column;
    align-items: start;
    height: 2.9em;
    font-size: 13px;
    /* No wider than the row: beside them there is nothing as low. */
    & > * {
      max-width: calc(100% + 54px);
      padding: 0;
      overflow: hidden;
      font-weight: 400;
      text-overflow: ellipsis;
    }
  }
`;
