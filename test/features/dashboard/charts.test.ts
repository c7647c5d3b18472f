import { expect } from '@open-wc/testing';
import { sendMouse } from '@web/test-runner-commands';
import { focused, pressKeys, hover, press, stableBox } from '../../support/user-input';
import { dayFromNow } from '../../support/dates';
import type { Seen } from '../../support/mount';
import { forceColours } from '../../support/page';
import { answerWith, createPractice, untilAnswered } from '../../support/practice';
import { closeScreen, openScreen } from '../../support/screen';
import { until } from '../../support/until';
import { DASHBOARD, partOf, PATH, plain, textOf, wholeAnswer } from './overview';

type Answer = Partial<ReturnType<typeof wholeAnswer>>;
const words = new Intl.DateTimeFormat('sk', { weekday: 'long', day: 'numeric', month: 'long' });
const months = new Intl.DateTimeFormat('sk', { month: 'long', year: 'numeric' });
const inWords = (offset: number) => words.format(new Date(`${dayFromNow(offset)}T12:00`));

async function show(answer: Answer, size: { width?: number; height?: number } = {}) {
  const practice = await createPractice();
  await answerWith(practice.lane, DASHBOARD, 200, JSON.stringify(answer));
  const screen = await openScreen(practice, PATH, size);
  await until(() => screen.see.queryAllByRole('img').length === 3);
  // Wait for the content above the charts: nothing may move under the pointer later.
  await untilAnswered(practice.lane, '/api/tickets', 2);
  return screen;
}

const answer = wholeAnswer(
  (index) => (index === 20 ? 21 : 3),
  (index) => (index === 4 ? 2000.5 : 10),
);
/** Moves the real pointer onto a bar, once its chart is rendered and stable. */
async function pointAtBar(part: HTMLElement, index: number): Promise<void> {
  const bar = await stableBox(() => boxes(part, '.amount')[index]);
  await sendMouse({ type: 'move', position: [Math.round(bar.x + bar.width / 2), Math.round(bar.y + 10)] });
}
const boxes = (part: Element, selector: string) =>
  [...part.querySelectorAll(selector)].map((one) => one.getBoundingClientRect());
const namesIn = (see: Seen) => see.getAllByRole('img').map(({ ariaLabel }) => plain(ariaLabel ?? ''));

function expectWithin(part: Element, inside: readonly DOMRect[]): void {
  const { left, right } = part.getBoundingClientRect();
  for (const box of inside) {
    expect(box.left).to.be.at.least(left);
    expect(box.right).to.be.at.most(right);
  }
}

