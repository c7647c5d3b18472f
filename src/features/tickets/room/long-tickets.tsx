import { useEffect, useEffectEvent } from 'react';
import type { Ticket } from '../contract';
import { lazyPart } from '../../../ui/feedback/lazy-part';
import type { LongRowsProps } from '../../../ui/lists/long-rows';

/** Loads with the first long list. If loading fails, all rows are drawn. */
export const LongTickets = lazyPart<LongRowsProps<Ticket> & { onFail(): void }>(
  'long-rows',
  async () => (await import('../../../ui/lists/long-rows')).LongRows,
  WithoutLongRows,
);

function WithoutLongRows({ hasFailed, onFail }: { hasFailed: boolean; onFail(): void }) {
  const fail = useEffectEvent(onFail);
  useEffect(() => {
    if (hasFailed) fail();
  }, [hasFailed]);
  return null;
}
