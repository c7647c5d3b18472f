import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { queries, within } from '@testing-library/dom';
import { mount, unmountAll, type Seen } from '../../support/mount';
import { openPageFrame, type PageFrame } from '../../support/page-frame';
import { createPractice, nextElsewhere, seenCalls, type TestPractice } from '../../support/practice';
import { closeScreen, openScreen } from '../../support/screen';
import { press } from '../../support/user-input';
import { until } from '../../support/until';

const three = [
  { type: 'schedule' as const, time: '00:10', user_alternate: 'Ján Prvý' },
  { type: 'schedule' as const, time: '00:20', user_alternate: 'Eva Druhá' },
  { type: 'schedule' as const, time: '00:30', user_alternate: 'Ivan Tretí' },
];

const next = (see: Seen, name: string) => see.findByRole('button', { name: `Ďalší pacient: ${name}` });
const inOffice = (see: Seen, name: string) => see.findByText(new RegExp(`^${name} · od \\d{1,2}:\\d\\d$`));
const card = (see: Seen) => see.queryByRole('region', { name: 'V ambulancii' });

async function openTab({ lane, token }: TestPractice): Promise<{ page: PageFrame; see: Seen }> {
  localStorage.setItem(`token-${lane}`, token);
  const page = await openPageFrame({
    head: '<script type="module" src="/ordinacia/esm/ordinacia.js"></script>',
    body: `<ordinacia-waiting-room api-base="/lane/${lane}" token-key="token-${lane}" realtime-key="ordinacia"></ordinacia-waiting-room>`,
  });
  const root = await until(() => page.document.querySelector('ordinacia-waiting-room')?.shadowRoot);
  return { page, see: within(root as unknown as HTMLElement, queries) };
}

describe('who was called, with a server that keeps no history', () => {
  const opened: PageFrame[] = [];
  before(() => setViewport({ width: 1280, height: 860 }));
  afterEach(async () => {
    opened.splice(0).forEach((page) => page.remove());
    await closeScreen();
    await unmountAll();
  });

  it('is named on top of the waiting room, without a way back; the toast is as it is', async () => {
    const practice = await createPractice(three);
    const { see } = await mount(practice, 'ordinacia-waiting-room');
    const button = await next(see, 'Ján Prvý');
    expect(card(see)).to.equal(null);
    await press(button);
    await inOffice(see, 'Ján Prvý');
    const toast = await see.findByText('Tiket bol úspešne odbavený');
    expect(toast.closest('[part=toast]')?.querySelector('button:not([aria-keyshortcuts])')).to.equal(null);
    expect(see.queryByRole('button', { name: /Vrátiť|Neprišiel|Dnes vybavené/ })).to.equal(null);
    const called = (await seenCalls(practice.lane)).map(({ path }) => path);
    expect(called.filter((path) => /history|return|no-show/.test(path))).to.deep.equal([]);
    // Nothing of it is left in the browser.
    expect(JSON.stringify([Object.entries(localStorage), Object.entries(sessionStorage)])).not.to.contain('Ján');
  });

  it('is on top of every screen of the admin, and of the collapsed hot panel', async () => {
    const practice = await createPractice(three);
    const { see } = await openScreen(practice, '/pacienti');
    const panel = await mount(practice, 'ordinacia-hot-panel');
    await press(await next(panel.see, 'Ján Prvý'));
    await inOffice(see, 'Ján Prvý');
    await inOffice(panel.see, 'Ján Prvý');
    await see.findByRole('heading', { name: 'Pacienti' });
  });

  it('another tab learns of it, also one that is opened later; served elsewhere, nobody here knows', async () => {
    const practice = await createPractice(three);
    const first = await openTab(practice);
    opened.push(first.page);
    const second = await openTab(practice);
    opened.push(second.page);
    await next(second.see, 'Ján Prvý');
    (await next(first.see, 'Ján Prvý')).click();
    await inOffice(second.see, 'Ján Prvý');
    const third = await openTab(practice);
    opened.push(third.page);
    await inOffice(third.see, 'Ján Prvý');
    const button = await next(second.see, 'Eva Druhá');
    await until(() => !button.hasAttribute('aria-disabled'));
    button.click();
    for (const { see } of [first, second, third]) await inOffice(see, 'Eva Druhá');
    await nextElsewhere(practice, practice.ids[2] ?? 0);
    await until(() => third.see.queryByText('V čakárni práve nikto nečaká. Nový tiket sa tu objaví sám.'));
    await inOffice(third.see, 'Eva Druhá');
  });

  it('nothing of it is left after a logout', async () => {
    const practice = await createPractice(three);
    const { see } = await openScreen(practice, '/cakaren');
    await press(await next(see, 'Ján Prvý'));
    await inOffice(see, 'Ján Prvý');
    location.hash = '#/odhlasenie';
    await see.findByLabelText('Heslo');
    expect(see.queryByText(/Ján Prvý/)).to.equal(null);
  });
});
