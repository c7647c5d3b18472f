import { useEffect, useLayoutEffect, useCallback, useRef } from 'react';
import {
  matchPath,
  Navigate,
  Route as RouterRoute,
  Routes,
  useLocation,
  useNavigate,
  useHref,
  useParams,
  useSearchParams,
} from 'react-router-dom';
import { patientPath } from '../features/patients/paths';
import { RecordLinksContext, type RecordLinks } from '../features/patients/person/record-links';
import { notificationsPart } from '../features/notifications';
import { prescriptionsPart } from '../features/prescriptions';
import { receptPath } from '../features/prescriptions/paths';
import { waitingRoomPath } from '../features/tickets/paths';
import { Region } from '../frame/boundary';
import { useStore, usePart, useValue } from '../state/react/use-store';
import { useMay } from '../state/react/use-may';
import { notFoundTexts as texts } from '../texts/shell';
import { PlainLink, TextLink } from '../ui/controls/text-link';
import { emoji, Message } from '../ui/feedback/message';
import type { OpenRecordProps, ScreenRoute } from '../state/ui/screens';
import { Loading } from '../ui/feedback/loading';
import { registrationPath } from './paths';
import { routes } from './routes';
import { Shell } from './shell';
import { Guard, useIsAllowed } from './guard';
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
  const title = (mayProfile ? undefined : route?.accountTitle) ?? route?.title ?? texts.screenTitle;
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

/** For a visitor the title is the heading: there is no shell, which has one. */
function NotFoundScreen() {
  const isVisitor = !useValue(useStore().session.isLoggedIn);
  return (
    <Message emoji={emoji.hushed} title={texts.title} isHeading={isVisitor}>
      <p>{texts.hint}</p>
      <TextLink to={waitingRoomPath}>{texts.toWaitingRoom}</TextLink>
    </Message>
  );
}

/** A screen with its props from the router. If it needs a capability, it waits until the server's capabilities are known. */
function RoutedScreen({ route }: { route: ScreenRoute }) {
  const isKnown = useValue(useStore().appData.admin) !== null;
  if (route.capability !== undefined && !isKnown) return <Loading />;
  return route.openQuery === undefined ? <PlainScreen {...route} /> : <ScreenWithOpenRecord {...route} />;
}

function PlainScreen({ Screen }: Extract<ScreenRoute, { openQuery?: never }>) {
  const { id = '' } = useParams();
  const [query] = useSearchParams();
  const navigate = useNavigate();
  return <Screen id={id} query={query} navigate={(path) => void navigate(path)} />;
}

function ScreenWithOpenRecord({ openQuery, Screen }: Extract<ScreenRoute, { openQuery: string }>) {
  return <Screen {...useOpenRecord(openQuery)} />;
}

/** Opening a record pushes a history entry; closing replaces it, so that „back“ does not reopen it. */
function useOpenRecord(name: string): OpenRecordProps {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const openId = query.get(name);
  const last = useRef(openId);
  useEffect(() => {
    last.current = openId;
  }, [openId]);
  const onOpen = useCallback(
    (id: string | number | null) => {
      if (id !== null && String(id) === last.current) return;
      const search = id === null ? '' : new URLSearchParams({ [name]: String(id) }).toString();
      void navigate({ search }, { replace: id === null });
    },
    [navigate, name],
  );
  const address = useHref({ search: `${name}=` });
  const hrefOf = useCallback((id: string | number) => address + encodeURIComponent(id), [address]);
  return { openId, onOpen, hrefOf };
}
