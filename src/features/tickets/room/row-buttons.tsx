import { UserX } from 'lucide-react';
import type { Ref } from 'react';
import { useOffers, usePart, useValue } from '../../../state/react/use-store';
import { useShortcut } from '../../../state/react/use-shortcut';
import { waitingRoomTexts as texts } from '../../../texts/waiting-room';
import { Button } from '../../../ui/controls/button';
import { css } from '../../../ui/style/style';
import type { Ticket } from '../contract';
import { lazyPart } from '../../../ui/feedback/lazy-part';
import { roomLayoutPart } from '../room-layout';

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

/** „Ďalší pacient“. Afterwards the next row's button gets the focus. */
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

const TicketMenu = lazyPart(
  'ticket-menu',
  async () => (await import('../queue/ticket-menu')).TicketMenu,
  // A failed load is not reported: the ticket can be moved in its detail, too.
  () => <span className={menuSpace} />,
);

/** „Presunúť“ on a ticket's row, if the server offers it; reserved space until that is known. */
export function TicketMenuPart({ ticket, name }: { ticket: Ticket; name: string }) {
  const reservesSpace = useReservesSpace('ticket-move');
  if (useOffers('ticket-move')) return <TicketMenu ticket={ticket} name={name} />;
  return reservesSpace && <span className={menuSpace} />;
}

/** Reserves the size of the button. */
const menuSpace = css`
  width: 40px;
  height: 40px;
`;

/** Whether to reserve space for a control of this capability: if it is offered, or if the tickets rendered before that was known. */
export function useReservesSpace(capability: string): boolean {
  const isLate = useValue(usePart(roomLayoutPart).state) === 'late';
  return useOffers(capability) || isLate;
}
