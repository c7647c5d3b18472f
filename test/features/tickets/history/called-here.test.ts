import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { mount, unmountAll, type Seen } from '../../../support/mount';
import type { PageFrame } from '../../../support/page-frame';
import { createPractice, nextElsewhere, seenCalls } from '../../../support/practice';
import { closeScreen, openScreen } from '../../../support/screen';
import { press } from '../../../support/user-input';
import { until } from '../../../support/until';
import { inOffice, next, openTab, three } from './office-card';

const card = (see: Seen) => see.queryByRole('region', { name: 'V ambulancii' });

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
    // Nothing about the patient stays in the browser.
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

  it('another tab receives it, also one that is opened later; a ticket served elsewhere does not change it', async () => {
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
});
