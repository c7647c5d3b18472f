import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { within } from '@testing-library/dom';
import { focused, pressKeys, press } from '../../support/user-input';
import { mount, unmountAll, type Seen } from '../../support/mount';
import * as practiceOf from '../../support/practice';
import { until } from '../../support/until';
import { channelOf, nextMessage } from '../settings/settings-screen';

const { answerWith, breakCall, clearFaults, createPractice, forgetCalls, notify, release, seenCalls } = practiceOf;
const { storedNotifications, untilHeld } = practiceOf;
const attributes = { routing: 'memory' };
/** Links in contents, without the link from a notification to its subject. */
const LINKS_OF_CONTENT = 'a:not([aria-label])' as 'a';
const CLEAR = '/api/notifications-clear';

const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

const four = [
  { category: 'queue' as const, content: 'Nový lístok – <strong>Ján Prvý</strong>', created_at: minutesAgo(50) },
  { category: 'schedule' as const, content: 'Nový termín', created_at: minutesAgo(5) },
  { category: 'recept' as const, content: 'Žiadosť o recept', created_at: minutesAgo(30) },
  { category: 'schedule-premium' as const, content: 'Prednostný', created_at: minutesAgo(2) },
];

const bell = (see: Seen, name: string) => see.findByRole('button', { name });
const popover = (see: Seen) => see.findByRole('dialog', { name: 'Notifikácie' });

async function opened(notifications: typeof four | { category: 'recept'; content: string }[]) {
  const practice = await createPractice([], { notifications });
  const mounted = await mount(practice, 'ordinacia-admin', { attributes });
  const { length } = notifications;
  const button = await bell(mounted.see, `Notifikácie: ${length} ${length > 4 ? 'nových' : 'nové'}`);
  await press(button);
  const box = await popover(mounted.see);
  await mounted.see.findByRole('button', { name: 'Vymazať notifikácie' });
  return { practice, button, box, ...mounted };
}

