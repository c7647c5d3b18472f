import { useState, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { WaitForPage } from '../features/auth/wait-for-page';
import { useStore } from '../state/react/store-context';
import { useValue } from '../state/react/use-value';
import { paths } from './paths';
import { redirectTarget, withRedirect } from './redirect';
import type { Route } from './routes';
import { VisitorPage } from './visitor-page';

/** Lets a visit through, or sends it where the specification wants it. */
export function Guard({ access, children }: { access: Route['access']; children: ReactNode }) {
  const { session } = useStore();
  const isLoggedIn = useValue(session.isLoggedIn);
  const endedBy = useValue(session.endedBy);
  const isKnown = useValue(session.isKnown);
  const isWaitingForPage = useValue(session.isWaitingForPage);
  const { pathname, search, hash, key } = useLocation();
  const [visit, setVisit] = useState({ key, wasLoggedIn: isLoggedIn });
  const { wasLoggedIn } = visit.key === key ? visit : { wasLoggedIn: isLoggedIn };
  if (visit.key !== key) setVisit({ key, wasLoggedIn });

  if (!isLoggedIn && access !== 'open' && (!isKnown || (isWaitingForPage && access === 'login'))) {
    // What the page answers may let the visit go on where it is.
    return (
      <VisitorPage>
        <WaitForPage>{null}</WaitForPage>
      </VisitorPage>
    );
  }
  if (access === 'login' && !isLoggedIn) {
    // Who logged out here does not want to come back here; who was cut off, or came too early, does.
    const isLogout = wasLoggedIn && endedBy === 'logout';
    return <Navigate to={isLogout ? paths.login : withRedirect(paths.login, pathname + search + hash)} replace />;
  }
  if (access === 'visitor' && isLoggedIn) {
    // The login happened during this visit, or somebody who is logged in already opened the address of the login.
    return <Navigate to={wasLoggedIn ? withRedirect(paths.waitingRoom, pathname) : redirectTarget(search)} replace />;
  }
  return children;
}
