import { useEffect, useState } from 'react';

type Id = string | number;

/**
 * Knows of the open record whether it left its list because of what was done here: then nobody needs to be told that it
 * is gone, and `onClose` closes it. `work` says what is being done with the records, and what could not be done: whatever
 * is done with a record of the list takes it off the list.
 */
export function useCloseWhenRemoved(
  openId: string | null,
  list: readonly { id: Id }[] | null,
  pending: ReadonlyMap<Id, { state: string }>,
  onClose: () => void,
): { isRemoved: boolean } {
  const [removing, setLeaving] = useState<readonly Id[]>([]);
  const isListed = (id: Id) => list?.some((record) => record.id === id) === true;
  const begun = [...pending].flatMap(([id, { state }]) =>
    state === 'pending' && !removing.includes(id) && isListed(id) ? [id] : [],
  );
  if (begun.length > 0) setLeaving([...removing, ...begun]);
  const id = removing.find((one) => String(one) === openId);
  const isRemoved = id !== undefined && pending.get(id)?.state !== 'failed' && list !== null && !isListed(id);
  useEffect(() => {
    if (isRemoved) onClose();
  }, [isRemoved, onClose]);
  return { isRemoved };
}