describe('the charts of the dashboard', () => {
  afterEach(async () => {
    await forceColours(false);
    await closeScreen();
  });

  it('R6 each is summed up in one sentence; bar heights match their values on a rounded scale; today is marked, weekends are lighter, in forced colours the parts differ; each has a table, by mouse and by keyboard', async () => {
    const { see } = await show(answer);
    expect(namesIn(see)).to.deep.equal([
      `108 návštev za 30 dní, najviac 21: ${inWords(-9)}`,
      '2 110,50 € za 12 mesiacov, najviac 2 000,50 €: mesiac 5',
      '3 tikety za 30 dní: Čakací lístok 1 (34 %), Termín 1 (33 %), Prednostný termín 1 (33 %)',
    ]);
    const { part } = partOf(see, 'Návštevy');
    const heights = boxes(part, '.amount').map(({ height }) => height);
    expect(heights).to.have.length(30);
    expect((heights[20] ?? 0) / (heights[0] ?? 1)).to.be.closeTo(7, 0.1);
    expect([...part.querySelectorAll('svg line + text')].map(textOf)).to.deep.equal(['0', '5', '10', '15', '20', '25']);
    const days = [...part.querySelectorAll('svg g:has(.amount)')];
    expect(days.map((day) => day.classList.contains('is-marked')).indexOf(true)).to.equal(29);
    expect(days[29]?.textContent).to.equal('dnes');
    const faint = days.flatMap((day, index) => (day.classList.contains('is-faint') ? [index] : []));
    const weekends = days.flatMap((_, index) => {
      const weekday = new Date(`${dayFromNow(index - 29)}T12:00`).getDay();
      return weekday === 0 || weekday === 6 ? [index] : [];
    });
    expect(faint).to.deep.equal(weekends);
    const { part: earnings } = partOf(see, 'Príjmy');
    const scale = [...earnings.querySelectorAll('svg line + text')].map(textOf);
    expect(scale).to.deep.equal(['0 €', '500 €', '1 000 €', '1 500 €', '2 000 €', '2 500 €']);
    await forceColours(true);
    const { part: kinds } = partOf(see, 'Druhy tiketov');
    const colours = [...kinds.querySelectorAll('[role=img] rect')].map((rect) => getComputedStyle(rect).fill);
    expect(new Set([...colours, getComputedStyle(kinds).backgroundColor]).size).to.equal(4);
    await forceColours(false);

    for (const [title, columns, first, rows] of [
      ['Návštevy', ['Deň', 'Počet návštev'], [inWords(0), '3'], 30],
      ['Príjmy', ['Mesiac', 'Suma'], ['mesiac 12', '10,00 €'], 12],
      ['Druhy tiketov', ['Druh', 'Počet tiketov', 'Podiel'], ['Čakací lístok', '1', '34 %'], 3],
    ] as const) {
      const { part, see: inside } = partOf(see, title);
      await press(inside.getByRole('button', { name: `Zobraziť ako tabuľku: ${title}` }));
      const table = await inside.findByRole('table');
      expect(table.querySelector('caption')).to.not.equal(null);
      expect(inside.getAllByRole('columnheader').map(textOf)).to.deep.equal(columns);
      expect([...table.querySelectorAll('thead [scope=col]')]).to.have.length(columns.length);
      expect([...(table.querySelector('tbody tr')?.children ?? [])].map(textOf)).to.deep.equal(first);
      expect(table.querySelectorAll('tbody tr')).to.have.length(rows);
      expect(part.querySelector('[role=img]')).to.equal(null);
    }
    await until(() => focused()?.textContent === 'Zobraziť ako graf');
    await pressKeys('Enter');
    await until(() => see.queryAllByRole('img').length === 1);
  });

  it('R6 handles odd values, and skips malformed ones: the later of two equal days, nothing below zero, truncated names, and an unknown ticket kind as „Iné“', async () => {
    const long = `11/${'x'.repeat(200)}`;
    const { see } = await show({
      visits_by_day: [
        ...[-4, '2.5', 2.5, 0].map((count, index) => ({ day: dayFromNow(index - 3), count })),
        { count: 9 },
        null,
      ],
      earnings_by_month: [
        { month_formated: long, amount: 10 },
        { month_formated: '11/2026', amount: null },
        { month_formated: months.format(new Date()), amount: '9.5' },
      ],
      tickets_by_type: [
        { type: 'queue', count: 3 },
        { type: 'schedule', count: -1 },
        { type: 'dom', count: 1 },
        { type: 'video', count: 2 },
      ],
    } as unknown as Answer);
    expect(namesIn(see)).to.deep.equal([
      `1 návšteva za 4 dni, najviac 2,5: ${inWords(-1)}`,
      `19,50 € za 3 mesiace, najviac 10,00 €: ${long}`,
      '6 tiketov za 30 dní: Čakací lístok 3 (50 %), Termín 0 (0 %), Iné 3 (50 %)',
    ]);
    const { part } = partOf(see, 'Príjmy');
    const bars = [...part.querySelectorAll('svg g:has(.amount)')];
    expect(bars.map((bar) => bar.classList.contains('is-marked'))).to.deep.equal([false, false, true]);
    expectWithin(part, boxes(part, 'svg text'));
    expect(boxes(part, '.amount').every(({ width }) => width > 20)).to.equal(true);
  });

  it('R6 hovering a bar shows its value; arrow keys move along the bars and announce it; a pointer that leaves does not move their position', async () => {
    const { see } = await show(answer);
    const { part, see: visits } = partOf(see, 'Návštevy');
    const seen = () => textOf(part.querySelector('p') ?? part);
    let rest: () => unknown = () => expect.fail('The pointer has not moved.');
    part.addEventListener('pointermove', ({ target, clientX, clientY }) => {
      const again = new PointerEvent('pointermove', { bubbles: true, composed: true, clientX, clientY });
      rest = () => target?.dispatchEvent(again);
    });
    await pointAtBar(part, 20);
    await until(() => seen() === `21 návštev ${inWords(-9)}`);
    await hover(visits.getByRole('heading'));
    await until(() => seen().startsWith('108 návštev za 30 dní'));
    const cursor = visits.getByRole('slider', { name: 'Návštevy po dňoch: deň' });
    visits.getByRole('button').focus();
    await pressKeys('Tab');
    await until(() => focused() === cursor);
    const said = () => plain(cursor.getAttribute('aria-valuetext') ?? '');
    await until(() => seen() === `3 návštevy ${inWords(0)}`);
    for (const [key, offset] of [
      ['ArrowLeft', -1],
      ['PageDown', -8],
      ['ArrowDown', -9],
      ['Home', -29],
      ['ArrowLeft', -29],
      ['ArrowRight', -28],
      ['PageUp', -21],
      ['End', 0],
      ['ArrowUp', 0],
    ] as const) {
      await pressKeys(key);
      const amount = offset === -9 ? '21 návštev' : '3 návštevy';
      await until(() => said() === `${inWords(offset)}: ${amount}`);
      expect(seen()).to.equal(`${amount} ${inWords(offset)}`);
    }
    await pressKeys('Escape');
    await until(() => seen().startsWith('108 návštev'));
    await pointAtBar(part, 20);
    await until(() => seen() === `21 návštev ${inWords(-9)}`);
    await pressKeys('End');
    await until(() => seen() === `3 návštevy ${inWords(0)}`);
    // Browsers report a resting pointer after a layout change.
    rest();
    await hover(visits.getByRole('heading'));
    expect(seen()).to.equal(`3 návštevy ${inWords(0)}`);
  });

  it('R6 at 320 px labels do not overlap, nothing scrolls sideways, and a relatively small value is seen, zero is not', async () => {
    const large = wholeAnswer(
      (index) => [0, 1][index] ?? 123_456,
      () => 98_765_432,
    );
    const { see } = await show(large, { width: 320 });
    expect(document.documentElement.scrollWidth).to.equal(320);
    const heights = boxes(partOf(see, 'Návštevy').part, '.amount').map(({ height }) => height);
    expect(heights.slice(0, 2)).to.deep.equal([0, 2]);
    for (const title of ['Návštevy', 'Príjmy']) {
      const { part } = partOf(see, title);
      const labels = boxes(part, 'svg .amount + text').sort((one, other) => one.left - other.left);
      expect(labels.length).to.be.greaterThan(2);
      labels.slice(1).forEach(({ left }, index) => expect(left).to.be.greaterThan(labels[index]?.right ?? left));
      expectWithin(part, [...labels, ...boxes(part, 'svg line + text')]);
    }
  });
});
