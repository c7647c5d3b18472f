import { useEffect } from 'react';

/** Says to the store that what it keeps is looked at, for as long as this screen stands. */
export function useShown({ show }: { show(): () => void }): void {
  useEffect(show, [show]);
}
