import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { seen } from '../support/mount';
import { closePages, openPageFrame, type PageFrame } from '../support/page-frame';
import { breakCall, createPractice, release, untilAnswered, untilHeld, type TestPractice } from '../support/practice';
import { until } from '../support/until';

const [INIT, TICKETS] = ['/api/administration-init', '/api/tickets'];

/** The rule of docs/embedding.md. */
const RULE = `ordinacia-waiting-room { display: block; min-height: 600px; }`;
const SCROLLING = `ordinacia-waiting-room { display: block; height: 480px; overflow: auto; }`;

/** Resolves two frames later: layout shifts between them count. */
const frames = (page: PageFrame) =>
  new Promise((resolve) => page.window.requestAnimationFrame(() => page.window.requestAnimationFrame(resolve)));

const isDrawn = ({ shadowRoot }: HTMLElement) => Boolean(shadowRoot?.querySelector('[lang]'));

describe('on a clinic’s page with the waiting room in its middle', () => {
  before(() => setViewport({ width: 1240, height: 860 }));
  afterEach(closePages);

  async function open(practice: TestPractice, rule: string, width = 1200) {
    localStorage.setItem(`token-${practice.lane}`, practice.token);
    const page = await openPageFrame({
      head: `<style>body { margin: 0; font: 18px/1.6 serif; } ${rule}</style>`,
      body: `
        <header><h1>Poliklinika Pod Lipami</h1><p>Oznamy, čakáreň a kontakt na jednom mieste.</p></header>
        <ordinacia-waiting-room api-base="/lane/${practice.lane}" token-key="token-${practice.lane}">
          <p>Čakáreň sa načítava…</p>
        </ordinacia-waiting-room>
        <main>${'<p>Pondelok až piatok od 7:00 do 15:30, obed od 12:00 do 12:30.</p>'.repeat(12)}</main>`,
    });
    page.window.frameElement?.setAttribute('width', String(width));
    // The page may have been rendered in the frame's initial width: those shifts do not count.
    await frames(page);
    const element = page.document.querySelector<HTMLElement>('ordinacia-waiting-room');
    if (!element) throw new Error('The page has no element.');
    let sum = 0;
    const count = (entries: PerformanceEntryList) =>
      entries.forEach((entry) => {
        if ('value' in entry) sum += Number(entry.value);
      });
    const observer = new page.window.PerformanceObserver((list) => count(list.getEntries()));
    observer.observe({ type: 'layout-shift' });
    return {
      page,
      element,
      see: () => seen(element).see,
      /** Layout shift, as browsers count it, since the page was drawn without the panel. */
      shift() {
        count(observer.takeRecords());
        return sum;
      },
    };
  }

  /** Loads slowly: the script, the first response and the list, each rendered before the next arrives. */
  async function loadSlowly(practice: TestPractice, clinic: Awaited<ReturnType<typeof open>>): Promise<void> {
    const { page, element } = clinic;
    await frames(page);
    for (const path of [INIT, TICKETS]) await breakCall(practice.lane, { kind: 'hold', path, times: 1 });
    await page.load('/ordinacia/esm/ordinacia.js', 'module');
    await until(() => element.shadowRoot);
    await untilHeld(practice.lane, TICKETS);
    await clinic.see().findByText('Načítava sa…');
    await frames(page);
    for (const path of [INIT, TICKETS]) {
      await release(practice.lane, path);
      await untilAnswered(practice.lane, path);
      await frames(page);
    }
    await clinic.see().findByText('Pacient 8');
    await frames(page);
  }

  const practiceOf = (count: number, capabilities: readonly string[] = ['ticket-history']) =>
    createPractice(
      Array.from({ length: count }, (_, index) => ({ type: 'queue' as const, user_alternate: `Pacient ${index + 1}` })),
      { capabilities },
    );

  for (const [title, rule, capabilities, most] of [
    ['with the rule of the documentation next to nothing moves', RULE, ['ticket-history'], 0.1],
    ['no place is kept for who is in the office where the server does not know that', SCROLLING, [], 0.01],
  ] as const)
    it(title, async () => {
      const practice = await practiceOf(12, capabilities);
      const clinic = await open(practice, rule);
      const { height } = clinic.element.getBoundingClientRect();
      expect(height).to.equal(rule === RULE ? 600 : 480);
      await loadSlowly(practice, clinic);
      // The card of the patient in the office loads last.
      if (capabilities.length > 0) await clinic.see().findByText('nikto');
      else expect(clinic.see().queryByText('nikto')).to.equal(null);
      expect(clinic.shift()).to.be.below(most);
    });

  it('with a height of its own nothing does, and the rest is scrolled in it, 390 px', async () => {
    const practice = await practiceOf(12);
    const clinic = await open(practice, SCROLLING, 390);
    await loadSlowly(practice, clinic);
    // Wait for the card of the patient in the office, which loads last and is on top.
    await clinic.see().findByText('nikto');
    await frames(clinic.page);
    expect(clinic.shift()).to.be.below(0.01);
    const { element, page } = clinic;
    expect(element.getBoundingClientRect().height).to.equal(480);
    expect(element.scrollHeight).to.be.above(700);
    // The painted rows reach as far as the scrolled area.
    const drawn = element.shadowRoot?.querySelector('[lang]')?.getBoundingClientRect();
    expect(drawn?.height).to.be.closeTo(element.scrollHeight, 1);
    const last = await clinic.see().findByText('Pacient 12');
    last.scrollIntoView();
    expect(element.scrollTop).to.be.above(0);
    const { top, bottom } = element.getBoundingClientRect();
    expect(last.getBoundingClientRect().bottom).to.be.within(top, bottom);
    expect(page.document.documentElement.scrollWidth).to.be.at.most(390);
  });

  it('the page’s own content stays in it until it is rendered, and its height stays', async () => {
    const practice = await practiceOf(2);
    const { page, element } = await open(practice, '');
    const waiting = element.querySelector('p');
    expect(waiting?.checkVisibility()).to.equal(true);
    const seenAs: [height: number, isWaiting: boolean, isDrawn: boolean][] = [];
    page.window.document.addEventListener('ordinacia-ready', () => {
      seenAs.push([element.getBoundingClientRect().height, waiting?.checkVisibility() === true, true]);
    });
    const defined = page.window.customElements.whenDefined('ordinacia-waiting-room').then(async () => {
      await Promise.resolve();
      seenAs.push([element.getBoundingClientRect().height, waiting?.checkVisibility() === true, isDrawn(element)]);
    });
    await page.load('/ordinacia/esm/ordinacia.js', 'module');
    await defined;
    await until(() => seenAs.length === 2);
    expect(seenAs).to.deep.equal([
      [420, true, false],
      [420, false, true],
    ]);
    element.remove();
    await Promise.resolve();
    expect(isDrawn(element)).to.equal(false);
  });
});
