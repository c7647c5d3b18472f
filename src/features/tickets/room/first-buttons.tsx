import { UserX } from 'lucide-react';
import type { Ref } from 'react';
import { useOffers } from '../../../state/react/use-store';
import { useShortcut } from '../../../state/react/use-shortcut';
import { useReservesSpace } from '../use-reserves-space';
import { waitingRoomTexts as texts } from '../../../texts/waiting-room';
import { Button } from '../../../ui/controls/button';
import { css } from '../../../ui/style/style';

interface FirstButtonProps {
  name: string;
  isBusy: boolean;
  /** `false` for a moment after another ticket became first. */
  isReady: boolean;
  onPress(): void;
}

interface NextButtonProps extends FirstButtonProps {
  /** Whether the shortcut works; not during a search, while the doctor looks at other patients. */
  hasKey: boolean;
  ref: Ref<HTMLButtonElement>;
}

/** „Ďalší pacient“. Afterwards the next row's button gets the focus, so key repeats of a held Enter are ignored. */
export function NextButton({ name, isBusy, isReady, hasKey, onPress, ref }: NextButtonProps) {
  const shortcut = useShortcut('N');
  return (
    <Button
      variant="primary"
      size="large"
      {...(hasKey ? shortcut : undefined)}
      ref={ref}
      aria-label={texts.nextOf(name)}
      isBusy={isBusy}
      isDisabled={!isReady}
      onKeyDown={(event) => event.repeat && event.key === 'Enter' && event.preventDefault()}
      onClick={onPress}
    >
      {texts.next}
    </Button>
  );
}

/** „Neprišiel“ beside „Ďalší pacient“, if the server offers it. No confirmation: the toast offers Undo. */
export function NoShowButton({ name, isBusy, isReady, onPress }: FirstButtonProps) {
  const reservesSpace = useReservesSpace('ticket-no-show');
  if (!useOffers('ticket-no-show')) return reservesSpace && <span className={reserved} />;
  return (
    <Button
      aria-label={texts.actions['no-show'].labelOf(name)}
      icon={<UserX size={18} strokeWidth={1.5} aria-hidden="true" />}
      isBusy={isBusy}
      isDisabled={!isReady}
      onClick={onPress}
    >
      {texts.actions['no-show'].label}
    </Button>
  );
}

/** Reserves the height of the button. */
const reserved = css`
  height: 40px;
`;