describe('notifications', () => {
  before(() => setViewport({ width: 1440, height: 900 }));
  afterEach(unmountAll);

  it('S9 S11 the bell counts them, and lists them newest first, each with its kind and its time in words, and leading to the screen of what it is about, by mouse and by keyboard', async () => {
    const { see, root, box } = await opened(four);
    const items = [...box.querySelectorAll('li')].map(({ textContent }) => textContent);
    expect(items).to.deep.equal([
      'Prednostný termínPrednostnýpred 2 minútami',
      'TermínNový termínpred 5 minútami',
      'ReceptŽiadosť o receptpred 30 minútami',
      'Čakací lístokNový lístok – Ján Prvýpred 50 minútami',
    ]);
    expect(box.querySelectorAll('li svg')).to.have.length(4);

    const leading = see.getAllByRole('link', { name: /: otvoriť/ });
    expect(leading.map(({ ariaLabel }) => ariaLabel)).to.deep.equal([
      'Prednostný termín: otvoriť čakáreň',
      'Termín: otvoriť čakáreň',
      'Recept: otvoriť recepty',
      'Čakací lístok: otvoriť čakáreň',
    ]);
    const recept = see.getByRole('link', { name: 'Recept: otvoriť recepty' });
    const { left, bottom } = see.getByText('Žiadosť o recept').getBoundingClientRect();
    expect(root.elementFromPoint(left + 4, bottom - 4), 'a press anywhere on it').to.equal(recept);
    await press(recept);
    await see.findByRole('heading', { level: 1, name: 'Recepty' });
    expect(see.queryByRole('dialog')).to.equal(null);
    await until(() => focused() === see.getByRole('main'));

    await press(await bell(see, 'Notifikácie'));
    (await see.findByRole('link', { name: 'Termín: otvoriť čakáreň' })).focus();
    await pressKeys('Enter');
    await see.findByRole('heading', { level: 1, name: 'Čakáreň' });
    expect(see.queryByRole('dialog')).to.equal(null);
  });

  it('S11 the popover is 330 px wide, its list at most 400 px high and reachable by keyboard', async () => {
    const many = Array.from({ length: 30 }, (_, index) => `Žiadosť ${index}`);
    const { box, see } = await opened(many.map((content) => ({ category: 'recept', content })));
    expect(box.getBoundingClientRect().width).to.equal(330);
    const list = see.getByRole('group', { name: 'Notifikácie' });
    expect(list.getBoundingClientRect().height).to.equal(400);
    expect(list.scrollHeight).to.be.above(400);
    await pressKeys('Tab');
    await until(() => focused() === list);
    await pressKeys('End');
    await until(() => list.scrollTop > 0);
  });

  it('S12 F3 X6 C6 „Vymazať notifikácie“ shows progress, is sent once, clears them on the server and in the other tab too, and shows that all are read; failed, it keeps them, and shows it at its button with a retry, without a popup; one that arrives meanwhile stays, unless the server has cleared it with the others', async () => {
    const { see, practice, box, button } = await opened(four);
    await answerWith(practice.lane, CLEAR, 500, '{}', {}, 1);
    await press(see.getByRole('button', { name: 'Vymazať notifikácie' }));
    await see.findByText('Nevieme, či sa notifikácie podarilo vymazať. Server to nepotvrdil.');
    expect(box.querySelectorAll('li')).to.have.length(4);
    expect(see.queryAllByRole('dialog')).to.have.length(1);
    await forgetCalls(practice.lane);
    // The server receives the call late: the load after the subscription still has the notifications.
    await breakCall(practice.lane, { kind: 'late', path: CLEAR });
    const clear = see.getByRole('button', { name: 'Vymazať notifikácie' });
    await press(clear);
    expect(clear.ariaBusy).to.equal('true');
    await press(clear);
    await untilHeld(practice.lane, CLEAR);
    const tab = channelOf(practice);
    const messages: unknown[] = [];
    tab.addEventListener('message', ({ data }) => void messages.push(data));
    await release(practice.lane, CLEAR);
    await see.findByText('Všetky notifikácie sú prečítané');
    await until(() => messages.includes('app-data'));
    // The message that they were seen may arrive earlier. No message carries their content.
    expect(messages.filter((one) => one !== 'notifications-seen')).to.deep.equal(['app-data']);
    tab.close();
    expect(await seenCalls(practice.lane, CLEAR)).to.have.length(1);
    expect(box.querySelectorAll('li')).to.have.length(0);
    expect(await storedNotifications(practice)).to.deep.equal([]);
    expect(button.ariaLabel).to.equal('Notifikácie');

    await clearFaults(practice.lane);
    await notify(practice, { category: 'recept', content: 'Prišla potom' });
    await see.findByText('Prišla potom');
    for (const [kind, content] of [
      ['hold', 'Zostáva'],
      ['late', 'Aj tá je vymazaná'],
    ] as const) {
      await breakCall(practice.lane, { kind, path: CLEAR, times: 1 });
      await press(see.getByRole('button', { name: 'Vymazať notifikácie' }));
      await untilHeld(practice.lane, CLEAR);
      await notify(practice, { category: 'recept', content });
      await see.findByText(content);
      await release(practice.lane, CLEAR);
      const left = kind === 'hold' ? 1 : 0;
      await until(() => box.querySelectorAll('li').length === left);
      expect(await storedNotifications(practice)).to.have.length(left);
    }
    await pressKeys('Escape');
    await until(() => focused() === button);
  });

  it('S13 content is sanitized HTML: formatting and safe links stay; scripts, loading and styling are removed', async () => {
    const { box } = await opened([
      {
        category: 'recept',
        content: `<div onclick="heard('click')">Dobrý <b style="color:red" class="x">deň</b>
          <script>heard('script')</script><img src="/nic.png" onerror="heard('img')"><style>*{display:none}</style>
          <a href="javascript:heard('js')" id="js">js</a> <a href=" JaVaScRiPt:heard('js')">js2</a> <a href="data:text/html,x">data</a>
          <a href="/admin/odhlasenie">relative</a> <a href="//evil.example/x">schemeless</a>
          <a href="https://lab.example/v" onmouseover="heard('over')" target="_top" ping="https://evil.example">web</a>
          <a href="mailto:a@b.sk">mail</a> <a href="tel:+421900">tel</a>
          <iframe src="https://evil.example"></iframe><form action="/x"><input name="y"></form><svg><a href="javascript:1">s</a></svg></div>`,
      },
      { category: 'recept', content: '<p>druhá' },
    ]);
    await until(() => box.textContent.includes('Dobrý deň'));
    const content = [...box.querySelectorAll('li')].find(({ textContent }) => textContent.includes('Dobrý'));
    const tags = new Set([...(content?.querySelectorAll('*') ?? [])].map(({ localName }) => localName));
    for (const tag of ['script', 'img', 'style', 'iframe', 'form', 'input']) expect(tags.has(tag), tag).to.equal(false);
    const links = [...(content?.querySelectorAll(LINKS_OF_CONTENT) ?? [])];
    expect(links.flatMap(({ textContent, href }) => (href ? [[textContent, href]] : []))).to.deep.equal([
      ['web', 'https://lab.example/v'],
      ['mail', 'mailto:a@b.sk'],
      ['tel', 'tel:+421900'],
    ]);
    for (const link of links.filter(({ href }) => href)) {
      expect(link.rel).to.equal('noopener noreferrer nofollow');
      expect(link.getAttributeNames().sort()).to.deep.equal(['href', 'referrerpolicy', 'rel', 'target']);
    }
    const bold = content?.querySelector('b');
    expect(bold?.getAttributeNames()).to.deep.equal([]);
  });

  it('X14 counts only those that were not seen, over a reload and in the other tab, until the logout', async () => {
    const { see, practice, box } = await opened(four);
    expect(within(box).getAllByRole('img', { name: 'nová' })).to.have.length(4);
    const tab = channelOf(practice);
    const message = nextMessage(tab);
    await pressKeys('Escape');
    await until(() => see.queryByRole('button', { name: 'Notifikácie' }));
    expect(await message).to.equal('notifications-seen');
    tab.close();
    await notify(practice, { category: 'recept', content: 'Prišla potom' });
    await press(await bell(see, 'Notifikácie: 1 nová'));
    const list = within(await popover(see));
    expect((await list.findByText('Prišla potom')).closest('li')?.querySelector('[role=img]')).not.to.equal(null);
    expect(list.getAllByRole('img', { name: 'nová' })).to.have.length(1);
    await pressKeys('Escape');
    await bell(see, 'Notifikácie');
    const kept = () => localStorage.getItem(`ordinacia.seen-notifications ${location.origin}/lane/${practice.lane}`);
    expect(kept(), 'ids only').to.match(/^\[(?:"\d+",?){6}\]$/);

    const again = await mount(practice, 'ordinacia-admin', { attributes });
    await bell(again.see, 'Notifikácie');
    await press(again.see.getByRole('button', { name: /Notifikácie/ }));
    await again.see.findByText('Prišla potom');

    again.element.remove();
    await press(see.getByRole('button', { name: /^Môj účet/ }));
    await press(await see.findByRole('menuitem', { name: 'Odhlásiť sa' }));
    await until(() => kept() === null);
  });
});
