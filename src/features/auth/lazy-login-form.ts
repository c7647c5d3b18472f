import { lazy } from '../../ui/feedback/lazy';

/** The login, which most visits to a page never need. */
export const LazyLoginForm = lazy('login-form', async () => (await import('./login-form')).LoginForm);
