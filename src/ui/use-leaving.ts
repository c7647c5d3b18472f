import { useCallback, useEffect, useState } from 'react';

type Id = string | number;

/**
 * Knows of the open record whether it left its list because of what was done here: then nobody needs to be told that it
 * is gone, and `onClose` closes it. `work` says what could not be done.
 */
export function useLeaving(
  openId: string | null,
  list: readonly { id: Id }[] | null,
  work: ReadonlyMap<Id, { state: string }>,
  onClose: () => void,
) {
  const [leaving, setLeaving] = useState<readonly Id[]>([]);
  const id = leaving.find((one) => String(one) === openId);
  const hasLeft =
    id !== undefined && work.get(id)?.state !== 'failed' && list?.every((record) => record.id !== id) === true;
  useEffect(() => {
    if (hasLeft) onClose();
  }, [hasLeft, onClose]);
  return {
    hasLeft,
    /** Something is being done that takes them off the list. */
    leave: useCallback((...ids: readonly Id[]) => setLeaving(ids), []),
  };
}
