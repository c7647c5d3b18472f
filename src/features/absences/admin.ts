import { CalendarOff } from 'lucide-react';
import type { QuickAction } from '../../state/ui/screens';
import { shellTexts } from '../../texts/shell';

export const absenceActions: readonly QuickAction[] = [
  { popup: 'absence', label: shellTexts.actions.absence, Icon: CalendarOff },
];
