import type { ReactNode } from 'react';
import { useStore } from '../../state/react/store-context';
import { useValue } from '../../state/react/use-value';
import { lazy } from '../../ui/feedback/lazy';
import { css } from '../../ui/style/style';
import { PagesSession } from './pages-session';

/** The login, which most visits to a page never need. */
const LazyLoginForm = lazy('login-form', async () => (await import('./login-form')).LoginForm);

/** What stands alone on somebody's page shows a compact login as long as nobody is logged in. */
export function LoggedIn({ children }: { children: ReactNode }) {
  const isLoggedIn = useValue(useStore().session.isLoggedIn);
  if (isLoggedIn) return children;
  return (
    <div className={padded}>
      <PagesSession>
        <LazyLoginForm />
      </PagesSession>
    </div>
  );
}

const padded = css`
  padding: 24px 16px;
`;
