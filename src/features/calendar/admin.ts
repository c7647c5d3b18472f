import { CalendarDays } from 'lucide-react';
import type { ScreenRoute } from '../../state/ui/screens';
import { screenTexts as texts } from '../../texts/screens';
import { lazyPart } from '../../ui/feedback/lazy-part';
import { calendarPath } from './paths';

export const calendarScreens: readonly ScreenRoute[] = [
  {
    path: calendarPath,
    title: texts.calendar.title,
    access: 'login',
    capability: 'calendar',
    link: { section: 'practice', label: texts.calendar.link, Icon: CalendarDays },
    Screen: lazyPart('calendar-screen', async () => (await import('./calendar-screen')).CalendarScreen),
  },
];
