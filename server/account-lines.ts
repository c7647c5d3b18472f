import { DEMO_LOGIN } from './seed/seed-demo';
import type { Stores } from './stores';

/** Lines about accounts, printed at the start: the demo's login, the first doctor's link, and how many wait for approval. */
export function accountLines(stores: Pick<Stores, 'demo' | 'doctors' | 'invitations'>, url: string): string[] {
  if (stores.demo.isDemo()) return [`  Demo login      ${DEMO_LOGIN.email} / ${DEMO_LOGIN.password}`];
  const first = stores.invitations.createFirstInvitation();
  const waiting = stores.doctors.doctors().filter(({ status }) => status === 'pending').length;
  return [
    ...(first ? [`  First doctor    ${setupLink(url, first.token)}`, FIRST] : []),
    ...(waiting > 0 ? [`  Waiting         ${waiting} for approval: npm run practice -- doctor list`] : []),
  ];
}

const FIRST =
  '                  Opens once, within 24 hours. Each start prints a new link while there is no doctor, and the old one ends.';

/** The token is in the fragment (`#`), which browsers never send to a server. */
export const setupLink = (url: string, token: string) => `${url}/setup#${token}`;
