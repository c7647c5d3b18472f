import { expect } from '@open-wc/testing';
import { hidePage } from '../../support/hidden-page';
import { emulateMedia } from '@web/test-runner-commands';
import { within } from '@testing-library/dom';
import { expectAccessible } from '../../support/accessible';
import { focused, pressKeys, press, type } from '../../support/user-input';
import type { Mounted } from '../../support/mount';
import {
  answerWith,
  breakCall,
  createPractice,
  clearFaults,
  release,
  seenCalls,
  untilHeld,
  untilSeen,
  type TestPractice,
} from '../../support/practice';
import { address, closeScreen, openScreen } from '../../support/screen';
import { until } from '../../support/until';

const PAYMENTS = '/api/payments';
const PATH = '/transakcie';

/** So many months before this one, in its middle: no test's day or hour makes it another month. */
function monthsAgo(months: number, minute = 0): string {
  const now = new Date();
  return new Date(now.getFullYear(), now.getMonth() - months, 15, 12, minute).toISOString();
}

const user = (fullname: string) => ({ fullname });
const payments = [
  { payment_title: 'Vodičský preukaz', amount_cents: 123_450, status: 'paid', user: user('Ján Čierny') },
  { payment_title: 'Prednostný termín', amount_cents: 2_000, status: 'refunded', user: user('Žofia Ďurišová') },
  { payment_title: 'Potvrdenie', amount_cents: 1_550, status: 'pending', user: user('Ivan Cibuľa') },
  { payment_title: 'Výpis', amount_cents: 500, status: 'failed' },
].map((payment, index) => ({ ...payment, created_at: monthsAgo(index < 2 ? 0 : 1, 30 - index) })) as NonNullable<
  NonNullable<Parameters<typeof createPractice>[1]>['payments']
>;

const practiceWith = () => createPractice([], { payments });
const rowsOf = ({ see }: Mounted) => see.getAllByRole('row').slice(1);
const cells = (row: HTMLElement) =>
  within(row)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
const titles = (screen: Mounted) => rowsOf(screen).map((row) => cells(row)[1]);
const shown = async (screen: Mounted, ...expected: string[]) => {
  await until(() => {
    const rows = screen.see.queryAllByRole('row').slice(1);
    return JSON.stringify(rows.map((row) => cells(row)[1])) === JSON.stringify(expected);
  });
};
const columnOf = ({ see }: Mounted, name: string) => see.getByRole('columnheader', { name });
const head = ({ see }: Mounted, name: string) => see.getByRole('button', { name });
const totals = ({ root }: Mounted) => [...root.querySelectorAll('dd')].map(({ textContent }) => textContent);

async function open(practice: TestPractice, size: { width?: number; height?: number } = {}): Promise<Mounted> {
  const screen = await openScreen(practice, PATH, size);
  await screen.see.findByRole('table', { name: 'Transakcie' });
  await until(() => screen.see.queryAllByRole('row').length > 1);
  return screen;
}

/** Captures the exported file instead of saving it. */
function catchFiles() {
  const click = HTMLAnchorElement.prototype.click;
  const files: { name: string; url: string; file: Promise<ArrayBuffer> }[] = [];
  HTMLAnchorElement.prototype.click = function (this: HTMLAnchorElement) {
    files.push({ name: this.download, url: this.href, file: fetch(this.href).then((answer) => answer.arrayBuffer()) });
  };
  return { files, restore: () => (HTMLAnchorElement.prototype.click = click) };
}

