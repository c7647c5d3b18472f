import { expect } from '@open-wc/testing';
import { emulateMedia, setViewport } from '@web/test-runner-commands';
import { openRoom } from '../../../elements/open-element';
import { dayFromNow } from '../../../support/dates';
import { mount, unmountAll } from '../../../support/mount';
import { createPractice } from '../../../support/practice';

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
