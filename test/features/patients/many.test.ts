import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { expectAccessible } from '../../support/accessible';
import { focused, pressKeys, press, type } from '../../support/user-input';
import type { Seen } from '../../support/mount';
import { createPractice, type TestPractice } from '../../support/practice';
import { closeScreen, openScreen } from '../../support/screen';
import { until } from '../../support/until';
import { findRow, nameIn, rowOf, rowsIn } from './patient-list';

const COUNT = 20_000;
/** The rows that fit into a window of 900 px, and the overscan around them. */
const WINDOW = 45;

const nameOf = (index: number) => `${index % 2 === 0 ? 'Ľavý' : 'Pravý'} ${String(index).padStart(5, '0')}`;
const isFocused = (see: Seen, index: number) => until(() => focused() === rowOf(see, nameOf(index)));
const inSight = (see: Seen) =>
  rowsIn(see).filter((row) => row.getBoundingClientRect().bottom > 0 && row.getBoundingClientRect().top < innerHeight);

/** Where the row stands between what stays above it and the end of the window. */
function expectInSight(see: Seen, row: HTMLElement): void {
  const head = see.getByRole('textbox', { name: 'Hľadať v zozname pacientov' }).getBoundingClientRect();
  expect(row.getBoundingClientRect().top).to.be.greaterThan(head.bottom);
  expect(row.getBoundingClientRect().bottom).to.be.at.most(innerHeight);
}

async function scrollBy(pixels: number): Promise<void> {
  const before = scrollY;
  window.scrollBy(0, pixels);
  await until(() => scrollY !== before);
}

