import { useEffect, useLayoutEffect } from 'react';
import { matchPath, Navigate, Route as RouterRoute, Routes, useLocation, useNavigate } from 'react-router-dom';
import { patientPath } from '../features/patients/paths';
import { RecordLinksContext, type RecordLinks } from '../features/patients/person/record-links';
import { notificationsPart } from '../features/notifications';
import { prescriptionsPart } from '../features/prescriptions';
import { receptPath } from '../features/prescriptions/paths';
import { waitingRoomPath } from '../features/tickets/paths';
import { Region } from '../frame/region';
import { useStore } from '../state/react/store-context';
import { usePart } from '../state/react/use-part';
import { useMay } from '../state/react/use-may';
import { useValue } from '../state/react/use-value';
import { notFoundTexts } from '../texts/shell';
import { PlainLink } from '../ui/controls/text-link';
import { Guard } from './guard';
import { NotFoundScreen } from './not-found-screen';
import { registrationPath } from './paths';
import { RoutedScreen } from './routed-screen';
import { routes } from './routes';
import { Shell } from './shell';
import { useIsAllowed } from './use-is-allowed';
import { RegistrationContext } from './visitor-page';

interface AdminAppProps {
  /** Whether the registration is offered. */
  hasRegistration: boolean;
  /** Called with each shown route. */
  onRoute(path: string, title: string): void;
  /** Called with the function that navigates. */
  onNavigator(goTo: (path: string) => void): void;
}

/** The full admin: the routes, each behind its guard, in the shell of the logged-in doctor. */
export function AdminApp({ hasRegistration, onRoute, onNavigator }: AdminAppProps) {
  const { appData, session } = useStore();
  // Load both at once: in a narrow window the counters that show them are mounted later.
  usePart(prescriptionsPart);
  usePart(notificationsPart);
  const isLoggedIn = useValue(session.isLoggedIn);
  const { pathname } = useLocation();
  const isAllowed = useIsAllowed();
  const isKnown = useValue(appData.admin) !== null;
  const open = routes
    .filter(({ path }) => hasRegistration || path !== registrationPath)
    .filter(({ capability }) => !isKnown || isAllowed({ capability }));
  const mayProfile = useMay('profile');
  const route = open.find(({ path }) => matchPath(path, pathname));
  const title = (mayProfile ? undefined : route?.accountTitle) ?? route?.title ?? notFoundTexts.screenTitle;
  const navigate = useNavigate();
  useEffect(() => onNavigator((path) => void navigate(path)), [onNavigator, navigate]);
  // A layout effect: once the screen is visible, the page may read `route`.
  useLayoutEffect(() => onRoute(pathname, title), [onRoute, pathname, title]);
  return (
    <RecordLinksContext value={recordLinks}>
      <RegistrationContext value={hasRegistration}>
        <Shell title={title} isOn={isLoggedIn}>
          <Routes>
            {/* An own `path`: the page may have added one to `Object.prototype`. */}
            <RouterRoute path="" index element={<Navigate to={waitingRoomPath} replace />} />
            {open.map((one) => (
              <RouterRoute
                key={one.path}
                path={one.path}
                element={
                  <Guard access={one.access} part={one.part}>
                    {/* Keyed: a new screen must not start with the error of the previous one. */}
                    <Region key={one.path}>
                      <RoutedScreen route={one} />
                    </Region>
                  </Guard>
                }
              />
            ))}
            <RouterRoute path="*" element={<NotFoundScreen />} />
          </Routes>
        </Shell>
      </RegistrationContext>
    </RecordLinksContext>
  );
}

const recordLinks: RecordLinks = { Link: PlainLink, patientPath, receptPath };
