import type { ReactNode } from 'react';
import { useMatch } from 'react-router-dom';
import { shellTexts } from '../texts/shell';
import { PlainLink } from '../ui/controls/text-link';
import { lowWindow } from '../ui/style/rules';
import { css } from '../ui/style/style';
import { allowedRows, navTable, prefetchScreen, type NavGroupRow, type NavLinkRow } from './nav-table';
import { useIsAllowed } from './guard';
import { UserMenu } from './user-menu';

/** The side navigation's content, in a column or in the drawer. */
export function SideNav() {
  const isAllowed = useIsAllowed();
  return (
    <nav aria-label={shellTexts.navigation} className={column}>
      <p className={product}>{shellTexts.product}</p>
      <div className={links}>
        {navTable.map(({ label, rows }) => (
          <div key={label} className={section}>
            {label && <h2 className={heading}>{label}</h2>}
            <ul className={list}>
              {allowedRows(rows, isAllowed).map((row) => (
                <li key={row.label}>{'links' in row ? <Group {...row} /> : <Row {...row} />}</li>
              ))}
            </ul>
          </div>
        ))}
      </div>
      <UserMenu />
    </nav>
  );
}

function Row({ path, label, Icon, Badge }: NavLinkRow) {
  return (
    <ScreenLink path={path}>
      <Icon size={20} strokeWidth={1.5} aria-hidden="true" />
      <span className={grow}>{label}</span>
      {Badge && <Badge />}
    </ScreenLink>
  );
}

/** The link is marked as current while its screen, or one below its path, is shown. */
function ScreenLink({ path, children }: { path: string; children: ReactNode }) {
  const isShown = useMatch({ path, end: false }) !== null;
  return (
    <PlainLink
      to={path}
      className={link}
      aria-current={isShown ? 'page' : undefined}
      onNear={() => prefetchScreen(path)}
    >
      {children}
    </PlainLink>
  );
}

function Group({ label, Icon, links }: NavGroupRow) {
  return (
    <>
      <p className={groupHead}>
        <Icon size={20} strokeWidth={1.5} aria-hidden="true" />
        {label}
      </p>
      <ul className={subList} aria-label={label}>
        {links.map((one) => (
          <li key={one.path}>
            <ScreenLink path={one.path}>{one.label}</ScreenLink>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The links scroll above the user menu; in a low window the whole column scrolls. */
const column = css`
  display: flex;
  flex-direction: column;
  height: 100%;
  ${lowWindow} {
    height: auto;
    min-height: 100%;
  }
`;

const product = css`
  display: flex;
  align-items: center;
  flex: none;
  height: var(--header-height);
  padding: 0 28px;
  color: var(--primary);
  font-size: 22px;
  font-weight: 700;
  letter-spacing: -0.01em;
`;

const links = css`
  flex: 1;
  min-height: 0;
  overflow: auto;
  display: grid;
  align-content: start;
  gap: 20px;
  padding: 8px 16px 16px;
  ${lowWindow} {
    flex: 1 0 auto;
    overflow: visible;
  }
`;

const section = css`
  display: grid;
  gap: 6px;
`;

const heading = css`
  padding: 0 12px;
  color: var(--muted);
  font-size: 13px;
  font-weight: 600;
`;

const list = css`
  display: grid;
  gap: 2px;
`;

const link = css`
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: 44px;
  padding: 8px 12px;
  border-radius: var(--radius);
  color: var(--text);
  font-weight: 500;
  text-decoration: none;
  & svg {
    flex: none;
    color: var(--muted);
  }
  &:hover {
    background: var(--sunken);
  }
  &[aria-current] {
    background: var(--primary-soft);
    color: var(--primary);
    font-weight: 650;
    & svg {
      color: inherit;
    }
  }
  @media (forced-colors: active) {
    &[aria-current] {
      outline: 2px solid LinkText;
      outline-offset: -2px;
    }
  }
`;

const grow = css`
  flex: 1;
`;

const groupHead = css`
  display: flex;
  align-items: center;
  gap: 12px;
  min-height: 40px;
  padding: 8px 12px;
  font-weight: 500;
  & svg {
    flex: none;
    color: var(--muted);
  }
`;

const subList = css`
  display: grid;
  gap: 2px;
  padding-left: 32px;
`;
