import { useEffect, useState, type ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { WaitForPage } from '../features/login/wait-for-page';
import { waitingRoomPath } from '../features/tickets/paths';
import { useStore, useValue } from '../state/react/use-store';
import type { ScreenRoute } from '../state/ui/screens';
import { colleagueTexts } from '../texts/colleagues';
import { loginPath, redirectTarget, withRedirect } from './paths';
import { VisitorPage } from './visitor-page';
import { authTexts } from '../texts/auth';

interface GuardProps extends Pick<ScreenRoute, 'access'> {
  part: string | undefined;
  children: ReactNode;
}

/** Renders the screen, or redirects: as the specification says, and if the screen is refused to a colleague. */
export function Guard({ access, part, children }: GuardProps) {
  const { session, display } = useStore();
  const denied = useValue(display.denied);
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
    return <Navigate to={isLogout ? loginPath : withRedirect(loginPath, pathname + search + hash)} replace />;
  }
  if (access === 'visitor' && isLoggedIn) {
    // Either the login happened on this screen, or the login was opened while already logged in.
    return <Navigate to={wasLoggedIn ? withRedirect(waitingRoomPath, pathname) : redirectTarget(search)} replace />;
  }
  if (!isGranted(part, denied)) return <Refused />;
  return children;
}

/** Reports that only the doctor may open the screen, and redirects to the waiting room. */
function Refused() {
  const { toasts } = useStore();
  useEffect(() => toasts.danger(colleagueTexts.denied), [toasts]);
  return <Navigate to={waitingRoomPath} replace />;
}

/** The needs of a screen, a link or an action, beside a login. */
export interface Needs {
  /** A part of the panel that a server can refuse to a colleague. */
  part?: string | undefined;
  /** A capability of the server. */
  capability?: string | undefined;
}

/** Returns a predicate: whether the server offers and grants something to this login; no capability until they are known. */
export function useIsAllowed(): (needs: Needs) => boolean {
  const { appData, display } = useStore();
  const denied = useValue(display.denied);
  const offered = useValue(appData.admin)?.attributes.capabilities;
  return ({ part, capability }) =>
    isGranted(part, denied) && (capability === undefined || offered?.includes(capability) === true);
}

/** Whether a login may use a part of the panel; the server has refused the parts in `denied`. */
const isGranted = (part: string | undefined, denied: readonly string[]): boolean =>
  part === undefined || !denied.includes(part);

/** Logs out when it is opened; the guard then redirects to the login. */
export function LogoutScreen() {
  const { logout } = useStore();
  useEffect(logout, [logout]);
  return <p role="status">{authTexts.loggingOut}</p>;
}
