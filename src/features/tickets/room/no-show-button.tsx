import { UserX } from 'lucide-react';
import { useOffers } from '../../../state/react/use-offers';
import { useReservesSpace } from '../use-reserves-space';
import { waitingRoomTexts } from '../../../texts/waiting-room';
import { Button } from '../../../ui/controls/button';
import { css } from '../../../ui/style/style';

interface NoShowButtonProps {
  name: string;
  isBusy: boolean;
  /** `false` for a moment after another ticket became first. */
  isReady: boolean;
  onPress(): void;
}

/** „Neprišiel“ beside „Ďalší pacient“, if the server offers it. No confirmation: the toast offers Undo. */
export function NoShowButton({ name, isBusy, isReady, onPress }: NoShowButtonProps) {
  const reservesSpace = useReservesSpace('ticket-no-show');
  if (!useOffers('ticket-no-show')) return reservesSpace && <span className={reserved} />;
  return (
    <Button
      aria-label={texts.labelOf(name)}
      icon={<UserX size={18} strokeWidth={1.5} aria-hidden="true" />}
      isBusy={isBusy}
      isDisabled={!isReady}
      onClick={onPress}
    >
      {texts.label}
    </Button>
  );
}

/** Reserves the height of the button. */
const reserved = css`
  height: 40px;
`;

const texts = waitingRoomTexts.actions['no-show'];
