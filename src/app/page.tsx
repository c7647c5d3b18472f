import { LogOut } from 'lucide-react';
import type { ReactNode } from 'react';
import { useStore } from '../state/store-context';
import { useValue } from '../state/use-value';
import { authTexts } from '../texts/auth';
import { TextLink } from '../ui/text-link';
import { css } from '../ui/style';
import { paths } from './paths';

/** A screen of somebody who is logged in: the header with the route's title, and the content below it. */
export function Page({ title, children }: { title: string; children: ReactNode }) {
  const admin = useValue(useStore().appData.admin);
  return (
    <>
      <header className={header}>
        <h1 className={heading}>{title}</h1>
        <p className={doctor}>{admin?.attributes.doctor_name}</p>
        <TextLink to={paths.logout} icon={<LogOut size={18} strokeWidth={1.5} aria-hidden="true" />}>
          {authTexts.logout}
        </TextLink>
      </header>
      <main className={content}>{children}</main>
    </>
  );
}

const header = css`
  display: flex;
  align-items: center;
  gap: 16px;
  height: var(--header-height);
  padding: 0 24px;
  border-bottom: 1px solid var(--line);
  background: var(--surface);
  @container (max-width: 599.98px) {
    padding: 0 16px;
  }
`;

const heading = css`
  flex: 1;
  font-size: 24px;
`;

const doctor = css`
  min-width: 0;
  color: var(--muted);
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  @container (max-width: 599.98px) {
    display: none;
  }
`;

const content = css`
  max-width: 1415px;
  margin: 0 auto;
  padding: 24px;
  @container (max-width: 599.98px) {
    padding: 16px;
  }
`;
