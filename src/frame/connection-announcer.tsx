import { useEffect, useState } from 'react';
import { CONNECTION_ANNOUNCE_MS } from '../constants';
import { useStore } from '../state/react/store-context';
import { useValue } from '../state/react/use-value';
import { commonTexts } from '../texts/common';
import { hiddenClass } from '../ui/style/theme';

/** Tells screen readers once that the connection was lost, and that it is back; a short gap is not told. */
export function ConnectionAnnouncer() {
  const status = useValue(useStore().connectionStatus);
  const isLost = status === 'reconnecting' || status === 'offline';
  const [told, setTold] = useState<'lost' | 'back' | null>(null);
  useEffect(() => {
    const timer = setTimeout(
      () => setTold((before) => (isLost ? 'lost' : before && 'back')),
      isLost ? CONNECTION_ANNOUNCE_MS : 0,
    );
    return () => clearTimeout(timer);
  }, [isLost]);
  return (
    <span role="status" className={hiddenClass}>
      {told && commonTexts.connection[told]}
    </span>
  );
}
