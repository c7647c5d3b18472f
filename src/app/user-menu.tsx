import { ChevronsUpDown, CircleDot, CircleUser, Eye, EyeOff, Keyboard, LogOut } from 'lucide-react';
import { useHref, useNavigate } from 'react-router-dom';
import { DoctorAvatar } from '../features/doctor-state/doctor-avatar';
import { profilePath } from '../features/profile/admin';
import { settingsPart } from '../features/settings/part';
import { usePart, useStore, useValue } from '../state/react/use-store';
import { useMay } from '../state/react/use-may';
import { authTexts } from '../texts/auth';
import { colleagueTexts } from '../texts/colleagues';
import { shellTexts } from '../texts/shell';
import { Menu, type MenuItem } from '../ui/overlays/menu';
import { css } from '../ui/style/style';
import { hiddenClass } from '../ui/style/theme';
import { logoutPath } from './paths';

/** The account menu. Its button shows the doctor's avatar and state, or the names of the colleague and the doctor. */
export function UserMenu() {
  const { appData, display, popups } = useStore();
  const settings = usePart(settingsPart);
  const colleague = useValue(appData.admin)?.attributes.colleague ?? null;
  const mayProfile = useMay('profile');
  const isPrivate = useValue(display.isPrivate);
  const hasShortcuts = useValue(display.hasShortcuts);
  const navigate = useNavigate();
  const logout = useHref(logoutPath);
  const profile = useHref(profilePath);
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
      label: mayProfile ? shellTexts.profile : colleagueTexts.ownAccount,
      icon: <CircleUser size={18} strokeWidth={1.5} aria-hidden="true" />,
      href: profile,
      onChoose: () => void navigate(profilePath),
    },
    {
      key: 'privacy',
      label: isPrivate ? shellTexts.showNames : shellTexts.hideNames,
      icon: <EyeIcon size={18} strokeWidth={1.5} aria-hidden="true" />,
      onChoose: () => settings.fields.change('privacy', !isPrivate),
    },
    ...(hasShortcuts
      ? [
          {
            key: 'shortcuts',
            label: shellTexts.shortcuts,
            icon: <Keyboard size={18} strokeWidth={1.5} aria-hidden="true" />,
            onChoose: () => popups.show('shortcuts', {}),
          },
        ]
      : []),
    {
      key: 'logout',
      label: authTexts.logout,
      icon: <LogOut size={18} strokeWidth={1.5} aria-hidden="true" />,
      href: logout,
      onChoose: () => void navigate(logoutPath),
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
            <DoctorAvatar colleague={colleague} />
            <ChevronsUpDown size={18} strokeWidth={1.5} aria-hidden="true" />
          </button>
        )}
      />
    </div>
  );
}

const wrapper = css`
  flex: none;
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
