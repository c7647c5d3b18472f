import { useEffect } from 'react';
import { whenIdle } from '../../../lib/when-idle';
import { useStore } from '../../../state/react/store-context';
import { useValue } from '../../../state/react/use-value';
import { waitingRoomTexts } from '../../../texts/waiting-room';
import { Button } from '../../../ui/controls/button';
import { lazyPart } from '../../../ui/feedback/lazy-part';
import { AddTicketButton } from '../queue/add-ticket-button';
import { usePart } from '../../../state/react/use-part';
import { ticketsPart } from '..';
import { waitingClockPart } from '../waiting-clock';

const DelayText = lazyPart(
  'waiting-texts',
  async () => (await import('./waiting-texts')).DelayText,
  () => null,
);

/** How late the doctor is, where that is known, and „Meškám“, which tells the patients. What comes later stands before it. */
export function DelayBar() {
  const { popups } = useStore();
  const tickets = usePart(ticketsPart);
  const waitingClock = usePart(waitingClockPart);
  const todays = useValue(tickets.todays);
  // The list comes first.
  useEffect(() => whenIdle(waitingClock.open), [waitingClock, todays]);
  return (
    <>
      <DelayText />
      <AddTicketButton />
      <Button aria-haspopup="dialog" onClick={() => popups.show('announcement', { isDelay: true })}>
        {waitingRoomTexts.late}
      </Button>
    </>
  );
}
