import { expect } from '@open-wc/testing';
import { setViewport, emulateMedia } from '@web/test-runner-commands';
import { FIRST_VIEW_ROWS, WHOLE_LIST_ROWS } from '../../../../src/constants';
import { mount, unmountAll } from '../../../support/mount';
import { answerWith, breakCall, createPractice, release } from '../../../support/practice';
import { openerOf, rowsIn, ticketOf, answerTwoDays, ids } from '../../../support/ticket-rows';
import { focused } from '../../../support/user-input';
import { until } from '../../../support/until';
import { openRoom } from '../../../elements/open-element';
import { freezeDate } from '../../../support/fake-clock';
import { dayFromNow } from '../../../support/dates';

const TICKETS = '/api/tickets';
const HEIGHT = 860;

/** Opens a waiting room and runs `look` right after the commit that renders the first rows. */
async function openAt<T>(today: readonly number[], later: readonly number[], look: (root: ShadowRoot) => T) {
  const practice = await createPractice();
  const { lane } = practice;
  await answerTwoDays(practice, today.map(ticketOf), later.map(ticketOf));
  await breakCall(lane, { kind: 'hold', path: TICKETS, times: 1 });
  const { root } = await mount(practice, 'ordinacia-waiting-room');
  const seen = new Promise<T>((resolve) => {
    const observer = new MutationObserver(() => {
      if (rowsIn(root).length === 0) return;
      observer.disconnect();
      resolve(look(root));
    });
    observer.observe(root, { childList: true, subtree: true });
  });
  await release(lane, TICKETS);
  return { root, first: await seen };
}

const measure = (root: ShadowRoot) => {
  const rows = rowsIn(root);
  return {
    count: rows.length,
    tops: rows.map((row) => Math.round(row.getBoundingClientRect().top)),
    sizes: new Set(rows.map(({ ariaSetSize }) => ariaSetSize)),
    height: root.querySelector('[role="group"]')?.clientHeight ?? 0,
  };
};

describe('the first view of a waiting room', () => {
  beforeEach(() => setViewport({ width: 1280, height: HEIGHT }));
  afterEach(async () => {
    await unmountAll();
    window.scrollTo(0, 0);
  });

  for (const width of [1280, 390])
    it(`${width} px: renders the rows in view first, with the space of all others; then all, and nothing moves`, async () => {
      await setViewport({ width, height: HEIGHT });
      const { root, first } = await openAt(ids(1, 30), ids(31, 20), measure);
      expect(first.count).to.be.within(HEIGHT / 150, HEIGHT / 80);
      expect([...first.sizes]).to.deep.equal(['30']);
      await until(() => rowsIn(root).length === 50);
      const last = measure(root);
      expect(last.tops.slice(0, first.count)).to.deep.equal(first.tops);
      expect([...last.sizes]).to.deep.equal([null]);
      expect(first.height / last.height).to.be.within(0.9, 1.1);
    });

  it('a list of fewer than 20 rows is rendered at once', async () => {
    const few = ids(1, FIRST_VIEW_ROWS - 1);
    const { first } = await openAt(few, [], measure);
    expect(first.count).to.equal(few.length);
  });

  for (const [what, act] of [
    ['a print', () => window.dispatchEvent(new Event('beforeprint'))],
    ['a scroll', () => document.dispatchEvent(new Event('scroll'))],
  ] as const)
    it(`${what} finds all rows`, async () => {
      const { first } = await openAt(ids(1, WHOLE_LIST_ROWS), [], (root) => {
        act();
        return rowsIn(root).length;
      });
      expect(first).to.equal(WHOLE_LIST_ROWS);
    });

  it('a key finds all rows: End moves the focus to the last one', async () => {
    const { root, first } = await openAt(ids(1, WHOLE_LIST_ROWS), [], (shown) => {
      const opener = openerOf(shown, 1) as HTMLElement;
      opener.focus();
      opener.dispatchEvent(new KeyboardEvent('keydown', { key: 'End', bubbles: true, composed: true }));
      return rowsIn(shown).length;
    });
    expect(first).to.equal(WHOLE_LIST_ROWS);
    await until(() => focused() !== null && focused() === openerOf(root, WHOLE_LIST_ROWS));
  });
});

/** Size of an A4 sheet within margins of 10 mm, in pixels. */
const SHEET = { width: (190 / 25.4) * 96, height: (277 / 25.4) * 96 };
const PRINT = 'Tlačiť dnešný zoznam';

const many = Array.from({ length: 60 }, (_, index) => ({
  type: 'queue' as const,
  user_alternate: `Pacient Číslo${index + 1}`,
  event_note: 'Bolesť hlavy už tretí deň, horúčka, a ešte jedna dlhá poznámka, ktorá sa do riadka nezmestí',
}));

