import { useState, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { WaitForPage } from '../features/auth/wait-for-page';
import { useStore } from '../state/react/store-context';
import { useValue } from '../state/react/use-value';
import { paths } from './paths';
import { redirectTarget, withRedirect } from './redirect';
import type { Route } from './routes';
import { VisitorPage } from './visitor-page';

/** Renders the screen, or redirects as the specification says. */
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
    // No redirect yet: the page may provide a token, and this screen is kept.
    return (
      <VisitorPage>
        <WaitForPage>{null}</WaitForPage>
      </VisitorPage>
    );
  }
  if (access === 'login' && !isLoggedIn) {
    // After a logout on this screen the login does not lead back to it; after an expiry it does.
    const isLogout = wasLoggedIn && endedBy === 'logout';
    return <Navigate to={isLogout ? paths.login : withRedirect(paths.login, pathname + search + hash)} replace />;
  }
  if (access === 'visitor' && isLoggedIn) {
    // Either the login happened on this screen, or the login was opened while already logged in.
    return <Navigate to={wasLoggedIn ? withRedirect(paths.waitingRoom, pathname) : redirectTarget(search)} replace />;
  }
  return children;
}
