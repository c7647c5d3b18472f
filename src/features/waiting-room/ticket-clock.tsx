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

/** A line of its own, or two: whatever becomes known, the row stays as high as it is, unless that is longer than the row. */
export const clockClass = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0 10px;
  min-height: 1.45em;
  color: var(--muted);
  font-size: 14px;
  font-variant-numeric: tabular-nums;
  ${shortLines} {
    flex-direction: column;
    align-items: start;
    min-height: 2.9em;
    font-size: 13px;
    & > * {
      max-width: 100%;
      padding: 0;
      font-weight: 400;
    }
  }
`;
