import { UsersRound } from 'lucide-react';
import type { ScreenRoute } from '../../state/ui/screens';
import { screenTexts as texts } from '../../texts/screens';
import { lazyPart } from '../../ui/feedback/lazy-part';
import { patientQuery, patientsPath } from './paths';

export const patientScreens: readonly ScreenRoute[] = [
  {
    path: patientsPath,
    title: texts.patients.title,
    access: 'login',
    link: { section: 'practice', label: texts.patients.link, Icon: UsersRound },
    openQuery: patientQuery,
    Screen: lazyPart('patients', async () => (await import('./patients')).Patients),
  },
];
