import { expect } from '@open-wc/testing';
import { emulateMedia, setViewport } from '@web/test-runner-commands';
import { nextElsewhere } from '../../../support/practice';
import { until } from '../../../support/until';
import { callAs, calledOn, closeDisplays, openDisplay, withDisplay, type Television } from './display-screen';

const SIZES = [
  { width: 1920, height: 1080 },
  { width: 1080, height: 1920 },
];
const NOTICE = 'Dnes ordinujem iba do jedenástej. Recepty si, prosím, vyžiadajte telefonicky medzi ôsmou a desiatou.';

/** Visible elements that hold a text of their own. */
const textsOf = ({ root }: Television) =>
  Array.from(root.querySelectorAll<HTMLElement>('[part="root"] *')).filter(
    (each) =>
      !each.classList.contains('unseen') &&
      each.checkVisibility({ visibilityProperty: true }) &&
      [...each.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()),
  );

describe('the television’s picture', () => {
  before(() => setViewport({ width: 1920, height: 1920 }));
  after(() => setViewport({ width: 1280, height: 860 }));
  afterEach(async () => {
    closeDisplays();
    await emulateMedia({ colorScheme: 'light', reducedMotion: 'no-preference' });
  });

  /** A television with the most content: six waiting, a long notice, a time instead of a number. */
  async function full(size: { width: number; height: number }) {
    const { practice, key } = await withDisplay([
      ...Array.from({ length: 6 }, () => ({ type: 'queue' as const })),
      { type: 'schedule', time: '23:45' },
    ]);
    const expired_at = new Date(Date.now() + 3_600_000).toISOString();
    await callAs(practice, '/api/special-announcements-add', { note: NOTICE, expired_at });
    await callAs(practice, '/api/doctor-state-change', { doctor_state: 'online' });
    await nextElsewhere(practice, practice.ids[6] ?? 0);
    const television = await openDisplay(practice, key, size);
    await until(() => calledOn(television) === '23:45');
    await television.see.findByText(NOTICE);
    return { practice, television };
  }

  for (const size of SIZES) {
    it(`is read from five metres, nothing is cut, and nothing moves where motion is not wished, at ${size.width} × ${size.height}`, async () => {
      const { practice, television } = await full(size);
      const unit = Math.min(size.width, size.height) / 100;
      const inside = television.element.getBoundingClientRect();
      await until(() => {
        const number = television.root.querySelector('[part="number"]');
        const box = number?.parentElement;
        return (
          number &&
          box &&
          number.scrollWidth <= box.clientWidth &&
          parseFloat(getComputedStyle(number).fontSize) > 18 * unit
        );
      });
      const sizeOf = (text: Element) => parseFloat(getComputedStyle(text).fontSize);
      // A new text may have the size of its parent for one frame.
      await until(() => textsOf(television).every((text) => sizeOf(text) >= 3.3 * unit));
      for (const text of textsOf(television)) {
        const { left, right, bottom } = text.getBoundingClientRect();
        const isInside = left >= inside.left && right <= inside.right && bottom <= inside.bottom;
        expect(isInside, text.textContent).to.equal(true);
      }
      const list = television.root.querySelector('.next')?.getBoundingClientRect();
      const shown = [...television.root.querySelectorAll('.next li')].filter((row) =>
        row.checkVisibility({ visibilityProperty: true }),
      );
      expect(shown.length).to.be.at.least(1);
      for (const row of shown) expect(row.getBoundingClientRect().bottom).to.be.at.most((list?.bottom ?? 0) + 1);
      await emulateMedia({ reducedMotion: 'reduce' });
      await nextElsewhere(practice, practice.ids[0] ?? 0);
      await until(() => calledOn(television) === '1');
      const called = television.root.querySelector<HTMLElement>('[part="called"]');
      await until(() => called?.hasAttribute('data-flash'));
      expect(called && getComputedStyle(called).animationName).to.equal('none');
      const font = () =>
        parseFloat(getComputedStyle(television.root.querySelector('[part="number"]') ?? document.body).fontSize);
      await until(() => font() > 24 * unit);
    });
  }

  it('moves a little each minute, so that nothing burns in', async () => {
    const { practice } = await withDisplay();
    // Without data, whose time would correct the faked clock.
    const television = await openDisplay(practice, 'BBBBBBBBBBBB');
    await television.see.findByText('Táto adresa neplatí');
    const root = television.root.querySelector<HTMLElement>('[part="root"]');
    const real = Date.now;
    const start = real();
    const places = new Set<string | undefined>();
    try {
      for (let minute = 0; minute < 3; minute += 1) {
        Date.now = () => start + minute * 60_000;
        const before = places.size;
        await until(() => places.add(root?.style.transform).size > before || minute === 0);
      }
    } finally {
      Date.now = real;
    }
    expect(places.size).to.equal(3);
  });
});
