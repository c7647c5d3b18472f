import { ChevronsUpDown, CircleDot, CircleUser, Eye, EyeOff, LogOut } from 'lucide-react';
import { useHref, useNavigate } from 'react-router-dom';
import { DoctorAvatar } from '../features/doctor-status/doctor-avatar';
import { useStore } from '../state/react/store-context';
import { useValue } from '../state/react/use-value';
import { authTexts } from '../texts/auth';
import { shellTexts } from '../texts/shell';
import { Menu, type MenuItem } from '../ui/overlays/menu';
import { css } from '../ui/style/style';
import { hiddenClass } from '../ui/style/theme';
import { paths } from './paths';

/** The doctor's avatar and state, with the account menu. */
export function UserMenu() {
  const { autosave, display, popups } = useStore();
  const isPrivate = useValue(display.isPrivate);
  const navigate = useNavigate();
  const logout = useHref(paths.logout);
  const profile = useHref(paths.profile);
  const EyeIcon = isPrivate ? Eye : EyeOff;
  const items: MenuItem[] = [
    {
      key: 'state',
      label: shellTexts.state,
      icon: <CircleDot size={18} strokeWidth={1.5} aria-hidden="true" />,
      onChoose: () => popups.show('doctor-state', {}),
    },
    {
      key: 'profile',
      label: shellTexts.profile,
      icon: <CircleUser size={18} strokeWidth={1.5} aria-hidden="true" />,
      href: profile,
      onChoose: () => void navigate(paths.profile),
    },
    {
      key: 'privacy',
      label: isPrivate ? shellTexts.showNames : shellTexts.hideNames,
      icon: <EyeIcon size={18} strokeWidth={1.5} aria-hidden="true" />,
      onChoose: () => autosave.settings.change('privacy', !isPrivate),
    },
    {
      key: 'logout',
      label: authTexts.logout,
      icon: <LogOut size={18} strokeWidth={1.5} aria-hidden="true" />,
      href: logout,
      onChoose: () => void navigate(paths.logout),
    },
  ];
  return (
    <div className={wrapper}>
      <Menu
        label={shellTexts.account}
        placement="top-start"
        items={items}
        trigger={(props) => (
          <button type="button" {...props} className={button}>
            <span className={hiddenClass}>{shellTexts.account}</span>
            <DoctorAvatar />
            <ChevronsUpDown size={18} strokeWidth={1.5} aria-hidden="true" />
          </button>
        )}
      />
    </div>
  );
}

const wrapper = css`
  position: sticky;
  bottom: 0;
  padding: 12px 16px;
  border-top: 1px solid var(--line);
  background: var(--surface);
`;

const button = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  width: 100%;
  min-height: 56px;
  padding: 8px 12px;
  border: 1px solid transparent;
  border-radius: var(--radius);
  background: none;
  cursor: pointer;
  & > svg {
    flex: none;
    color: var(--muted);
  }
  &:hover,
  &[aria-expanded='true'] {
    background: var(--sunken);
  }
  @media (forced-colors: active) {
    border-color: ButtonText;
  }
`;
