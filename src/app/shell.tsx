import { PanelRightClose } from 'lucide-react';
import { useId, useRef, useState, type ReactNode, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { InOffice } from '../features/tickets/history/in-office';
import { waitingRoomPath } from '../features/tickets/paths';
import { PANEL_BESIDE_PX } from '../constants';
import { HotPanel } from '../features/tickets/room/hot-panel';
import { Region } from '../frame/boundary';
import { useStore, useValue } from '../state/react/use-store';
import { shellTexts } from '../texts/shell';
import { useFits } from '../ui/lists/use-fits';
import { Drawer } from '../ui/overlays/drawer';
import { IconButton } from '../ui/controls/icon-button';
import { classes } from '../ui/style/style';
import { AppDataNotice, NotPublicNotice } from './app-data-notice';
import { Finder } from './finder';
import { Header } from './header';
import { HotPanelButton } from './hot-panel-button';
import { SideNav } from './side-nav';
import { whole, shell, skip, side, column, split, screen, content, office, panel } from './shell.style';
import { useNewScreen } from './use-new-screen';

interface ShellProps {
  title: string;
  /** Whether to show the shell around the routed view: only when logged in. */
  isOn: boolean;
  children: ReactNode;
}

/**
 * The layout: navigation, header, the routed view, the hot panel. The view keeps its position in the React tree with and
 * without the shell, so that a login does not remount it.
 */
export function Shell({ title, isOn, children }: ShellProps) {
  const { hotPanel } = useStore();
  const isHotPanelOn = useValue(hotPanel.isOn);
  const { pathname } = useLocation();
  const [isDrawerOpen, setIsDrawerOpen] = useState(false);
  const columnProbe = useRef<HTMLDivElement>(null);
  const hasRoomBeside = useFits(columnProbe, PANEL_BESIDE_PX);
  // A panel that covers the screen is shown only on request: it closes on navigation and stays closed after a reload.
  const [isCovering, setIsCovering] = useState(false);
  const titleId = useId();
  const main = useRef<HTMLElement>(null);
  const hotPanelButton = useRef<HTMLButtonElement>(null);
  const isPanelShown = isOn && isHotPanelOn && !isWaitingRoom(pathname) && (hasRoomBeside || isCovering);
  const showPanel = (isShown: boolean) => {
    hotPanel.set(isShown);
    setIsCovering(isShown);
  };

  const [shownPath, setShownPath] = useState(pathname);
  if (shownPath !== pathname) {
    setShownPath(pathname);
    setIsDrawerOpen(false);
    setIsCovering(false);
  }
  useNewScreen(main, pathname, isOn);

  return (
    <div className={classes(whole, isOn && shell)}>
      {isOn && <Navigation main={main} isDrawerOpen={isDrawerOpen} onCloseDrawer={() => setIsDrawerOpen(false)} />}
      <div className={column}>
        <div ref={columnProbe} />
        {isOn && (
          <Header
            title={title}
            titleId={titleId}
            hotPanel={
              <HotPanelButton
                ref={hotPanelButton}
                isWaitingRoom={isWaitingRoom(pathname)}
                isShown={isPanelShown}
                hasRoomBeside={hasRoomBeside}
                onShow={showPanel}
              />
            }
            onOpenNavigation={() => setIsDrawerOpen(true)}
          />
        )}
        {isOn && (
          <div className={office}>
            <Region>
              <InOffice />
            </Region>
          </div>
        )}
        <div className={classes(isOn ? split : whole, isPanelShown && 'has-panel')}>
          <main
            ref={main}
            tabIndex={-1}
            aria-labelledby={isOn ? titleId : undefined}
            className={classes(screen, isOn && content)}
            part="main"
          >
            {isOn && <NotPublicNotice />}
            {children}
            {isOn && <AppDataNotice />}
          </main>
          {isPanelShown && (
            <HotPanelContainer
              mainId={hasRoomBeside ? undefined : titleId}
              onClose={() => {
                showPanel(false);
                hotPanelButton.current?.focus();
              }}
            />
          )}
        </div>
      </div>
    </div>
  );
}

const isWaitingRoom = (pathname: string) => pathname.replace(/\/+$/, '').toLowerCase() === waitingRoomPath;

interface NavigationProps {
  main: RefObject<HTMLElement | null>;
  isDrawerOpen: boolean;
  onCloseDrawer(): void;
}

/** Precedes the screen: the skip link, the finder, and the navigation in a column or a drawer. */
function Navigation({ main, isDrawerOpen, onCloseDrawer }: NavigationProps) {
  return (
    <>
      <button type="button" className={skip} onClick={() => main.current?.focus()}>
        {shellTexts.skip}
      </button>
      <Finder className={skip} />
      <div className={side} part="navigation">
        <SideNav />
      </div>
      {isDrawerOpen && (
        <Drawer label={shellTexts.navigation} closeLabel={shellTexts.closeNavigation} onClose={onCloseDrawer}>
          <SideNav />
        </Drawer>
      )}
    </>
  );
}

interface HotPanelContainerProps {
  /** The id of the page's title, if the panel covers the screen and so is the page's main content. */
  mainId: string | undefined;
  onClose(): void;
}

function HotPanelContainer({ mainId, onClose }: HotPanelContainerProps) {
  return (
    <div className={panel} role={mainId && 'main'} aria-labelledby={mainId}>
      <Region>
        <HotPanel
          action={
            <IconButton
              label={shellTexts.closeHotPanel}
              icon={<PanelRightClose size={20} strokeWidth={1.5} />}
              onClick={onClose}
            />
          }
        />
      </Region>
    </div>
  );
}
