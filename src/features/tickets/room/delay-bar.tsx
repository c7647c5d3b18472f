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

/** How late the doctor is, where that is known, and „Meškám“, which tells the patients. What comes later stands before it. */
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
