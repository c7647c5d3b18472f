import { PanelRightClose } from 'lucide-react';
import { useEffect, useId, useRef, useState, type ReactNode, type RefObject } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { HotPanel } from '../features/waiting-room/hot-panel';
import { Region } from '../frame/region';
import { useStore } from '../state/react/store-context';
import { useValue } from '../state/react/use-value';
import { shellTexts } from '../texts/shell';
import { Drawer } from '../ui/overlays/drawer';
import { IconButton } from '../ui/controls/icon-button';
import { classes, css } from '../ui/style/style';
import { AppDataNotice } from './app-data-notice';
import { Header } from './header';
import { paths } from './paths';
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
  const titleId = useId();
  const main = useRef<HTMLElement>(null);
  const hotPanelButton = useRef<HTMLButtonElement>(null);
  const isPanelShown = isOn && isHotPanelOn && !isWaitingRoom(pathname);

  const [shownPath, setShownPath] = useState(pathname);
  if (shownPath !== pathname) {
    setShownPath(pathname);
    setIsDrawerOpen(false);
  }
  useNewScreen(main, pathname, isOn, () => {
    if (isPanelShown) hotPanel.set(false);
  });

  return (
    <div className={classes(whole, isOn && shell)}>
      {isOn && (
        <>
          <button type="button" className={skip} onClick={() => main.current?.focus()}>
            {shellTexts.skip}
          </button>
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
        {isOn && (
          <Header
            title={title}
            titleId={titleId}
            isWaitingRoom={isWaitingRoom(pathname)}
            isHotPanelOn={isHotPanelOn}
            onToggleHotPanel={() => hotPanel.set(!isHotPanelOn)}
            onOpenNavigation={() => setIsDrawerOpen(true)}
            hotPanelButton={hotPanelButton}
          />
        )}
        <div className={classes(isOn ? split : whole, isPanelShown && 'has-panel')}>
          <main
            ref={main}
            tabIndex={-1}
            aria-labelledby={isOn ? titleId : undefined}
            className={classes(screen, isOn && content)}
            part="main"
          >
            {isOn && <AppDataNotice />}
            {children}
          </main>
          {isPanelShown && (
            <div className={panel}>
              <Region>
                <HotPanel
                  action={
                    <IconButton
                      label={shellTexts.closeHotPanel}
                      icon={<PanelRightClose size={20} strokeWidth={1.5} />}
                      onClick={() => {
                        hotPanel.set(false);
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
 * Scrolls a new screen to its top and focuses it after a navigation or login: not after a redirect, and not while the focus is
 * elsewhere on the page. A screen scrolls to the record of its address (`?pacient=5`) itself. On a narrow screen the hot panel
 * that covers it is closed.
 */
function useNewScreen(main: RefObject<HTMLElement | null>, pathname: string, isOn: boolean, closePanel: () => void) {
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
    if (!screen.checkVisibility()) closePanel();
    requestAnimationFrame(() => {
      if (!hasFocusOrNobody(screen)) return;
      if (search === '' && screen.getBoundingClientRect().top < 0)
        screen.parentElement?.scrollIntoView({ block: 'start' });
      screen.focus({ preventScroll: true });
    });
  });
}

/** Whether the focus is in this element's shadow root, or nowhere. */
function hasFocusOrNobody(screen: HTMLElement): boolean {
  const root = screen.getRootNode();
  const active = document.activeElement;
  return active === null || active === document.body || (root instanceof ShadowRoot && active === root.host);
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
  min-height: 44px;
  padding: 8px 16px;
  border: 2px solid var(--primary);
  border-radius: var(--radius);
  background: var(--raised);
  color: var(--text);
  font-weight: 600;
  cursor: pointer;
  &:not(:focus) {
    clip-path: inset(50%);
    pointer-events: none;
  }
`;

const side = css`
  display: none;
  @container ordinacia-panel (min-width: 900px) {
    position: sticky;
    top: 0;
    display: block;
    flex: none;
    width: var(--nav-width);
    height: 100dvh;
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

const content = css`
  --sticky-top: var(--header-height);
  width: 100%;
  max-width: 1415px;
  min-height: 0;
  margin: 0 auto;
  padding: var(--spacing);
  @container ordinacia-main (max-width: 599.98px) {
    padding: min(16px, var(--spacing));
  }
`;

const panel = css`
  position: sticky;
  top: var(--header-height);
  align-self: stretch;
  min-height: calc(100dvh - var(--header-height));
  border-left: 1px solid var(--line);
  background: var(--bg);
  & > * {
    position: sticky;
    top: var(--header-height);
    max-height: calc(100dvh - var(--header-height));
    overflow: auto;
  }
`;
