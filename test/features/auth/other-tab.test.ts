import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { mount, seen, unmountAll, type Seen } from '../../support/mount';
import { openPageFrame, type PageFrame } from '../../support/page-frame';
import { answerWith, createPractice, type TestPractice } from '../../support/practice';
import { until } from '../../support/until';
import { logIn } from '../../support/log-in';
import { press, type } from '../../support/user-input';

const NOTE = 'V piatok neordinujeme.';

/** The panel in another document of this origin, as in another tab. */
async function openTab({ lane }: TestPractice): Promise<{ frame: PageFrame; panel: HTMLElement; see: Seen }> {
  const frame = await openPageFrame({
    body: `<ordinacia-waiting-room api-base="/lane/${lane}" token-key="token-${lane}"></ordinacia-waiting-room>`,
  });
  await frame.load('/ordinacia/esm/ordinacia.js', 'module');
  const panel = await until(() => {
    const found = frame.document.querySelector<HTMLElement>('ordinacia-waiting-room');
    return found?.shadowRoot && found;
  });
  return { frame, panel, see: seen(panel).see };
}

async function writeAnnouncement(see: Seen): Promise<void> {
  await press(await see.findByRole('button', { name: 'Rýchle akcie' }));
  await press(await see.findByRole('menuitem', { name: 'Pridať oznam' }));
  (await see.findByRole('textbox', { name: 'Text oznamu' })).focus();
  await type(NOTE);
}

describe('a session that ends in another tab', () => {
  before(() => setViewport({ width: 1280, height: 900 }));
  afterEach(unmountAll);

  it('F1 keeps what was typed here for the same doctor when it ran out there', async () => {
    const practice = await createPractice([{ type: 'queue', user_alternate: 'Ján Prvý' }]);
    const { see } = await mount(practice, 'ordinacia-admin', { attributes: { routing: 'memory', 'realtime-key': '' } });
    const tab = await openTab(practice);
    await tab.see.findByText('Ján Prvý');
    await writeAnnouncement(see);
    await answerWith(practice.lane, '/api/tickets', 401, '{"message":"Unauthenticated."}', {}, 1);
    (tab.panel as HTMLElement & { refresh(): void }).refresh();
    await tab.see.findByRole('heading', { name: 'Prihlásenie' });
    tab.frame.remove();
    await logIn(see, practice);
    await until(() => see.queryByDisplayValue(NOTE));
    expect(Object.keys(localStorage).filter((key) => key.endsWith('.expired'))).to.deep.equal([]);
  });

  it('F1 keeps nothing when the doctor logged out there', async () => {
    const practice = await createPractice([{ type: 'queue', user_alternate: 'Ján Prvý' }]);
    const { see } = await mount(practice, 'ordinacia-admin', { attributes: { routing: 'memory', 'realtime-key': '' } });
    const tab = await openTab(practice);
    await tab.see.findByText('Ján Prvý');
    await writeAnnouncement(see);
    (tab.panel as HTMLElement & { logout(): void }).logout();
    await tab.see.findByRole('heading', { name: 'Prihlásenie' });
    tab.frame.remove();
    await logIn(see, practice);
    await see.findByText('Ján Prvý');
    await press(await see.findByRole('button', { name: 'Rýchle akcie' }));
    await press(await see.findByRole('menuitem', { name: 'Pridať oznam' }));
    await see.findByRole('textbox', { name: 'Text oznamu' });
    expect(see.queryByDisplayValue(NOTE)).to.equal(null);
  });
});
