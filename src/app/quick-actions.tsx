import { Plus } from 'lucide-react';
import { useStore } from '../state/react/use-store';
import { shellTexts } from '../texts/shell';
import { IconButton } from '../ui/controls/icon-button';
import { Menu, type MenuItem } from '../ui/overlays/menu';
import { quickActions } from './routes';
import { useIsAllowed } from './guard';

/** The most frequent forms that the server offers and grants to this login. */
export function useQuickActions() {
  const { popups } = useStore();
  const isAllowed = useIsAllowed();
  return quickActions.filter(isAllowed).map((action) => ({ ...action, show: () => popups.show(action.popup, {}) }));
}

/** The menu of the quick actions. */
export function QuickActions() {
  const items = useQuickActions().flatMap(({ popup, label, Icon, show }): MenuItem[] => {
    if (!Icon) return [];
    const icon = <Icon size={18} strokeWidth={1.5} aria-hidden="true" />;
    return [{ key: popup, label, icon, onChoose: show }];
  });
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
