import { UserPlus } from 'lucide-react';
import { useOffers } from '../../../state/react/use-offers';
import { useStore } from '../../../state/react/store-context';
import { queueTexts } from '../../../texts/queue';
import { Button } from '../../../ui/controls/button';

/** Adds somebody to the waiting room, if the server offers it. */
export function AddTicketButton() {
  const { popups } = useStore();
  if (!useOffers('ticket-add')) return null;
  return (
    <Button
      icon={<UserPlus size={18} strokeWidth={1.5} aria-hidden="true" />}
      aria-label={queueTexts.add}
      title={queueTexts.add}
      aria-haspopup="dialog"
      onClick={() => popups.show('ticket-add', {})}
    >
      {queueTexts.addShort}
    </Button>
  );
}
