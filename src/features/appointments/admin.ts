import { CalendarPlus } from 'lucide-react';
import type { QuickAction } from '../../state/ui/screens';
import { shellTexts } from '../../texts/shell';

export const appointmentActions: readonly QuickAction[] = [
  { popup: 'appointment', label: shellTexts.actions.appointment, Icon: CalendarPlus },
];
