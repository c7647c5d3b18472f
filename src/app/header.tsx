import { Menu as MenuIcon, Search } from 'lucide-react';
import { useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { useHref, useLocation, useNavigate } from 'react-router-dom';
import { NotificationBell } from '../features/notifications/notification-bell';
import { patientPath } from '../features/patients/paths';
import { PatientSearch } from '../features/patients/patient-search';
import { useShortcut } from '../state/react/use-shortcut';
import { patientSearchTexts, shellTexts } from '../texts/shell';
import { IconButton } from '../ui/controls/icon-button';
import { lowWindow } from '../ui/style/rules';
import { css } from '../ui/style/style';
import { hiddenClass } from '../ui/style/theme';
import { QuickActions } from './quick-actions';

interface HeaderProps {
  title: string;
  titleId: string;
  /** The button of the hot panel. */
  hotPanel: ReactNode;
  onOpenNavigation(): void;
}

/** The route's title, the search, and the buttons of every screen. */
export function Header({ title, titleId, hotPanel, onOpenNavigation }: HeaderProps) {
  const [isSearching, setIsSearching] = useState(false);
  const shortcut = useShortcut('/');
  const searchButton = useRef<HTMLButtonElement>(null);
  const leaveSearch = () => {
    flushSync(() => setIsSearching(false));
    searchButton.current?.focus();
  };
  const navigate = useNavigate();
  const address = useHref(patientPath(''));
  const { key, pathname, search } = useLocation();
  const openPatient = (id: string | number) => {
    const path = patientPath(id);
    // Opening the patient that is already open adds no history entry.
    void navigate(path, { replace: path === pathname + search });
  };
  return (
    <header className={bar} part="header">
      {isSearching ? (
        <>
          <h1 id={titleId} className={hiddenClass}>
            {title}
          </h1>
          <PatientSearch address={address} hasFocus onOpen={openPatient} onLeave={leaveSearch} />
        </>
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
          <div className={searchBox}>
            <PatientSearch address={address} onOpen={openPatient} />
          </div>
          <div className={buttons}>
            <span className={searchButtonBox}>
              <IconButton
                ref={searchButton}
                aria-keyshortcuts={shortcut?.['aria-keyshortcuts']}
                label={patientSearchTexts.open}
                icon={<Search size={20} strokeWidth={1.5} />}
                onClick={() => setIsSearching(true)}
              />
            </span>
            <QuickActions />
            <NotificationBell shownAt={key} />
            {hotPanel}
          </div>
        </>
      )}
    </header>
  );
}

/** Below this width of the column beside the navigation the search is a button. */
const narrow = '@container ordinacia-main (max-width: 759.98px)';

/** Below this width the title has its own row. */
const tiny = '@container ordinacia-main (max-width: 479.98px)';

const bar = css`
  position: sticky;
  top: var(--sticky-top);
  z-index: 3;
  display: flex;
  align-items: center;
  gap: 12px 20px;
  flex: none;
  height: var(--header-height);
  /* Aligns the title with the content. */
  padding: 0 var(--spacing);
  border-bottom: 1px solid var(--line);
  background: var(--surface);
  ${narrow} {
    gap: 8px;
  }
  ${lowWindow} {
    position: static;
  }
  @container ordinacia-main (max-width: 599.98px) {
    padding: 0 min(16px, var(--spacing));
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

const searchBox = css`
  flex: 0 1 340px;
  min-width: 180px;
  ${narrow} {
    display: none;
  }
`;

const searchButtonBox = css`
  display: none;
  ${narrow} {
    display: contents;
  }
`;

/** The negative margin aligns the button's icon with the content, too. */
const drawerButton = css`
  display: contents;
  & > button {
    margin-left: -9px;
  }
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
