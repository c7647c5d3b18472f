import { useState } from 'react';
import { useValue } from '../../../state/react/use-value';
import { waitingClockTexts as texts } from '../../../texts/waiting-clock';
import { useZone } from '../../../ui/content/practice-time';
import { hiddenClass } from '../../../ui/style/theme';
import { usePart } from '../../../state/react/use-part';
import { waitingClockPart } from './waiting-clock';

/** Tells screen readers that the hour of an appointment has passed. What was told before it was drawn is not told again. */
export function PassedAnnouncer() {
  const passed = useValue(usePart(waitingClockPart).passed);
  const zone = useZone();
  const [before] = useState(passed);
  return (
    <span role="status" className={hiddenClass}>
      {passed !== before && passed.total > 0 && <span key={passed.total}>{texts.passedNow(passed.hours, zone)}</span>}
    </span>
  );
}