describe(`${COUNT} patients`, () => {
  let practice: TestPractice;
  before(async () => {
    const patients = Array.from({ length: COUNT }, (_, index) => ({
      fullname: nameOf(index),
      id_number: `${String(index).padStart(6, '0')}/9999`,
    }));
    practice = await createPractice([], { patients });
  });
  afterEach(closeScreen);

  it('R8 renders only a window of rows, each with its position, and scrolls to the last', async () => {
    const { see, element } = await openScreen(practice, '/pacienti');
    await see.findByText('20 000 pacientov');
    await findRow(see, nameOf(0));
    expect(rowsIn(see).length).to.be.lessThan(WINDOW);
    await expectAccessible(element);
    for (const share of [0.25, 0.5, 0.999, 0.1]) {
      window.scrollTo(0, document.documentElement.scrollHeight * share);
      const first = Math.round(COUNT * share) - 200;
      await until(() => inSight(see).some((row) => Number(row.ariaPosInSet) > first));
      const rows = rowsIn(see);
      expect(rows.length).to.be.lessThan(WINDOW);
      for (const row of rows) {
        expect(row.ariaSetSize).to.equal(String(COUNT));
        expect(nameIn(row)).to.equal(nameOf(Number(row.ariaPosInSet) - 1));
      }
      const tops = inSight(see).map((row) => row.getBoundingClientRect().top);
      // No gap where rows should be seen.
      expect(Math.min(...tops)).to.be.at.most(80);
      expect(Math.max(...tops)).to.be.greaterThan(innerHeight - 120);
    }
    window.scrollTo(0, document.documentElement.scrollHeight);
    await findRow(see, nameOf(COUNT - 1));
  });

  it('R8 the keyboard reaches every row, and no focused row is hidden by the sticky header', async () => {
    const { see } = await openScreen(practice, '/pacienti');
    (await findRow(see, nameOf(0))).focus();
    await pressKeys('End');
    await isFocused(see, COUNT - 1);
    expect(rowsIn(see).length).to.be.lessThan(WINDOW);
    await pressKeys('ArrowUp', 'ArrowUp');
    await isFocused(see, COUNT - 3);
    await pressKeys('PageUp');
    await until(() => Number(focused()?.ariaPosInSet) < COUNT - 8);
    const row = focused();
    if (!(row instanceof HTMLElement)) throw new Error('No row has the focus.');
    expectInSight(see, row);
    await pressKeys('ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowUp');
    expectInSight(see, rowOf(see, nameOf(Number(focused()?.ariaPosInSet) - 1)) ?? row);
    await pressKeys('Home');
    await isFocused(see, 0);
    expectInSight(see, rowOf(see, nameOf(0)) ?? row);
    for (let step = 1; step <= 20; step += 1) await pressKeys('ArrowDown');
    await isFocused(see, 20);
    expectInSight(see, rowOf(see, nameOf(20)) ?? row);
  });

  it('R8 keeps the focus when its row is scrolled out of sight, and continues from there', async () => {
    const { see } = await openScreen(practice, '/pacienti');
    (await findRow(see, nameOf(0))).focus();
    await pressKeys('ArrowDown', 'ArrowDown');
    await isFocused(see, 2);
    window.scrollTo(0, 600_000);
    await until(() => inSight(see).some((row) => Number(row.ariaPosInSet) > 5000));
    await isFocused(see, 2);
    expect(rowsIn(see).length).to.be.lessThan(WINDOW + 1);
    await pressKeys('ArrowDown');
    await isFocused(see, 3);
    await until(() => inSight(see).some((row) => nameIn(row) === nameOf(3)));
  });

  it('R8 the search reaches every patient, scrolls to the first match, and the header stays in sight', async () => {
    const { see } = await openScreen(practice, '/pacienti');
    await findRow(see, nameOf(0));
    window.scrollTo(0, 800_000);
    await until(() => inSight(see).some((row) => Number(row.ariaPosInSet) > 10_000));
    const search = see.getByRole('textbox', { name: 'Hľadať v zozname pacientov' });
    expect(search.getBoundingClientRect().top).to.be.within(80, 120);
    await press(search);
    await type('lavy');
    await see.findByText('Nájdených 10 000 pacientov z 20 000');
    const first = await findRow(see, nameOf(0));
    expectInSight(see, first);
    expect(first.ariaPosInSet).to.equal('1');
    expect(first.ariaSetSize).to.equal('10000');
    await type(' 19998');
    await until(() => rowsIn(see).length === 1 && rowOf(see, nameOf(19_998)));
    await see.findByText('Nájdený 1 pacient z 20 000');
  });

  it('R8 W2 a deep link scrolls its patient to the middle of the list', async () => {
    const id = practice.recordIds.patients[15_000];
    const { see } = await openScreen(practice, `/pacienti?pacient=${id}`);
    const row = await findRow(see, nameOf(15_000));
    await until(() => row.getBoundingClientRect().top > 250 && row.getBoundingClientRect().bottom < 700);
    expect(rowsIn(see).length).to.be.lessThan(WINDOW);
    const detail = see.getByRole('region', { name: 'Detail pacienta' });
    expect(detail.getBoundingClientRect().top).to.be.within(80, 140);
  });

  it('R8 W2 at 390 px, going back from a patient restores the scroll position', async () => {
    const { see } = await openScreen(practice, '/pacienti', { width: 390, height: 844 });
    await findRow(see, nameOf(0));
    await scrollBy(300_000);
    const row = await until(() => inSight(see)[5]);
    const name = nameIn(row) ?? '';
    const { top } = row.getBoundingClientRect();
    await press(row);
    const back = await see.findByRole('button', { name: 'Späť na zoznam' });
    await until(() => focused() === back);
    expect(back.getBoundingClientRect().top).to.be.greaterThan(80);
    expect(see.getByRole('region', { name: 'Detail pacienta' }).textContent).to.contain(name);
    await press(back);
    await until(() => focused() === rowOf(see, name));
    const now = rowOf(see, name)?.getBoundingClientRect().top ?? 0;
    // Pressing scrolled the row to the middle first.
    expect(Math.abs(now - top)).to.be.lessThan(innerHeight);
    await until(() => inSight(see).length > 6);
  });

  it('B2 R8 follows the scrolling container of the page around it', async () => {
    const box = document.createElement('div');
    box.style.cssText = 'height: 700px; overflow: auto; transform: translateZ(0)';
    document.body.append(box);
    const { see } = await openScreen(practice, '/pacienti', { parent: box });
    await findRow(see, nameOf(0));
    box.scrollTop = 500_000;
    await until(() => inSight(see).some((row) => Number(row.ariaPosInSet) > 7000));
    expect(rowsIn(see).length).to.be.lessThan(WINDOW);
    (await until(() => inSight(see)[6])).focus();
    await pressKeys('End');
    await isFocused(see, COUNT - 1);
    expect(box.scrollTop).to.be.greaterThan(1_000_000);
    expect(scrollY).to.be.lessThan(200);
  });

  it('W2 R8 keeps the rows in sight when the list becomes narrower', async () => {
    const { see } = await openScreen(practice, '/pacienti', { width: 800, height: 900 });
    await findRow(see, nameOf(0));
    window.scrollTo(0, 660_000);
    const first = await until(() => inSight(see).find((row) => Number(row.ariaPosInSet) > 9000));
    const index = Number(first.ariaPosInSet);
    await setViewport({ width: 390, height: 900 });
    await until(() => first.isConnected && first.getBoundingClientRect().height > 70);
    await until(() => inSight(see).some((row) => Math.abs(Number(row.ariaPosInSet) - index) < 5));
  });
});
