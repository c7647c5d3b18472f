import { useEffect, useState } from 'react';

type Id = string | number;

/**
 * Closes the open record when it leaves its list by an action of this screen, instead of showing it as missing. `pending` has the
 * running and failed actions; every action on a record removes it from the list.
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
  // An action that failed removes nothing: if the record leaves after it, somebody else has removed it.
  const left = removing.filter((id) => pending.get(id)?.state !== 'failed');
  if (begun.length > 0 || left.length < removing.length) setLeaving([...left, ...begun]);
  const id = left.find((one) => String(one) === openId);
  const isRemoved = id !== undefined && list !== null && !isListed(id);
  useEffect(() => {
    if (isRemoved) onClose();
  }, [isRemoved, onClose]);
  return { isRemoved };
}
