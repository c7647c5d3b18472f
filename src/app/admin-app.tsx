import { useEffect } from 'react';
import { matchPath, Navigate, Route as RouterRoute, Routes, useLocation, useNavigate } from 'react-router-dom';
import { Region } from '../frame/region';
import { useStore } from '../state/react/store-context';
import { useValue } from '../state/react/use-value';
import { notFoundTexts } from '../texts/shell';
import { useBeforeUnload } from './use-before-unload';
import { Guard } from './guard';
import { NotFoundScreen } from './not-found-screen';
import { paths } from './paths';
import { routes } from './routes';
import { Shell } from './shell';
import { RegistrationContext } from './visitor-page';

interface AdminAppProps {
  /** Whether the registration is offered. */
  hasRegistration: boolean;
  /** Called with each route that is shown. */
  onRoute(path: string, title: string): void;
  /** Called with the function that navigates. */
  onNavigator(goTo: (path: string) => void): void;
}

/** The full admin: the routes, each behind its guard, in the shell of the logged-in doctor. */
export function AdminApp({ hasRegistration, onRoute, onNavigator }: AdminAppProps) {
  const { session, autosave } = useStore();
  const isLoggedIn = useValue(session.isLoggedIn);
  const { pathname } = useLocation();
  useBeforeUnload(useValue(autosave.isPictureUnsaved));
  const open = routes.filter(({ path }) => hasRegistration || path !== paths.registration);
  const title = open.find(({ path }) => matchPath(path, pathname))?.title ?? notFoundTexts.screenTitle;
  const navigate = useNavigate();
  useEffect(() => onNavigator((path) => void navigate(path)), [onNavigator, navigate]);
  useEffect(() => onRoute(pathname, title), [onRoute, pathname, title]);
  return (
    <RegistrationContext value={hasRegistration}>
      <Shell title={title} isOn={isLoggedIn}>
        <Routes>
          <RouterRoute index element={<Navigate to={paths.waitingRoom} replace />} />
          {open.map(({ path, access, Screen }) => (
            <RouterRoute
              key={path}
              path={path}
              element={
                <Guard access={access}>
                  {/* Another screen is another region: it does not begin with the error of the one before. */}
                  <Region key={path}>
                    <Screen />
                  </Region>
                </Guard>
              }
            />
          ))}
          <RouterRoute path="*" element={<NotFoundScreen />} />
        </Routes>
      </Shell>
    </RegistrationContext>
  );
}
