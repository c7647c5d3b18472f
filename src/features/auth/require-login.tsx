import type { ReactNode } from 'react';
import { useStore } from '../../state/react/store-context';
import { useValue } from '../../state/react/use-value';
import { lazyPart } from '../../ui/feedback/lazy-part';
import { css } from '../../ui/style/style';
import { WaitForPage } from './wait-for-page';

/** The login, which most visits to a page never need. */
const LazyLoginForm = lazyPart('login-form', async () => (await import('./login-form')).LoginForm);

/** What stands alone on somebody's page shows a compact login as long as nobody is logged in. */
export function RequireLogin({ children }: { children: ReactNode }) {
  const isLoggedIn = useValue(useStore().session.isLoggedIn);
  if (isLoggedIn) return children;
  return (
    <div className={padded}>
      <WaitForPage>
        <LazyLoginForm />
      </WaitForPage>
    </div>
  );
}

const padded = css`
  padding: 24px 16px;
`;
