import { Plus } from 'lucide-react';
import { shellTexts } from '../texts/shell';
import { IconButton } from '../ui/icon-button';
import { Menu, type MenuItem } from '../ui/menu';

/** What a doctor enters most often, from any screen. */
export function QuickActions() {
  const items: MenuItem[] = [];
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