describe('the transactions screen', () => {
  afterEach(async () => {
    await emulateMedia({ colorScheme: 'light' });
    await closeScreen();
  });

  it('S5 R9 opens from the navigation, below „Platby“ in the section „Ostatné“', async () => {
    const screen = await openScreen(await practiceWith(), '/cakaren');
    await screen.see.findByRole('heading', { name: 'Ostatné' });
    const links = within(screen.see.getByRole('list', { name: 'Platby' })).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).to.deep.equal(['Transakcie', 'Výplaty']);
    await press(screen.see.getByRole('link', { name: 'Transakcie' }));
    await screen.see.findByRole('heading', { level: 1, name: 'Transakcie' });
    expect(address()).to.equal(PATH);
    await screen.see.findByRole('table', { name: 'Transakcie' });
  });

  it('R9 C10 each row shows its moment, title, patient, amount and state, the newest first', async () => {
    const practice = await practiceWith();
    const screen = await open(practice);
    expect(titles(screen)).to.deep.equal(['Vodičský preukaz', 'Prednostný termín', 'Potvrdenie', 'Výpis']);
    const [first] = rowsOf(screen);
    if (!first) throw new Error('no row');
    const now = new Date();
    expect(cells(first)).to.deep.equal([
      `15. ${now.getMonth() + 1}. ${now.getFullYear()} 12:30`,
      'Vodičský preukaz',
      'Ján Čierny',
      '1\u00a0234,50\u00a0€',
      'Zaplatená',
    ]);
    expect(rowsOf(screen).map((row) => cells(row)[4])).to.deep.equal([
      'Zaplatená',
      'Vrátená',
      'Čaká na úhradu',
      'Neúspešná',
    ]);
    expect(rowsOf(screen).map((row) => cells(row)[2])[3]).to.equal('bez pacienta');
    screen.see.getByText('4 transakcie');
    expect(totals(screen)).to.deep.equal(['1\u00a0254,50\u00a0€', '20,00\u00a0€', '1\u00a0234,50\u00a0€']);
    const [call] = await seenCalls(practice.lane, PAYMENTS);
    expect(call?.headers['authorization']).to.equal(`Bearer ${practice.token}`);
  });

  it('column headers sort by mouse and by keyboard', async () => {
    const screen = await open(await practiceWith());
    expect(columnOf(screen, 'Dátum').ariaSort).to.equal('descending');
    await press(head(screen, 'Dátum'));
    await shown(screen, 'Výpis', 'Potvrdenie', 'Prednostný termín', 'Vodičský preukaz');
    expect(columnOf(screen, 'Dátum').ariaSort).to.equal('ascending');
    head(screen, 'Pacient').focus();
    await pressKeys('Enter');
    await shown(screen, 'Potvrdenie', 'Vodičský preukaz', 'Prednostný termín', 'Výpis');
    expect(columnOf(screen, 'Pacient').ariaSort).to.equal('ascending');
    expect(columnOf(screen, 'Dátum').ariaSort).to.equal(null);
    await pressKeys('Enter');
    await shown(screen, 'Prednostný termín', 'Vodičský preukaz', 'Potvrdenie', 'Výpis');
    await press(head(screen, 'Suma'));
    await shown(screen, 'Vodičský preukaz', 'Prednostný termín', 'Potvrdenie', 'Výpis');
    await press(head(screen, 'Stav'));
    await shown(screen, 'Vodičský preukaz', 'Potvrdenie', 'Prednostný termín', 'Výpis');
  });

  it('the search finds patients and titles without diacritics; Escape clears it', async () => {
    const screen = await open(await practiceWith());
    await press(screen.see.getByRole('textbox', { name: 'Hľadať v transakciách' }));
    await type('duris');
    await shown(screen, 'Prednostný termín');
    screen.see.getByText('1 transakcia z 4');
    expect(totals(screen)).to.deep.equal(['20,00\u00a0€', '20,00\u00a0€', '0,00\u00a0€']);
    await pressKeys('Escape');
    await shown(screen, 'Vodičský preukaz', 'Prednostný termín', 'Potvrdenie', 'Výpis');
    await type('vodicsky');
    await shown(screen, 'Vodičský preukaz');
  });

  it('buttons filter by state, each with its count', async () => {
    const screen = await open(await practiceWith());
    const group = within(screen.see.getByRole('group', { name: 'Stav transakcií' }));
    expect(group.getAllByRole('button').map(({ textContent }) => textContent)).to.deep.equal([
      'Všetky 4',
      'Zaplatené 1',
      'Čakajúce 1',
      'Vrátené 1',
      'Neúspešné 1',
    ]);
    await press(group.getByRole('button', { name: 'Čakajúce 1' }));
    await shown(screen, 'Potvrdenie');
    expect(totals(screen)).to.deep.equal(['0,00\u00a0€', '0,00\u00a0€', '0,00\u00a0€']);
    expect(group.getByRole('button', { pressed: true }).textContent).to.equal('Čakajúce 1');
    group.getByRole('button', { name: 'Všetky 4' }).focus();
    await pressKeys(' ');
    await until(() => rowsOf(screen).length === 4);
  });

  it('filters by period: months, the year, and custom days', async () => {
    const screen = await open(await practiceWith());
    const period = screen.see.getByRole<HTMLSelectElement>('combobox', { name: 'Obdobie' });
    expect([...period.options].map(({ text }) => text)).to.deep.equal([
      'Celé obdobie',
      'Tento mesiac',
      'Minulý mesiac',
      'Tento rok',
      'Vlastné obdobie',
    ]);
    period.focus();
    await pressKeys('ArrowDown');
    await shown(screen, 'Vodičský preukaz', 'Prednostný termín');
    screen.see.getByRole('button', { name: 'Všetky 2' });
    await pressKeys('ArrowDown');
    await shown(screen, 'Potvrdenie', 'Výpis');
    await pressKeys('ArrowDown', 'ArrowDown');
    const from = await screen.see.findByRole('textbox', { name: 'Od dňa' });
    await until(() => rowsOf(screen).length === 4);
    from.focus();
    const { 0: year, 1: month } = monthsAgo(0).split('-');
    await type(`15. ${Number(month)}. ${year ?? ''}`);
    await shown(screen, 'Vodičský preukaz', 'Prednostný termín');
    await press(screen.see.getByRole('textbox', { name: 'Do dňa' }));
    await type(`14. ${Number(month)}. ${year ?? ''}`);
    await pressKeys('Tab');
    // An invalid date shows an error, and does not filter.
    await until(() => screen.see.getByRole('textbox', { name: 'Do dňa' }).ariaInvalid === 'true');
    await shown(screen, 'Vodičský preukaz', 'Prednostný termín');
    screen.see.getByRole('textbox', { name: 'Hľadať v transakciách' }).focus();
    await type('nikto');
    await screen.see.findByText('Nenašla sa žiadna transakcia');
    await expectAccessible(screen.element);
    await press(screen.see.getByRole('button', { name: 'Zrušiť filtre' }));
    await until(() => rowsOf(screen).length === 4);
    await until(() => focused() === screen.see.getByRole('textbox', { name: 'Hľadať v transakciách' }));
  });

  it('offers no export of an empty list', async () => {
    const screen = await open(await practiceWith());
    await press(screen.see.getByRole('textbox', { name: 'Hľadať v transakciách' }));
    await type('nikto');
    await screen.see.findByText('Nenašla sa žiadna transakcia');
    const { files, restore } = catchFiles();
    try {
      const button = screen.see.getByRole('button', { name: 'Stiahnuť CSV' });
      expect(button.ariaDisabled).to.equal('true');
      await press(button);
      expect(files).to.deep.equal([]);
    } finally {
      restore();
    }
  });

  it('C10 exports the shown rows in their order, as a file that Excel opens', async () => {
    const screen = await open(await practiceWith());
    const { files, restore } = catchFiles();
    try {
      await press(head(screen, 'Suma'));
      await press(screen.see.getByRole('button', { name: 'Vrátené 1' }));
      await shown(screen, 'Prednostný termín');
      await press(screen.see.getByRole('button', { name: 'Stiahnuť CSV' }));
      const [saved] = files;
      if (!saved) throw new Error('nothing was saved');
      const now = new Date();
      const two = (part: number) => String(part).padStart(2, '0');
      const day = `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
      expect(saved.name).to.equal(`transakcie-${day}.csv`);
      expect(saved.url).to.match(/^blob:/);
      const bytes = new Uint8Array(await saved.file);
      expect([...bytes.subarray(0, 3)]).to.deep.equal([0xef, 0xbb, 0xbf]);
      expect(new TextDecoder().decode(bytes).split('\r\n')).to.deep.equal([
        '"Dátum";"Názov";"Pacient";"Suma (EUR)";"Stav"',
        `"${day.slice(0, 8)}15 12:29";"Prednostný termín";"Žofia Ďurišová";20;"Vrátená"`,
        '',
      ]);
    } finally {
      restore();
    }
  });

  it('C10 does not reload when opened again within a minute, but does later', async () => {
    const practice = await practiceWith();
    const screen = await open(practice);
    await press(screen.see.getByRole('link', { name: 'Čakáreň' }));
    await screen.see.findByRole('heading', { level: 1, name: 'Čakáreň' });
    await press(screen.see.getByRole('link', { name: 'Transakcie' }));
    await screen.see.findByRole('table', { name: 'Transakcie' });
    expect(await seenCalls(practice.lane, PAYMENTS)).to.have.length(1);
    const { now } = Date;
    try {
      Date.now = () => now() + 61_000;
      await press(screen.see.getByRole('link', { name: 'Čakáreň' }));
      await screen.see.findByRole('heading', { level: 1, name: 'Čakáreň' });
      await press(screen.see.getByRole('link', { name: 'Transakcie' }));
      await untilSeen(practice.lane, PAYMENTS, 2);
    } finally {
      Date.now = now;
    }
  });

  it('W1 shows the empty state', async () => {
    const screen = await openScreen(await createPractice(), PATH);
    await screen.see.findByText('Žiaden obsah na zobrazenie');
    expect(screen.see.queryByRole('table')).to.equal(null);
    await expectAccessible(screen.element);
  });

  it('loading: shows a skeleton until the answer comes', async () => {
    const practice = await practiceWith();
    await breakCall(practice.lane, { kind: 'hold', path: PAYMENTS, times: 1 });
    const screen = await openScreen(practice, PATH);
    await untilHeld(practice.lane, PAYMENTS);
    await screen.see.findByText('Načítava sa…');
    await expectAccessible(screen.element);
    await release(practice.lane, PAYMENTS);
    await screen.see.findByText('Ján Čierny');
  });

  for (const [what, status, body, text] of [
    ['a refusal', 403, '{"message":""}', 'Na zobrazenie týchto údajov nemáte oprávnenie.'],
    ['HTML instead of JSON', 200, '<!doctype html>', 'Server poslal odpoveď, ktorej nerozumieme.'],
    ['too many calls', 429, '{}', 'Server je preťažený. Skúsime to znova o 60 sekúnd.'],
    ['an error of the server', 500, '{}', 'Na serveri nastala chyba.'],
  ] as const) {
    it(`failed: shows ${what}, and „Skúsiť znova“ loads`, async () => {
      const practice = await practiceWith();
      hidePage();
      await answerWith(practice.lane, PAYMENTS, status, body, status === 429 ? { 'retry-after': '60' } : {});
      const screen = await openScreen(practice, PATH);
      await screen.see.findByText('Transakcie sa nepodarilo načítať');
      screen.see.getByText(new RegExp(`^${text}`));
      await expectAccessible(screen.element);
      await clearFaults(practice.lane);
      await press(screen.see.getByRole('button', { name: 'Skúsiť znova' }));
      await screen.see.findByText('Ján Čierny');
    });
  }

  it('searches, sorts and scrolls 20 000 rows, and renders only those in sight', async () => {
    const practice = await createPractice();
    const many = Array.from({ length: 20_000 }, (_, index) => ({
      id: index + 1,
      payment_title: `Platba ${index + 1}`,
      amount: index + 1,
      status: 'paid',
      user: { id: index, attributes: { fullname: `Pacient ${index % 700}` } },
      created_at: new Date(Date.UTC(2020, 0, 1) - index * 60_000).toISOString(),
    }));
    await answerWith(practice.lane, PAYMENTS, 200, JSON.stringify(many));
    const screen = await open(practice);
    screen.see.getByText('20 000 transakcií');
    expect(
      screen.see.getByRole('table').ariaRowCount ?? screen.see.getByRole('table').getAttribute('aria-rowcount'),
    ).to.equal('20001');
    expect(rowsOf(screen)[0]?.getAttribute('aria-rowindex'), 'the head is the first').to.equal('2');
    expect(rowsOf(screen).length).to.be.below(60);
    expect(titles(screen)[0]).to.equal('Platba 1');
    window.scrollTo(0, document.documentElement.scrollHeight);
    await until(() => screen.see.queryByText('Platba 20000'));
    expect(rowsOf(screen).length).to.be.below(60);
    const top = columnOf(screen, 'Dátum').getBoundingClientRect().top;
    expect(top, 'the head stays below the header').to.be.within(79, 120);
    await press(head(screen, 'Suma'));
    await until(() => titles(screen)[0] === 'Platba 20000');
    expect(rowsOf(screen)[0]?.getBoundingClientRect().top).to.be.within(80, 200);
    screen.see.getByRole('textbox', { name: 'Hľadať v transakciách' }).focus();
    await type('platba 19999');
    await shown(screen, 'Platba 19999');
  });

  for (const width of [320, 390]) {
    it(`at ${width} px rows are cards that can be sorted, and nothing scrolls sideways`, async () => {
      const screen = await open(await practiceWith(), { width, height: 800 });
      expect(document.documentElement.scrollWidth).to.equal(width);
      const [first] = rowsOf(screen);
      const [date, , patient, amount] = within(first ?? document.body).getAllByRole('cell');
      const topOf = (one?: HTMLElement) => one?.getBoundingClientRect().top ?? 0;
      expect(topOf(date), 'the date stands below the patient').to.be.above(topOf(patient));
      expect(Math.abs(topOf(patient) - topOf(amount))).to.be.below(4);
      await press(head(screen, 'Suma'));
      await press(head(screen, 'Suma'));
      await shown(screen, 'Výpis', 'Potvrdenie', 'Prednostný termín', 'Vodičský preukaz');
      await expectAccessible(screen.element);
    });
  }

  for (const width of [1440, 390, 320]) {
    it(`at ${width} px a text of any length covers no other text`, async () => {
      const long = 'Nekonečne'.repeat(40);
      const practice = await createPractice();
      const user = { attributes: { fullname: long } };
      const strange = {
        id: 1,
        user,
        payment_title: long,
        status_title: long,
        amount: 1_234_567,
        created_at: monthsAgo(0),
      };
      await answerWith(practice.lane, PAYMENTS, 200, JSON.stringify([strange]));
      const screen = await open(practice, { width, height: 800 });
      expect(document.documentElement.scrollWidth).to.equal(width);
      const inRow = within(rowsOf(screen)[0] ?? document.body).getAllByRole('cell');
      const boxes = inRow.map((cell) => cell.getBoundingClientRect());
      boxes.forEach((one, index) => {
        expect(one.width, `the width of no. ${index}`).to.be.above(40);
        for (const other of boxes.slice(index + 1)) {
          const isApart =
            one.right <= other.left || other.right <= one.left || one.bottom <= other.top || other.bottom <= one.top;
          expect(isApart, `no. ${index}`).to.equal(true);
        }
      });
    });
  }

  for (const colorScheme of ['light', 'dark'] as const) {
    it(`axe finds nothing, ${colorScheme}`, async () => {
      await emulateMedia({ colorScheme });
      const screen = await open(await practiceWith());
      await expectAccessible(screen.element);
    });
  }
});
