import type { Ref } from 'react';
import { useShortcut } from '../../../state/react/use-shortcut';
import { waitingRoomTexts as texts } from '../../../texts/waiting-room';
import { Button } from '../../../ui/controls/button';

interface NextButtonProps {
  name: string;
  isBusy: boolean;
  /** Not for a moment after another ticket became first. */
  isReady: boolean;
  /** Not while the list is searched: nobody is to be called who is not looked at. */
  hasKey: boolean;
  onPress(): void;
  ref: Ref<HTMLButtonElement>;
}

/** „Ďalší pacient“. After it the focus is on the next one, so a held Enter, which presses again and again, counts once. */
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
