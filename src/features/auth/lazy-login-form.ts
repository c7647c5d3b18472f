import { lazy } from '../../ui/lazy';

/** The login, which most visits to a page never need. */
export const LazyLoginForm = lazy('login-form', async () => (await import('./login-form')).LoginForm);
