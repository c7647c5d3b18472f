import type { ScreenRoute } from '../../state/ui/screens';
import { colleagueTexts } from '../../texts/colleagues';
import { screenTexts as texts } from '../../texts/screens';
import { lazyPart } from '../../ui/feedback/lazy-part';

export const profilePath = '/nastavenie-profilu';

export const profileScreens: readonly ScreenRoute[] = [
  {
    path: profilePath,
    title: texts.profile.title,
    accountTitle: colleagueTexts.ownAccount,
    access: 'login',
    Screen: lazyPart('profile', async () => (await import('./profile-screen')).ProfileScreen),
  },
];
