import { Settings as SettingsIcon } from 'lucide-react';
import type { ScreenRoute } from '../../state/ui/screens';
import { screenTexts as texts } from '../../texts/screens';
import { lazyPart } from '../../ui/feedback/lazy-part';

export const settingsScreens: readonly ScreenRoute[] = [
  {
    path: '/nastavenia',
    title: texts.settings.title,
    access: 'login',
    link: { section: 'other', label: texts.settings.link, Icon: SettingsIcon },
    Screen: lazyPart('settings', async () => (await import('./settings')).Settings),
  },
];
