import { useEffect, useState } from 'react';

/** Whether the open record was in the list before. If so, a missing record was removed; otherwise it never existed. */
export function useWasListed(openId: string | null, isListed: boolean): boolean {
  const [listedId, setListedId] = useState<string | null>(null);
  if (isListed && listedId !== openId) setListedId(openId);
  return listedId === openId;
}

type Id = string | number;

/**
 * Closes the open record, instead of showing it as missing, when an action of this screen removes it from the list. `pending` has the
 * running and failed actions; every action on a record removes it from the list.
 */
export function useCloseWhenRemoved(
  openId: string | null,
  list: readonly { id: Id }[] | null,
  pending: ReadonlyMap<Id, { state: string }>,
  onClose: () => void,
): { isRemoved: boolean } {
  const [removing, setRemoving] = useState<readonly Id[]>([]);
  const isListed = (id: Id) => list?.some((record) => record.id === id) === true;
  const started = [...pending].flatMap(([id, { state }]) =>
    state === 'pending' && !removing.includes(id) && isListed(id) ? [id] : [],
  );
  // A failed action removes nothing: if the record leaves the list later, somebody else has removed it.
  const remaining = removing.filter((id) => pending.get(id)?.state !== 'failed');
  if (started.length > 0 || remaining.length < removing.length) setRemoving([...remaining, ...started]);
  const id = remaining.find((one) => String(one) === openId);
  const isRemoved = id !== undefined && list !== null && !isListed(id);
  useEffect(() => {
    if (isRemoved) onClose();
  }, [isRemoved, onClose]);
  return { isRemoved };
}
