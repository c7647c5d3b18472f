import { useStore } from '../../../state/react/store-context';
import { waitingRoomTexts } from '../../../texts/waiting-room';
import { Button } from '../../../ui/controls/button';
import { lazyPart } from '../../../ui/feedback/lazy-part';
import { AddTicketButton } from '../queue/add-ticket-button';

const DelayText = lazyPart(
  'waiting-texts',
  async () => (await import('./waiting-texts')).DelayText,
  () => null,
);

/** The doctor's delay, if known, and „Meškám“, which informs the patients. Lazy content comes first, so that no button moves. */
export function DelayBar() {
  const { popups } = useStore();
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
