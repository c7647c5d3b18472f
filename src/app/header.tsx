import { Menu as MenuIcon, PanelRight, Search } from 'lucide-react';
import { useRef, useState, type Ref } from 'react';
import { flushSync } from 'react-dom';
import { useLocation, useNavigate } from 'react-router-dom';
import { NotificationBell } from '../features/notifications/notification-bell';
import { PatientSearch } from '../features/patients/patient-search';
import { useStore } from '../state/react/store-context';
import { useValue } from '../state/react/use-value';
import { patientSearchTexts, shellTexts } from '../texts/shell';
import { CountBadge } from '../ui/feedback/count-badge';
import { IconButton } from '../ui/controls/icon-button';
import { css } from '../ui/style/style';
import { patientPath } from './paths';
import { QuickActions } from './quick-actions';

interface HeaderProps {
  title: string;
  titleId: string;
  /** Whether the waiting room is the screen itself. */
  isWaitingRoom: boolean;
  isHotPanelOn: boolean;
  onToggleHotPanel(): void;
  onOpenNavigation(): void;
  hotPanelButton: Ref<HTMLButtonElement>;
}

/** The route's title, the search, and the buttons of every screen. */
export function Header(props: HeaderProps) {
  const { title, titleId, isWaitingRoom, isHotPanelOn, onToggleHotPanel, onOpenNavigation, hotPanelButton } = props;
  const waiting = useValue(useStore().tickets.todayCount);
  // The hot panel, or the screen, shows the count itself.
  const badgeCount = isHotPanelOn || isWaitingRoom ? 0 : waiting;
  const [isSearching, setIsSearching] = useState(false);
  const searchButton = useRef<HTMLButtonElement>(null);
  const leaveSearch = () => {
    flushSync(() => setIsSearching(false));
    searchButton.current?.focus();
  };
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const openPatient = (id: string | number) => {
    const path = patientPath(id);
    // Opening the patient that is already open adds no history entry.
    void navigate(path, { replace: path === pathname + search });
  };
  return (
    <header className={bar} part="header">
      {isSearching ? (
        <PatientSearch hasFocus onOpen={openPatient} onLeave={leaveSearch} />
      ) : (
        <>
          <span className={drawerButton}>
            <IconButton
              label={shellTexts.openNavigation}
              icon={<MenuIcon size={22} strokeWidth={1.5} />}
              aria-haspopup="dialog"
              onClick={onOpenNavigation}
            />
          </span>
          <h1 id={titleId} className={heading}>
            {title}
          </h1>
          <div className={searchPlace}>
            <PatientSearch onOpen={openPatient} />
          </div>
          <div className={buttons}>
            <span className={searchButtonPlace}>
              <IconButton
                ref={searchButton}
                label={patientSearchTexts.open}
                icon={<Search size={20} strokeWidth={1.5} />}
                onClick={() => setIsSearching(true)}
              />
            </span>
            <QuickActions />
            <NotificationBell />
            <IconButton
              ref={hotPanelButton}
              label={shellTexts.hotPanel(badgeCount)}
              icon={<PanelRight size={20} strokeWidth={1.5} />}
              badge={badgeCount > 0 && <CountBadge count={badgeCount} />}
              aria-pressed={isHotPanelOn}
              onClick={onToggleHotPanel}
            />
          </div>
        </>
      )}
    </header>
  );
}

/** Below this width of the column beside the navigation the search is a button. */
const narrow = '@container ordinacia-main (max-width: 759.98px)';

/** Below this width the title takes a row of its own. */
const tiny = '@container ordinacia-main (max-width: 479.98px)';

const bar = css`
  position: sticky;
  top: 0;
  z-index: 3;
  display: flex;
  align-items: center;
  gap: 12px 20px;
  flex: none;
  height: var(--header-height);
  padding: 0 24px;
  border-bottom: 1px solid var(--line);
  background: var(--surface);
  ${narrow} {
    gap: 8px;
    padding: 0 12px;
  }
  ${tiny} {
    flex-wrap: wrap;
    align-content: center;
    justify-content: space-between;
    gap: 0;
    & > h1 {
      order: -1;
      flex-basis: 100%;
      padding: 0 8px;
      font-size: 17px;
      text-align: center;
    }
  }
`;

const heading = css`
  flex: 1 1 auto;
  min-width: 0;
  overflow: hidden;
  font-size: 24px;
  text-overflow: ellipsis;
  text-wrap: nowrap;
  ${narrow} {
    font-size: 19px;
  }
`;

const searchPlace = css`
  flex: 0 1 340px;
  min-width: 180px;
  ${narrow} {
    display: none;
  }
`;

const searchButtonPlace = css`
  display: none;
  ${narrow} {
    display: contents;
  }
`;

const drawerButton = css`
  display: contents;
  @container ordinacia-panel (min-width: 900px) {
    display: none;
  }
`;

const buttons = css`
  display: flex;
  flex: none;
  gap: 8px;
  ${narrow} {
    gap: 4px;
  }
`;
