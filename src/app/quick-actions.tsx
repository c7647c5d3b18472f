import { CalendarClock, CalendarOff, CalendarPlus, Megaphone, Plus, type LucideIcon } from 'lucide-react';
import type { PopupProps } from '../state/ui/popups';
import { useStore } from '../state/react/store-context';
import { shellTexts } from '../texts/shell';
import { IconButton } from '../ui/controls/icon-button';
import { Menu, type MenuItem } from '../ui/overlays/menu';

interface QuickAction {
  popup: keyof Pick<PopupProps, 'appointment' | 'absence' | 'office-hours' | 'announcement'>;
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

/** The menu of the most frequent forms. */
export function QuickActions() {
  const { popups } = useStore();
  const items = actions.map(({ popup, label, Icon }): MenuItem => ({
    key: popup,
    label,
    icon: <Icon size={18} strokeWidth={1.5} aria-hidden="true" />,
    onChoose: () => popups.show(popup, {}),
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
