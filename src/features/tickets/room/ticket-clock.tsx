import type { Ticket } from '../contract';
import { lazyPart } from '../../../ui/feedback/lazy-part';
import { middleRows, shortLines, smallestRows } from '../../../ui/lists/list-with-preview';
import { css } from '../../../ui/style/style';
import { momentOf } from '../ticket-moment';

/** They come after the list, into the place that is kept here. */
const WaitingTexts = lazyPart(
  'waiting-texts',
  async () => (await import('./waiting-texts')).WaitingTexts,
  () => null,
);

/** How long the holder of one of today's tickets waits, and until when. A tick draws nothing else of the row. */
export function TicketClock({ ticket }: { ticket: Ticket }) {
  return (
    momentOf(ticket) !== null && (
      <span className={clockClass}>
        <WaitingTexts ticket={ticket} />
      </span>
    )
  );
}

/** As many lines as the longest times need at this width: whatever becomes known, the row stays as high as it is. */
export const clockClass = css`
  display: flex;
  flex-wrap: wrap;
  align-content: start;
  gap: 0 10px;
  min-height: 1.45em;
  color: var(--muted);
  font-size: 14px;
  font-variant-numeric: tabular-nums;
  ${middleRows} {
    min-height: 2.9em;
  }
  ${shortLines} {
    flex-flow: column;
    align-items: start;
    height: 2.9em;
    font-size: 13px;
    white-space: nowrap;
    /* No wider than the row: beside them there is nothing as low. */
    & > * {
      max-width: calc(100% + 54px);
      padding: 0;
      overflow: hidden;
      font-weight: 400;
      text-overflow: ellipsis;
    }
  }
  ${smallestRows} {
    height: 5.8em;
    white-space: normal;
  }
`;
