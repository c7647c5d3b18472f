import type { Ref } from 'react';
import { useShortcut } from '../../../state/react/use-shortcut';
import { waitingRoomTexts as texts } from '../../../texts/waiting-room';
import { Button } from '../../../ui/controls/button';

interface NextButtonProps {
  name: string;
  isBusy: boolean;
  /** `false` for a moment after another ticket became first. */
  isReady: boolean;
  /** Whether the shortcut works; not during a search, while the doctor looks at other patients. */
  hasKey: boolean;
  onPress(): void;
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
