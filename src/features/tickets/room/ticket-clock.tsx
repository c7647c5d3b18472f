import type { Ticket } from '../contract';
import { lazyPart } from '../../../ui/feedback/lazy-part';
import { middleRows, shortLines, smallestRows } from '../../../ui/lists/list-with-preview';
import { css } from '../../../ui/style/style';
import { momentOf } from './ticket-labels';

/** Loads after the list, into reserved space. */
const WaitingTexts = lazyPart(
  'waiting-texts',
  async () => (await import('./waiting-texts')).WaitingTexts,
  () => null,
);

/** How long a patient of today has waited, and when the call is expected. A tick rerenders nothing else of the row. */
export function TicketClock({ ticket }: { ticket: Ticket }) {
  return (
    momentOf(ticket) !== null && (
      <span className={clockClass}>
        <WaitingTexts ticket={ticket} />
      </span>
    )
  );
}

/** Reserves as many lines as the longest texts need at this width, so that the row keeps its height. */
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
    /* May extend to the width of the row: nothing else is this low in it. */
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
