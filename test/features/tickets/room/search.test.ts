import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { WHOLE_LIST_ROWS } from '../../../../src/constants';
import { plainSpaces } from '../../../../src/lib/clean-text';
import { shortcutsAreOn, focused, press, pressKeys, stableBox, type } from '../../../support/user-input';
import { mount, unmountAll, type Seen } from '../../../support/mount';
import { announce, createPractice, seenCalls, type TestPractice } from '../../../support/practice';
import { isFocused, openerOf as openerIn, rowsIn, tabStops, answerTwoDays, ids } from '../../../support/ticket-rows';
import { until } from '../../../support/until';

const TODAY = 200;
const LATER = 100;
const NAMES: Readonly<Record<number, string>> = {
  1: 'Ján Prvý',
  40: 'Žofia Ďurišová',
  150: 'Ján Žofin',
  260: 'Eva Žofiová',
};

const nameOf = (id: number) => NAMES[id] ?? `Pacient číslo${String.fromCodePoint(97 + (id % 26))}`;
/** Today's tickets have numbers; tomorrow's have times from 8:00 on, every five minutes. */
function ticketOf(id: number) {
  const minutes = (id - TODAY - 1) * 5;
  const time = `${8 + Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
  const later = {
    type: id === 260 ? 'schedule-premium' : 'schedule',
    ticket_title: 'Kontrola',
    scheduled_formated: `zajtra o ${time}`,
  };
  return {
    id,
    type: 'queue',
    ticket_title: `Lístok ${id}`,
    user_alternate: nameOf(id),
    ...(id > TODAY && id < 1000 ? later : {}),
  };
}
const today = ids(1, TODAY);
const later = ids(TODAY + 1, LATER);

const show = (practice: TestPractice, first: readonly number[], second: readonly number[]) =>
  answerTwoDays(practice, first.map(ticketOf), second.map(ticketOf));

async function open(first = today, second = later, settings = {}) {
  const practice = await createPractice([], { settings });
  await show(practice, first, second);
  const mounted = await mount(practice, 'ordinacia-waiting-room');
  await mounted.see.findByRole('button', { name: `Ďalší pacient: ${nameOf(first[0] ?? 0)}` });
  return { practice, ...mounted };
}

async function openSearch(settings = {}) {
  const mounted = await open(today, later, settings);
  const field = await mounted.see.findByRole<HTMLInputElement>('textbox', { name: 'Hľadať v čakárni' });
  await until(() => document.documentElement.scrollHeight > 10_000);
  field.focus();
  return { field, ...mounted };
}

async function change(practice: TestPractice, see: Seen, first: readonly number[], second: readonly number[] = later) {
  await see.findByText('Naživo');
  await show(practice, first, second);
  await announce(practice, 'update-waiting-tickets');
}

const idsIn = (root: ShadowRoot) => rowsIn(root).map((row) => Number(row.dataset['ticket']));
const openerOf = (root: ShadowRoot, id: number) => openerIn(root, id) as HTMLElement | null | undefined;
const found = (see: Seen, text: string) =>
  until(() => see.queryAllByRole('status').some((one) => one.textContent === text));
const underHeadings = (root: ShadowRoot) =>
  rowsIn(root).map((row) => row.closest('section')?.querySelector('h2')?.textContent ?? null);

describe('the search in a long waiting room', () => {
  beforeEach(() => setViewport({ width: 1280, height: 860 }));
  afterEach(async () => {
    await unmountAll();
    window.scrollTo(0, 0);
  });

  it('finds by name, number, time and kind; the rows stand under their days, the first ticket on its own, and the keys go over them; says that nothing was found, and is cleared by its buttons, and by a ticket that is opened from elsewhere', async () => {
    const { root, see, field } = await openSearch();
    await shortcutsAreOn(root);
    await type('zofi');
    await found(see, 'Nájdené 3 tikety');
    expect(idsIn(root)).to.deep.equal([1, 40, 150, 260]);
    expect(underHeadings(root)).to.deep.equal([null, 'Nájdené dnes', 'Nájdené dnes', 'Zajtra']);
    see.getByText('ďalej čaká 297 tiketov');
    await pressKeys('Enter');
    await isFocused(root, 40);
    await pressKeys('ArrowDown', 'ArrowDown');
    await isFocused(root, 260);
    await pressKeys('k');
    await isFocused(root, 150);
    expect([...tabStops(root)]).to.deep.equal(['150']);
    await pressKeys('Home');
    await isFocused(root, 1);
    field.focus();
    for (const [query, wanted] of [
      ['7', [7, ...ids(70, 10)]],
      ['lístok 40', [40]],
      ['12:55', [TODAY + 60]],
      ['09.05', [TODAY + 14]],
      ['prednostny', [260]],
      ['kontrola 8:', ids(TODAY + 1, 12)],
      ['JÁN  prvy', []],
    ] as const) {
      field.select();
      await type(query);
      await until(() => field.value === query);
      expect(idsIn(root), query).to.deep.equal([1, ...wanted]);
    }

    field.select();
    await type('xyz');
    await found(see, 'Nenašiel sa žiadny tiket');
    see.getByText(/Skontrolujte, či v hľadanom texte nie je preklep/);
    expect(idsIn(root)).to.deep.equal([1]);
    const [cross, wide] = see.getAllByRole('button', { name: 'Zrušiť hľadanie' });
    await press(wide ?? field);
    await until(() => field.value === '' && focused() === field && idsIn(root).length > 5);
    await type('zofia');
    await found(see, 'Nájdený 1 tiket');
    await press(see.getByRole('button', { name: 'Zrušiť hľadanie' }));
    await until(() => field.value === '' && focused() === field && idsIn(root).length > 5);
    expect(cross?.isConnected).to.equal(false);
    await type('zofia');
    await found(see, 'Nájdený 1 tiket');
    openerOf(root, 1)?.click();
    await until(() => field.value === '');
    expect(see.getByRole('region', { name: 'Detail tiketu' }).textContent).to.contain('Ján Prvý');
  });

  it('who is next stays apart, and only his own button calls him: N is off, and no other detail is open', async () => {
    await setViewport({ width: 1600, height: 860 });
    const { root, see, practice, field } = await openSearch();
    await shortcutsAreOn(root);
    const detail = see.getByRole('region', { name: 'Detail tiketu' });
    await until(() => detail.textContent.includes('Ján Prvý'));
    const next = () => see.getByRole('button', { name: 'Ďalší pacient: Ján Prvý' });
    expect(next().getAttribute('aria-keyshortcuts')).to.equal('N');
    await type('zofia');
    await found(see, 'Nájdený 1 tiket');
    see.getByText('Na rade, mimo hľadania');
    expect(plainSpaces(detail.textContent)).to.equal('Vyberte tiket zo zoznamu a zobrazí sa jeho detail.');
    expect(next().getAttribute('aria-keyshortcuts')).to.equal(null);
    await pressKeys('ArrowDown');
    await isFocused(root, 40);
    await pressKeys('n', 'Space');
    await until(() => detail.textContent.includes('Žofia Ďurišová'));
    expect(await seenCalls(practice.lane, '/next')).to.deep.equal([]);
    // The next search does not match the open ticket.
    field.focus();
    field.select();
    await type('jan');
    await found(see, 'Nájdené 2 tikety');
    see.getByText('Na rade, nájdený');
    expect(detail.textContent).to.not.contain('Žofia');
    await pressKeys('Escape');
    await until(() => detail.textContent.includes('Žofia Ďurišová'));
    expect(next().getAttribute('aria-keyshortcuts')).to.equal('N');
  });

  it('at 390 px it is the bar at the bottom from the first letter on, below what was found; hidden names are found, and stay hidden', async () => {
    await setViewport({ width: 390, height: 800 });
    const { root, see } = await openSearch({ privacy: true });
    await until(() => root.querySelector('[data-privacy="on"]'));
    await type('zofia');
    await found(see, 'Nájdený 1 tiket');
    const name = openerOf(root, 40)?.querySelector('span');
    expect(name && getComputedStyle(name).filter).to.contain('blur');
    const bar = await until(() => root.querySelector<HTMLElement>('[data-bar]'));
    const row = root.querySelector<HTMLElement>('[data-ticket="40"]');
    expect(bar.getBoundingClientRect().top).to.be.above(row?.getBoundingClientRect().bottom ?? Infinity);
    expect(bar.getBoundingClientRect().bottom).to.be.below(innerHeight);
    expect(bar.textContent).to.contain('Ján Prvý').and.to.contain('Na rade, mimo hľadania');
    await pressKeys('Escape');
    await until(() => !root.querySelector('[data-bar]'));
    expect(idsIn(root).slice(0, 3)).to.deep.equal([1, 2, 3]);
  });

  it('during a search only matching tickets arrive; the number of others is shown', async () => {
    const { root, see, practice } = await openSearch();
    await type('zofi');
    await found(see, 'Nájdené 3 tikety');
    await change(practice, see, [...today, 1001, 1002]);
    await see.findByText('ďalej čaká 299 tiketov, z toho 2 nové');
    expect(idsIn(root)).to.deep.equal([1, 40, 150, 260]);
    // A found ticket that has the focus leaves the list.
    openerOf(root, 40)?.focus();
    const left = today.filter((id) => id !== 40);
    await change(practice, see, left);
    await isFocused(root, 150);
    expect(idsIn(root)).to.deep.equal([1, 150, 260]);
    // The next patient is called elsewhere.
    await change(practice, see, today.slice(1));
    await see.findByRole('button', { name: `Ďalší pacient: ${nameOf(2)}, Lístok 2` });
    expect(idsIn(root)).to.deep.equal([2, 40, 150, 260]);
    await change(practice, see, ids(40, 161));
    await see.findByText('Na rade, nájdený');
    expect(idsIn(root)).to.deep.equal([40, 150, 260]);
    await found(see, 'Nájdené 3 tikety');
  });

  it('a short list has none; it comes with the ticket that makes it long, and moves nothing', async () => {
    const { root, see, practice } = await open(ids(1, WHOLE_LIST_ROWS), []);
    await see.findByText('Naživo');
    expect(see.queryByRole('textbox')).to.equal(null);
    const measure = () => root.querySelector('[data-ticket="2"]')?.getBoundingClientRect();
    const before = await stableBox(measure);
    const last = () => root.querySelector(`[data-ticket="${WHOLE_LIST_ROWS + 1}"]`);
    const hadSearch: boolean[] = [];
    const rows: (Element | null)[] = [];
    const observer = new MutationObserver(() => {
      if (last()) hadSearch.push(root.querySelector('input') !== null);
      if (rows.at(-1) !== last()) rows.push(last());
    });
    observer.observe(root, { childList: true, subtree: true });
    await change(practice, see, ids(1, WHOLE_LIST_ROWS + 1), []);
    await see.findByRole('textbox', { name: 'Hľadať v čakárni' });
    observer.disconnect();
    expect(hadSearch[0], 'the search is drawn with the ticket').to.equal(false);
    expect(rows.filter(Boolean), 'the row is drawn once, and stays').to.deep.equal([last()]);
    expect(Math.abs((await stableBox(measure)).top - before.top)).to.be.below(2);
  });
});
