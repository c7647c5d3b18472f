import { useNavigate } from 'react-router-dom';
import type { Patient } from '../features/patients/contract';
import { SEARCH_RESULT_LIMIT } from '../constants';
import { patientPath } from '../features/patients/paths';
import { patientName } from '../features/patients/patient-name';
import { useMatchingPatients } from '../features/patients/use-matching-patients';
import { profilePath } from '../features/profile/admin';
import { createMatcher, searchKey } from '../lib/search';
import { useMay } from '../state/react/use-may';
import { authTexts } from '../texts/auth';
import { colleagueTexts } from '../texts/colleagues';
import { shellTexts } from '../texts/shell';
import type { finderTexts } from '../texts/shortcuts';
import { allowedRows, navTable } from './nav-table';
import { logoutPath } from './paths';
import { useQuickActions } from './quick-actions';
import { useIsAllowed } from './guard';

export interface Entry {
  key: string;
  kind: keyof typeof finderTexts.kinds;
  label: string;
  /** The path of a screen, or of a record on it; absent for an action. */
  path?: string;
  go(): void;
}

/** The screens, actions and patients that match the query. Not deferred, so that Enter right after the last letter opens its result. */
export function useEntries(patients: readonly Patient[] | null, query: string): readonly Entry[] {
  const found = useMatchingPatients(patients, query);
  const navigate = useNavigate();
  const fixed = useFixedEntries();
  const matches = createMatcher(query);
  return [
    ...fixed.filter(({ label }) => matches(searchKey([label]))),
    ...(query.trim() === '' ? [] : found.slice(0, SEARCH_RESULT_LIMIT)).map((patient): Entry => ({
      key: `patient ${patient.id}`,
      kind: 'patient',
      label: patientName(patient),
      path: patientPath(patient.id),
      go: () => void navigate(patientPath(patient.id)),
    })),
  ];
}

/** The screens of the navigation and of the account menu, and the quick actions. */
function useFixedEntries(): Entry[] {
  const isAllowed = useIsAllowed();
  const mayProfile = useMay('profile');
  const actions = useQuickActions();
  const navigate = useNavigate();
  const screen = (path: string, label: string): Entry => ({
    key: path,
    kind: 'screen',
    label,
    path,
    go: () => void navigate(path),
  });
  const rows = navTable.flatMap(({ rows }) => allowedRows(rows, isAllowed));
  return [
    ...rows.flatMap((row) => ('links' in row ? row.links : [row])).map(({ path, label }) => screen(path, label)),
    screen(profilePath, mayProfile ? shellTexts.profile : colleagueTexts.ownAccount),
    ...actions.map(({ popup, label, show }): Entry => ({ key: popup, kind: 'action', label, go: show })),
    screen(logoutPath, authTexts.logout),
  ];
}