describe('the day’s list on paper', () => {
  const real = window.print;
  before(() => setViewport({ width: Math.round(SHEET.width), height: 900 }));
  afterEach(async () => {
    window.print = real;
    await emulateMedia({ media: 'screen' });
    await unmountAll();
  });

  /** Prints, and inspects the page at the moment when the browser captures it. */
  async function printed(
    setup: Parameters<typeof createPractice>[1],
    look: (sheet: HTMLElement, all: Element[]) => void,
  ) {
    const { see, root } = await openRoom(
      [
        ...many,
        { type: 'schedule', time: '23:50', user_alternate: 'Eva Objednaná' },
        { type: 'queue', date: dayFromNow(1), user_alternate: 'Ema Zajtrajšia' },
      ],
      setup,
    );
    const button = await see.findByRole('button', { name: PRINT });
    await emulateMedia({ media: 'print' });
    let isLooked = false;
    window.print = () => {
      window.dispatchEvent(new Event('beforeprint'));
      const sheet = root.querySelector<HTMLElement>('[data-printed]');
      if (!sheet) throw new Error('Nothing is printed.');
      const parts = [...(root.querySelector('[part="root"]')?.children ?? [])];
      look(sheet, parts);
      isLooked = true;
      window.dispatchEvent(new Event('afterprint'));
    };
    button.click();
    expect(isLooked).to.equal(true);
    await emulateMedia({ media: 'screen' });
    expect(root.querySelector('[data-printed]'), 'nothing of it stays').to.equal(null);
  }

  it('sixty tickets stand on one sheet, in their order, and nothing else does', async () => {
    await printed({}, (sheet, parts) => {
      const { width, height } = sheet.getBoundingClientRect();
      expect(width).to.be.at.most(SHEET.width + 1);
      expect(height).to.be.at.most(SHEET.height);
      for (const part of parts) expect(part.checkVisibility(), part.className).to.equal(part === sheet);
      const rows = [...sheet.querySelectorAll('tbody tr')];
      expect(rows).to.have.length(61);
      const cells = Array.from(rows[0]?.children ?? [], ({ textContent }) => textContent);
      expect(cells.slice(0, 4)).to.deep.equal(['1.', '', 'Lístok 1', 'Pacient Číslo1']);
      expect(rows.at(-1)?.textContent).to.match(/^61\.23:50TermínEva Objednaná/);
      expect(sheet.textContent).not.to.contain('Ema Zajtrajšia');
    });
  });

  it('where names are hidden there are initials, and no notes', async () => {
    await printed({ settings: { privacy: true } }, (sheet) => {
      expect(sheet.textContent).to.contain('PČ').and.to.contain('EO');
      expect(sheet.textContent).not.to.match(/Pacient|Objednaná|Bolesť/);
    });
  });

  it('after a midnight without a connection, the sheet has the day of its patients, and the time of the load', async () => {
    const date = freezeDate(new Date());
    try {
      const { see, root, practice } = await openRoom(many.slice(0, 2), {}, { attributes: { 'realtime-key': '' } });
      await see.findByRole('button', { name: PRINT });
      const head = () => {
        window.dispatchEvent(new Event('beforeprint'));
        const [title, line] = ['h1', 'h1 + p'].map((one) => root.querySelector(`[data-printed] ${one}`)?.textContent);
        window.dispatchEvent(new Event('afterprint'));
        return { title, line };
      };
      const before = head();
      expect(before.line).not.to.contain('údaje z');
      await answerWith(practice.lane, TICKETS, 403, '{"message":""}');
      date.set(new Date(`${dayFromNow(1)}T12:00`));
      const after = await until(() => {
        const now = head();
        return now.line?.includes('údaje z') && now;
      });
      expect(after.title).to.match(/^Čakáreň – /);
      expect(after.title).to.equal(before.title);
      expect(after.line).to.match(/ · údaje z\s\d{1,2}:\d\d · vytlačené o\s\d/);
    } finally {
      date.restore();
    }
  });

  it('of two waiting rooms on a page the first is printed, and an empty one never', async () => {
    const practice = await createPractice(many.slice(0, 2));
    const empty = await createPractice();
    const panels = [
      await mount(empty, 'ordinacia-waiting-room'),
      await mount(practice, 'ordinacia-waiting-room'),
      await mount(practice, 'ordinacia-waiting-room'),
    ];
    for (const { see } of panels.slice(1)) await see.findByRole('button', { name: PRINT });
    expect(panels[0]?.see.queryByRole('button', { name: PRINT })).to.equal(null);
    window.dispatchEvent(new Event('beforeprint'));
    const sheets = panels.map(({ root }) => root.querySelectorAll('[data-printed]').length);
    window.dispatchEvent(new Event('afterprint'));
    expect(sheets).to.deep.equal([0, 1, 0]);
  });
});
