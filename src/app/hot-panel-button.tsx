import { PanelRight } from 'lucide-react';
import type { Ref } from 'react';
import { useStore, useValue, usePart } from '../state/react/use-store';
import { shellTexts as texts } from '../texts/shell';
import { CountBadge } from '../ui/feedback/count-badge';
import { IconButton } from '../ui/controls/icon-button';
import { ticketsPart } from '../features/tickets';

interface HotPanelButtonProps {
  /** Whether the waiting room is the screen itself. */
  isWaitingRoom: boolean;
  isShown: boolean;
  /** Whether the panel fits beside the screen; otherwise it covers the screen. */
  hasRoomBeside: boolean;
  onShow(isShown: boolean): void;
  ref: Ref<HTMLButtonElement>;
}

/** Shows the hot panel. The waiting room never has it: there the button explains that, or sets whether the other screens show the panel. */
export function HotPanelButton({ isWaitingRoom, isShown, hasRoomBeside, onShow, ref }: HotPanelButtonProps) {
  const { hotPanel, toasts } = useStore();
  const tickets = usePart(ticketsPart);
  const waiting = useValue(tickets.todayCount);
  const isOutdated = useValue(tickets.isOutdated);
  const isOn = useValue(hotPanel.isOn);
  // The hot panel, or the screen, shows the count itself.
  const badgeCount = isShown || isWaitingRoom || isOutdated ? 0 : waiting;
  const label = texts.hotPanel(badgeCount);
  const isForOthers = isWaitingRoom && hasRoomBeside;

  function press(): void {
    if (!isWaitingRoom) return onShow(!isShown);
    if (isForOthers) onShow(!isOn);
    toasts.success(isForOthers ? texts.hotPanelElsewhere(!isOn) : texts.hotPanelHere);
  }

  return (
    <IconButton
      ref={ref}
      label={label}
      title={isForOthers ? texts.hotPanelOthers : undefined}
      icon={<PanelRight size={20} strokeWidth={1.5} />}
      badge={badgeCount > 0 && <CountBadge count={badgeCount} />}
      aria-pressed={isForOthers ? isOn : isWaitingRoom ? undefined : isShown}
      data-elsewhere={isWaitingRoom || undefined}
      onClick={press}
    />
  );
}
