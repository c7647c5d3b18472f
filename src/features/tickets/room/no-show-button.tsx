import { UserX } from 'lucide-react';
import { useOffers } from '../../../state/react/use-offers';
import { usePlace } from '../use-place';
import { waitingRoomTexts } from '../../../texts/waiting-room';
import { Button } from '../../../ui/controls/button';
import { css } from '../../../ui/style/style';

interface NoShowButtonProps {
  name: string;
  isBusy: boolean;
  /** Not for a moment after another ticket became first. */
  isReady: boolean;
  onPress(): void;
}

/** „Neprišiel“ beside „Ďalší pacient“: in one press, as its toast takes it back. Only where the server offers it. */
export function NoShowButton({ name, isBusy, isReady, onPress }: NoShowButtonProps) {
  const hasPlace = usePlace('ticket-no-show');
  if (!useOffers('ticket-no-show')) return hasPlace && <span className={place} />;
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

/** As high as the button. */
const place = css`
  height: 40px;
`;

const texts = waitingRoomTexts.actions['no-show'];
