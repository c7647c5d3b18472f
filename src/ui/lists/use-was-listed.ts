import { useState } from 'react';

/** Whether the open record was in the list before. If so, a missing record was removed; otherwise it never existed. */
export function useWasListed(openId: string | null, isListed: boolean): boolean {
  const [listedId, setListedId] = useState<string | null>(null);
  if (isListed && listedId !== openId) setListedId(openId);
  return listedId === openId;
}
