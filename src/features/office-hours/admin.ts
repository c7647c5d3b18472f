import { CalendarClock } from 'lucide-react';
import type { QuickAction, ScreenRoute } from '../../state/ui/screens';
import { screenTexts as texts } from '../../texts/screens';
import { shellTexts } from '../../texts/shell';
import { lazyPart } from '../../ui/feedback/lazy-part';
import { officeHoursPath } from './paths';

export const officeHoursScreens: readonly ScreenRoute[] = [
  {
    path: officeHoursPath,
    title: texts.officeHours.title,
    access: 'login',
    link: { section: 'practice', label: texts.officeHours.link, Icon: CalendarClock },
    Screen: lazyPart('office-hours-list', async () => (await import('./office-hours-list')).OfficeHoursScreen),
  },
  {
    path: `${officeHoursPath}/:id`,
    title: texts.officeHoursEdit.title,
    access: 'login',
    Screen: lazyPart('office-hours-edit', async () => (await import('./office-hours-edit')).OfficeHoursEditScreen),
  },
];

export const officeHoursActions: readonly QuickAction[] = [
  { popup: 'office-hours', label: shellTexts.actions.officeHours, Icon: CalendarClock },
];
