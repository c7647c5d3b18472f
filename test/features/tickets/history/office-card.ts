import { seen, type Seen } from '../../../support/mount';
import { openPageFrame, type PageFrame } from '../../../support/page-frame';
import { storedTickets, type TestPractice } from '../../../support/practice';
import { until } from '../../../support/until';

export const three = [
  { type: 'schedule' as const, time: '00:10', user_alternate: 'Ján Prvý' },
  { type: 'schedule' as const, time: '00:20', user_alternate: 'Eva Druhá' },
  { type: 'schedule' as const, time: '00:30', user_alternate: 'Ivan Tretí' },
];

export const next = (see: Seen, name: string) => see.findByRole('button', { name: `Ďalší pacient: ${name}` });
/** The button, once it accepts presses again. */
export const armed = async (see: Seen, name: string) => {
  const button = await next(see, name);
  await until(() => !button.hasAttribute('aria-disabled'));
  return button;
};
export const inOffice = (see: Seen, name: string) => see.findByText(new RegExp(`^${name} · od \\d{1,2}:\\d\\d$`));

/** A button of the card: a row may still have one of the same name. */
export const inCard = async (see: Seen, name: string) => {
  const card = await see.findByRole('region', { name: 'V ambulancii' });
  return until(() => [...card.querySelectorAll('button')].find((one) => one.getAttribute('aria-label') === name));
};

export const waiting = async (practice: TestPractice) =>
  (await storedTickets(practice)).flatMap(({ tickets }) => tickets.map(({ user_alternate }) => user_alternate));

/** A panel in another document of this origin: they share locks, storage and channels as tabs do. */
export async function openTab(
  { lane, token }: TestPractice,
  { head = '', element = 'ordinacia-waiting-room', realtimeKey = 'ordinacia' } = {},
): Promise<{ page: PageFrame; see: Seen }> {
  localStorage.setItem(`token-${lane}`, token);
  const page = await openPageFrame({
    head: `${head}<script type="module" src="/ordinacia/esm/ordinacia.js"></script>`,
    body: `<${element} api-base="/lane/${lane}" token-key="token-${lane}" realtime-key="${realtimeKey}" routing="memory"></${element}>`,
  });
  const found = await until(() => page.document.querySelector<HTMLElement>(element));
  await until(() => found.shadowRoot);
  return { page, see: seen(found).see };
}
