import type { RegistrationMode } from '../practice/server-notes';
import type { PageOptions } from './pages';

/** The panel shows no way to a registration that the server would refuse. */
export function withRegistration(pages: PageOptions, mode: RegistrationMode): PageOptions {
  if (mode === 'open') return pages;
  const { transformPage = (page: string) => page } = pages;
  return {
    ...pages,
    transformPage: (page) => transformPage(page).replace('<ordinacia-admin ', '<ordinacia-admin registration="off" '),
  };
}
