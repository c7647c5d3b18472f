import { useEffect, useEffectEvent } from 'react';
import { lazyPart } from '../feedback/lazy-part';
import type { LongRowsProps } from './long-rows';

/** Loads with the first long list. If loading fails, `onFail` is called: the list then renders all rows. */
export const LongList = lazyPart<LongRowsProps<{ id: string | number }> & { onFail(): void }>(
  'long-rows',
  async () => (await import('./long-rows')).LongRows,
  WithoutLongRows,
);

function WithoutLongRows({ hasFailed, onFail }: { hasFailed: boolean; onFail(): void }) {
  const fail = useEffectEvent(onFail);
  useEffect(() => {
    if (hasFailed) fail();
  }, [hasFailed]);
  return null;
}
