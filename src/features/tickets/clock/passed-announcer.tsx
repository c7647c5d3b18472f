import { useEffect, useState } from 'react';
import { useValue } from '../../../state/react/use-value';
import { waitingClockTexts as texts } from '../../../texts/waiting-clock';
import { useZone } from '../../../ui/content/practice-time';
import { hiddenClass } from '../../../ui/style/theme';
import { usePart } from '../../../state/react/use-part';
import { waitingClockPart } from './waiting-clock';

/** Tells screen readers that the hour of an appointment has passed. What another element has told is not told again. */
export function PassedAnnouncer() {
  const { announced, announce } = usePart(waitingClockPart);
  const { hours, total } = useValue(announced);
  const zone = useZone();
  const [before] = useState(total);
  // The region is there before its first message, so that it is read out.
  useEffect(() => announce(), [announce]);
  return (
    <span role="status" className={hiddenClass}>
      {total > before && <span key={total}>{texts.passedNow(hours, zone)}</span>}
    </span>
  );
}
