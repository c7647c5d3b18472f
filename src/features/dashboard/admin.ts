import { LayoutDashboard } from 'lucide-react';
import type { ScreenRoute } from '../../state/ui/screens';
import { screenTexts as texts } from '../../texts/screens';
import { lazyPart } from '../../ui/feedback/lazy-part';

export const dashboardScreens: readonly ScreenRoute[] = [
  {
    path: '/prehlady',
    title: texts.overview.title,
    access: 'login',
    link: { section: 'top', label: texts.overview.link, Icon: LayoutDashboard },
    Screen: lazyPart('dashboard', async () => (await import('./dashboard')).Dashboard),
  },
];
