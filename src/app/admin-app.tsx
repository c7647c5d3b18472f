import { useEffect } from 'react';
import { matchPath, Navigate, Route as RouterRoute, Routes, useLocation } from 'react-router-dom';
import { appTexts } from '../texts/app';
import { Guard } from './guard';
import { NotFoundScreen } from './not-found-screen';
import { paths } from './paths';
import { routes } from './routes';

/** The full admin: the table of routes, each behind its guard. `onRoute` hears of each one shown. */
export function AdminApp({ onRoute }: { onRoute(path: string, title: string): void }) {
  const { pathname } = useLocation();
  const title = routes.find(({ path }) => matchPath(path, pathname))?.title ?? appTexts.unknownTitle;
  useEffect(() => onRoute(pathname, title), [onRoute, pathname, title]);
  return (
    <Routes>
      <RouterRoute index element={<Navigate to={paths.waitingRoom} replace />} />
      {routes.map(({ path, access, Screen }) => (
        <RouterRoute
          key={path}
          path={path}
          element={
            <Guard access={access}>
              <Screen />
            </Guard>
          }
        />
      ))}
      <RouterRoute path="*" element={<NotFoundScreen />} />
    </Routes>
  );
}
