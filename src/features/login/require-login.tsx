import type { ReactNode } from 'react';
import { useStore, useValue } from '../../state/react/use-store';
import { lazyPart } from '../../ui/feedback/lazy-part';
import { css } from '../../ui/style/style';
import { WaitForPage } from './wait-for-page';

/** Lazy: most visits are already logged in. */
const LazyLoginForm = lazyPart('login-form', async () => (await import('./login-form')).LoginForm);

/** Shows a compact login instead of its children while nobody is logged in. */
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
