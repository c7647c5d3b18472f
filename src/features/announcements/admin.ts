import { Megaphone } from 'lucide-react';
import type { QuickAction } from '../../state/ui/screens';
import { shellTexts } from '../../texts/shell';

export const announcementActions: readonly QuickAction[] = [
  { popup: 'announcement', label: shellTexts.actions.announcement, Icon: Megaphone },
];
