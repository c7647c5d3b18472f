import { expect } from '@open-wc/testing';
import { logIn } from './log-in';
import { press } from './user-input';
import { seen, type Mounted } from './mount';
import { openPageFrame, type PageFrame } from './page-frame';
import { addTicket, createPractice, storedTickets, type TestPractice } from './practice';
import { until } from './until';

export const CLASSIC = '/ordinacia/ordinacia.umd.js';
export const KEY = 'unit-foreign-page-token';

export interface ForeignPage {
  page: PageFrame;
  practice: TestPractice;
  /** The element on the page. */
  panel(): Mounted;
}

interface ForeignPageOptions {
  head?: string;
  /** The body, in which `{tag}` is replaced by the element. */
  body?: string;
  element?: string;
  /** `false`: the token stands in the storage, as after an earlier login. */
  logsIn?: boolean;
  /** Changes the page before the panel's script loads. */
  prepare?(page: PageFrame): void | Promise<void>;
}

/** An integrator's page with the classic script and an element, on which a doctor has logged in by typing. */
export async function openForeignPage(options: ForeignPageOptions = {}): Promise<ForeignPage> {
  const { head = '', body = '{tag}', element = 'ordinacia-waiting-room', logsIn = true, prepare } = options;
  const practice = await createPractice([
    { type: 'schedule', time: '00:10', user_alternate: 'Ján Prvý' },
    { type: 'queue', user_alternate: 'Eva Druhá' },
  ]);
  if (!logsIn) localStorage.setItem(KEY, practice.token);
  const tag = `<${element} api-base="/lane/${practice.lane}" token-key="${KEY}" realtime-key="ordinacia" routing="memory"></${element}>`;
  const page = await openPageFrame({ head, body: body.replace('{tag}', tag) });
  await prepare?.(page);
  await page.load(CLASSIC);
  const panel = () => {
    const found = page.document.querySelector<HTMLElement>(element);
    if (!found) throw new Error('The page has no panel.');
    return seen(found);
  };
  await until(() => panel().root.querySelector('main, section'));
  if (logsIn) await logIn(panel().see, practice);
  return { page, practice, panel };
}

/** A short run through the panel: the list loads, is live, one ticket is served and another cancelled after a confirmation. */
export async function expectPanelToWork({ page, practice, panel }: ForeignPage): Promise<void> {
  const { see } = panel();
  await see.findByText('Naživo');
  await press(await see.findByRole('button', { name: 'Ďalší pacient: Ján Prvý' }));
  await see.findByText('Tiket bol úspešne odbavený');
  await addTicket(practice, { type: 'queue', user_alternate: 'Nový' });
  await press(await see.findByRole('button', { name: 'Zrušiť termín: Nový' }));
  const dialog = await see.findByRole('dialog');
  expect(dialog.matches(':modal')).to.equal(true);
  await press(see.getByRole('button', { name: 'Áno' }));
  await see.findByText('Tiket bol úspešne zamietnutý');
  const left = (await storedTickets(practice)).flatMap(({ tickets }) => tickets.map((one) => one.user_alternate));
  expect(left).to.deep.equal(['Eva Druhá']);
  expect(page.errors).to.deep.equal([]);
}
