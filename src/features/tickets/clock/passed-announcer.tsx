import { useEffect, useState } from 'react';
import { useValue, usePart } from '../../../state/react/use-store';
import { waitingClockTexts as texts } from '../../../texts/waiting-clock';
import { useZone } from '../../../ui/content/practice-time';
import { hiddenClass } from '../../../ui/style/theme';
import { waitingClockPart } from './waiting-clock';

/** Announces to screen readers that an appointment's time has passed, except for announcements made before it mounted. */
export function PassedAnnouncer() {
  const { announced, announce } = usePart(waitingClockPart);
  const { hours, total } = useValue(announced);
  const zone = useZone();
  const [before] = useState(total);
  // Starts after mount: a live region must exist before its first message.
  useEffect(() => announce(), [announce]);
  return (
    <span role="status" className={hiddenClass}>
      {total > before && <span key={total}>{texts.passedNow(hours, zone)}</span>}
    </span>
  );
}
