import { useState } from 'react';

/** Whether the open record was in the list before: then it was removed; otherwise there is no such record. */
export function useWasListed(openId: string | null, isListed: boolean): boolean {
  const [listedId, setListedId] = useState<string | null>(null);
  if (isListed && listedId !== openId) setListedId(openId);
  return listedId === openId;
}
