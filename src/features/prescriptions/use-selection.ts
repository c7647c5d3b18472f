import { useCallback, useMemo, useState } from 'react';
import type { RecordId } from '../../api/contract/fields';
import type { Recept } from './contract';

/** The selected prescriptions, in the order of the list. Removed ones are deselected. */
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
    selected,
    select,
    selectAll: (isSelected: boolean) => setIds(new Set(isSelected ? list.map(({ id }) => id) : [])),
  };
}
