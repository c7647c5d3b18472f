import { CalendarClock, CalendarOff, CalendarPlus, Megaphone, Plus, UserPlus, type LucideIcon } from 'lucide-react';
import type { PopupProps } from '../state/ui/popups';
import { useOffers } from '../state/react/use-offers';
import { useStore } from '../state/react/store-context';
import { shellTexts } from '../texts/shell';
import { IconButton } from '../ui/controls/icon-button';
import { Menu, type MenuItem } from '../ui/overlays/menu';

interface QuickAction {
  popup: keyof Pick<PopupProps, 'appointment' | 'absence' | 'office-hours' | 'announcement' | 'ticket-add'>;
  label: string;
  Icon: LucideIcon;
}

/** In the order of the specification. */
const actions: readonly QuickAction[] = [
  { popup: 'appointment', label: shellTexts.actions.appointment, Icon: CalendarPlus },
  { popup: 'absence', label: shellTexts.actions.absence, Icon: CalendarOff },
  { popup: 'office-hours', label: shellTexts.actions.officeHours, Icon: CalendarClock },
  { popup: 'announcement', label: shellTexts.actions.announcement, Icon: Megaphone },
];

/** The extra action of servers that offer `ticket-add`. */
const added: QuickAction = { popup: 'ticket-add', label: shellTexts.actions.addTicket, Icon: UserPlus };

/** The most frequent forms, as far as the server offers them. */
export function useQuickActions() {
  const { popups } = useStore();
  const offered = useOffers('ticket-add') ? [...actions, added] : actions;
  return offered.map(({ popup, label, Icon }) => ({ popup, label, Icon, show: () => popups.show(popup, {}) }));
}

/** Their menu. */
export function QuickActions() {
  const items = useQuickActions().map(({ popup, label, Icon, show }): MenuItem => ({
    key: popup,
    label,
    icon: <Icon size={18} strokeWidth={1.5} aria-hidden="true" />,
    onChoose: show,
  }));
  return (
    <Menu
      label={shellTexts.quickActions}
      items={items}
      trigger={(props) => (
        <IconButton {...props} label={shellTexts.quickActions} icon={<Plus size={22} strokeWidth={1.5} />} />
      )}
    />
  );
}
