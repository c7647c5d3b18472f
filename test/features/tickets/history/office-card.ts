import { queries, within } from '@testing-library/dom';
import type { Seen } from '../../../support/mount';
import { openPageFrame, type PageFrame } from '../../../support/page-frame';
import { storedTickets, type TestPractice } from '../../../support/practice';
import { until } from '../../../support/until';

export const three = [
  { type: 'schedule' as const, time: '00:10', user_alternate: 'Ján Prvý' },
  { type: 'schedule' as const, time: '00:20', user_alternate: 'Eva Druhá' },
  { type: 'schedule' as const, time: '00:30', user_alternate: 'Ivan Tretí' },
];

export const next = (see: Seen, name: string) => see.findByRole('button', { name: `Ďalší pacient: ${name}` });
export const inOffice = (see: Seen, name: string) => see.findByText(new RegExp(`^${name} · od \\d{1,2}:\\d\\d$`));

/** A button of the card: a row may still have one of the same name. */
export const inCard = async (see: Seen, name: string) => {
  const card = await see.findByRole('region', { name: 'V ambulancii' });
  return until(() => [...card.querySelectorAll('button')].find((one) => one.getAttribute('aria-label') === name));
};

export const waiting = async (practice: TestPractice) =>
  (await storedTickets(practice)).flatMap(({ tickets }) => tickets.map(({ user_alternate }) => user_alternate));

/** The waiting room in another document of this origin, as in another tab. */
export async function openTab({ lane, token }: TestPractice): Promise<{ page: PageFrame; see: Seen }> {
  localStorage.setItem(`token-${lane}`, token);
  const page = await openPageFrame({
    head: '<script type="module" src="/ordinacia/esm/ordinacia.js"></script>',
    body: `<ordinacia-waiting-room api-base="/lane/${lane}" token-key="token-${lane}" realtime-key="ordinacia"></ordinacia-waiting-room>`,
  });
  const root = await until(() => page.document.querySelector('ordinacia-waiting-room')?.shadowRoot);
  return { page, see: within(root as unknown as HTMLElement, queries) };
}
