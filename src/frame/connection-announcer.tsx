import { useEffect, useState } from 'react';
import { CONNECTION_ANNOUNCE_MS } from '../constants';
import { useStore } from '../state/react/store-context';
import { useValue } from '../state/react/use-value';
import { commonTexts } from '../texts/common';
import { hiddenClass } from '../ui/style/theme';

/** Announces to screen readers, once each, that the connection is lost and that it is back; short gaps are not announced. */
export function ConnectionAnnouncer() {
  const status = useValue(useStore().connectionStatus);
  const isLost = status === 'reconnecting' || status === 'offline';
  const [announced, setAnnounced] = useState<'lost' | 'back' | null>(null);
  useEffect(() => {
    const timer = setTimeout(
      () => setAnnounced((before) => (isLost ? 'lost' : before && 'back')),
      isLost ? CONNECTION_ANNOUNCE_MS : 0,
    );
    return () => clearTimeout(timer);
  }, [isLost]);
  return (
    <span role="status" className={hiddenClass}>
      {announced && commonTexts.connection[announced]}
    </span>
  );
}
