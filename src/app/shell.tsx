import { PanelRightClose } from 'lucide-react';
import { useEffect, useId, useRef, useState, type ReactNode, type RefObject } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { InOffice } from '../features/history/in-office';
import { PANEL_BESIDE_PX } from '../constants';
import { HotPanel } from '../features/waiting-room/hot-panel';
import { Region } from '../frame/region';
import { useStore } from '../state/react/store-context';
import { useValue } from '../state/react/use-value';
import { shellTexts } from '../texts/shell';
import { useFits } from '../ui/lists/use-fits';
import { Drawer } from '../ui/overlays/drawer';
import { IconButton } from '../ui/controls/icon-button';
import { highWindow } from '../ui/style/low-window';
import { classes, css } from '../ui/style/style';
import { AppDataNotice, NotPublicNotice } from './app-data-notice';
import { Finder } from './finder';
import { Header } from './header';
import { HotPanelButton } from './hot-panel-button';
import { paths } from './paths';
import { mayTakeFocus } from './may-take-focus';
import { SideNav } from './side-nav';

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
  const columnPlace = useRef<HTMLDivElement>(null);
  const hasRoomBeside = useFits(columnPlace, PANEL_BESIDE_PX);
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
      {isOn && (
        <>
          <button type="button" className={skip} onClick={() => main.current?.focus()}>
            {shellTexts.skip}
          </button>
          <Finder className={skip} />
          <div className={side} part="navigation">
            <SideNav />
          </div>
          {isDrawerOpen && (
            <Drawer
              label={shellTexts.navigation}
              closeLabel={shellTexts.closeNavigation}
              onClose={() => setIsDrawerOpen(false)}
            >
              <SideNav />
            </Drawer>
          )}
        </>
      )}
      <div className={column}>
        <div ref={columnPlace} />
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
            // A panel that covers the screen is the page's main content.
            <div className={panel} {...(hasRoomBeside ? {} : { role: 'main', 'aria-labelledby': titleId })}>
              <Region>
                <HotPanel
                  action={
                    <IconButton
                      label={shellTexts.closeHotPanel}
                      icon={<PanelRightClose size={20} strokeWidth={1.5} />}
                      onClick={() => {
                        showPanel(false);
                        hotPanelButton.current?.focus();
                      }}
                    />
                  }
                />
              </Region>
            </div>
          )}
        </div>
      </div>
    </div>
  );
}

const isWaitingRoom = (pathname: string) => pathname.replace(/\/+$/, '').toLowerCase() === paths.waitingRoom;

/**
 * Scrolls a new screen to its top and focuses it after a navigation or login: not after a redirect, not while the focus is
 * elsewhere on the page, and not when a key has already put it on something in the screen. A screen scrolls to the record of its address (`?pacient=5`) itself.
 */
function useNewScreen(main: RefObject<HTMLElement | null>, pathname: string, isOn: boolean) {
  const kind = useNavigationType();
  const { search } = useLocation();
  const last = useRef({ pathname, isOn });
  useEffect(() => {
    const before = last.current;
    last.current = { pathname, isOn };
    const screen = main.current;
    const isReached = isOn && !before.isOn;
    const isChosen = before.pathname !== pathname && kind !== NavigationType.Replace;
    // The element may have just been removed from the page.
    if (!isOn || !screen?.isConnected || !(isReached || isChosen)) return;
    requestAnimationFrame(() => {
      if (!mayTakeFocus(screen)) return;
      if (search === '' && screen.getBoundingClientRect().top < 0)
        screen.parentElement?.scrollIntoView({ block: 'start' });
      screen.focus({ preventScroll: true });
    });
  });
}

const whole = css`
  min-height: inherit;
`;

const shell = css`
  display: flex;
  align-items: stretch;
`;

const skip = css`
  position: absolute;
  top: 8px;
  left: 8px;
  z-index: 5;
  max-width: calc(100% - 16px);
  min-height: 44px;
  padding: 8px 16px;
  border: 2px solid var(--primary);
  border-radius: var(--radius);
  background: var(--raised);
  color: var(--text);
  font-weight: 600;
  cursor: pointer;
  /* So small that it lies over nothing. */
  &:not(:focus) {
    width: 1px;
    height: 1px;
    min-height: 0;
    padding: 0;
    overflow: hidden;
    clip-path: inset(50%);
    pointer-events: none;
  }
`;

const side = css`
  display: none;
  @container ordinacia-panel (min-width: 900px) {
    position: sticky;
    top: var(--sticky-top);
    display: block;
    flex: none;
    width: var(--nav-width);
    height: calc(100dvh - var(--sticky-top));
    overflow: auto;
    border-right: 1px solid var(--line);
    background: var(--surface);
  }
`;

const column = css`
  container: ordinacia-main / inline-size;
  display: flex;
  flex: 1;
  flex-direction: column;
  min-width: 0;
  min-height: inherit;
`;

/** 65 / 35 (specification); where that is too narrow, the panel covers the screen. */
const split = css`
  display: grid;
  flex: 1;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  &.has-panel {
    grid-template-columns: minmax(0, 65fr) minmax(0, 35fr);
  }
  @container ordinacia-main (max-width: 759.98px) {
    &.has-panel {
      grid-template-columns: minmax(0, 1fr);
    }
    &.has-panel > main {
      display: none;
    }
  }
`;

const screen = css`
  min-height: inherit;
  &:focus-visible {
    outline: none;
  }
`;

/** The header sticks, too, unless the window is low. */
const belowHeader = `
  ${highWindow} {
    --sticky-top: calc(var(--ordinacia-sticky-top, 0px) + var(--header-height));
  }
`;

const content = css`
  ${belowHeader}
  width: 100%;
  max-width: 1415px;
  min-height: 0;
  padding: var(--spacing);
  @container ordinacia-main (max-width: 599.98px) {
    padding: min(16px, var(--spacing));
  }
`;

const office = css`
  ${belowHeader}
  width: 100%;
  max-width: 1415px;
  padding: min(8px, var(--spacing)) var(--spacing) 0;
  &:empty {
    display: none;
  }
  /* It stands in the room above the screen. */
  &:not(:empty) + * > main {
    padding-top: min(16px, var(--spacing));
  }
  @container ordinacia-main (max-width: 599.98px) {
    padding-inline: min(16px, var(--spacing));
  }
`;

const panel = css`
  --panel-top: var(--sticky-top);
  ${highWindow} {
    --panel-top: calc(var(--sticky-top) + var(--header-height));
  }
  position: sticky;
  top: var(--panel-top);
  align-self: stretch;
  min-height: calc(100dvh - var(--panel-top));
  border-left: 1px solid var(--line);
  background: var(--bg);
  & > * {
    position: sticky;
    top: var(--panel-top);
    max-height: calc(100dvh - var(--panel-top));
    overflow: auto;
    /* It scrolls by itself: nothing covers it. */
    --sticky-top: 0px;
  }
`;
