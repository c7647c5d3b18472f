import { useCallback, useMemo, useState } from 'react';
import type { Recept, RecordId } from '../../api/contract';

/** The prescriptions that are picked, in the order of the list. What has left the list is not picked any more. */
export function usePicked(list: readonly Recept[]) {
  const [ids, setIds] = useState<ReadonlySet<RecordId>>(new Set());
  const picked = useMemo(() => list.map(({ id }) => id).filter((id) => ids.has(id)), [list, ids]);
  const pick = useCallback(
    (id: RecordId, isPicked: boolean) =>
      setIds((before) => {
        const next = new Set(before);
        if (isPicked) next.add(id);
        else next.delete(id);
        return next;
      }),
    [],
  );
  return {
    picked,
    pick,
    pickAll: (isPicked: boolean) => setIds(new Set(isPicked ? list.map(({ id }) => id) : [])),
  };
}
