import { useCallback, useMemo, useState } from 'react';
import type { Recept, RecordId } from '../../api/contract';

/** The prescriptions that are picked, in the order of the list. What has left the list is not picked any more. */
export function useSelection(list: readonly Recept[]) {
  const [ids, setIds] = useState<ReadonlySet<RecordId>>(new Set());
  const selected = useMemo(() => list.map(({ id }) => id).filter((id) => ids.has(id)), [list, ids]);
  const select = useCallback(
    (id: RecordId, isSelected: boolean) =>
      setIds((before) => {
        const next = new Set(before);
        if (isSelected) next.add(id);
        else next.delete(id);
        return next;
      }),
    [],
  );
  return {
    picked: selected,
    pick: select,
    selectAll: (isPicked: boolean) => setIds(new Set(isPicked ? list.map(({ id }) => id) : [])),
  };
}
