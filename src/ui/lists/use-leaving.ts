import { useEffect, useState } from 'react';

type Id = string | number;

/**
 * Knows of the open record whether it left its list because of what was done here: then nobody needs to be told that it
 * is gone, and `onClose` closes it. `work` says what is being done with the records, and what could not be done: whatever
 * is done with a record of the list takes it off the list.
 */
export function useLeaving(
  openId: string | null,
  list: readonly { id: Id }[] | null,
  work: ReadonlyMap<Id, { state: string }>,
  onClose: () => void,
): { hasLeft: boolean } {
  const [leaving, setLeaving] = useState<readonly Id[]>([]);
  const isListed = (id: Id) => list?.some((record) => record.id === id) === true;
  const begun = [...work].flatMap(([id, { state }]) =>
    state === 'pending' && !leaving.includes(id) && isListed(id) ? [id] : [],
  );
  if (begun.length > 0) setLeaving([...leaving, ...begun]);
  const id = leaving.find((one) => String(one) === openId);
  const hasLeft = id !== undefined && work.get(id)?.state !== 'failed' && list !== null && !isListed(id);
  useEffect(() => {
    if (hasLeft) onClose();
  }, [hasLeft, onClose]);
  return { hasLeft };
}
