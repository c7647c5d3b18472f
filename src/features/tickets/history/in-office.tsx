import type { ReactNode } from 'react';
import { useOffers, useValue, usePart } from '../../../state/react/use-store';
import { useReservesSpace } from '../room/row-buttons';
import { lazyPart } from '../../../ui/feedback/lazy-part';
import { css } from '../../../ui/style/style';
import { ticketsPart } from '..';

const LazyOfficeCard = lazyPart(
  'office-card',
  async () => (await import('./office-card')).OfficeCard,
  // A failed load is reported only if the card would have content.
  function Missing({ hasFailed, children }: { hasFailed: boolean; children: ReactNode }) {
    const isOffered = useOffers('ticket-history');
    const called = useValue(usePart(ticketsPart).called);
    return hasFailed && (isOffered || called) ? <div className={failed}>{children}</div> : null;
  },
);

/** „V ambulancii: Ján Novák · od 7:52“, on top of an element. Loaded after the waiting room, into reserved space. */
export function InOffice() {
  const isLoaded = useValue(usePart(ticketsPart).loadedAt) !== null;
  const card = isLoaded && <LazyOfficeCard />;
  return useReservesSpace('ticket-history') ? (
    <div className={reserved}>
      <div>{card}</div>
    </div>
  ) : (
    card
  );
}

/** Reserves the height of the card. */
const reserved = css`
  container: ordinacia-office / inline-size;
  & > div {
    min-height: 44px;
    @container ordinacia-office (max-width: 519.98px) {
      min-height: 52px;
    }
  }
`;

/** On one line, to fit into the reserved height. */
const failed = css`
  & > * > * {
    display: flex;
    gap: 4px 16px;
    align-items: center;
    max-width: none;
    min-height: 44px;
    padding: 0 12px 0 16px;
    border: 1px solid var(--line);
    border-radius: var(--radius);
    background: var(--surface);
    line-height: 20px;
    text-align: start;
    text-wrap: wrap;
    & > span {
      display: none;
    }
    & > p {
      font-size: 15px;
    }
    & > p + p {
      flex: 1;
    }
    @container ordinacia-office (max-width: 519.98px) {
      min-height: 52px;
      & > p + p {
        display: none;
      }
    }
  }
`;
