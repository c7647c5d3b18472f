import { expect, nextFrame } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { focused, pressKeys, press, type } from '../../support/user-input';
import type { Seen } from '../../support/mount';
import { createPractice, type TestPractice } from '../../support/practice';
import { closeScreen, openScreen } from '../../support/screen';
import { until } from '../../support/until';
import { findRow, nameIn, rowOf, rowsIn } from './patient-list';

const COUNT = 2_000;
/** The rows that fit into a window of 900 px, and the overscan around them. */
const WINDOW = 45;

const nameOf = (index: number) => `${index % 2 === 0 ? 'Ľavý' : 'Pravý'} ${String(index).padStart(5, '0')}`;
const isFocused = (see: Seen, index: number) => until(() => focused() === rowOf(see, nameOf(index)));
const inSight = (see: Seen) =>
  rowsIn(see).filter((row) => row.getBoundingClientRect().bottom > 0 && row.getBoundingClientRect().top < innerHeight);
const searchOf = (see: Seen) => see.getByRole('textbox', { name: 'Hľadať v zozname pacientov' });

/** Expects the row between the sticky search field and the end of the window. */
function expectInSight(see: Seen, row: HTMLElement): void {
  const head = searchOf(see).getBoundingClientRect();
  expect(row.getBoundingClientRect().top).to.be.greaterThan(head.bottom);
  expect(row.getBoundingClientRect().bottom).to.be.at.most(innerHeight);
}

describe('thousands of patients', () => {
  let practice: TestPractice;
  before(async () => {
    const patients = Array.from({ length: COUNT }, (_, index) => ({ fullname: nameOf(index) }));
    practice = await createPractice([], { patients });
  });
  afterEach(closeScreen);

  it('R8 renders only a window of rows, each with its position; the search reaches every patient, and the keyboard every row; none is hidden by the sticky header, and the focus stays on a row scrolled out of sight; keeps the rows in sight when another tab makes the rows lower, and the page gets no error of a ResizeObserver', async () => {
    const { see, root } = await openScreen(practice, '/pacienti');
    await see.findByText('2 000 pacientov');
    await findRow(see, nameOf(0));
    window.scrollTo(0, document.documentElement.scrollHeight / 2);
    await until(() => inSight(see).some((row) => Number(row.ariaPosInSet) > COUNT / 2 - 40));
    const rows = rowsIn(see);
    expect(rows.length).to.be.lessThan(WINDOW);
    for (const row of rows) {
      expect(row.ariaSetSize).to.equal(String(COUNT));
      expect(nameIn(row)).to.equal(nameOf(Number(row.ariaPosInSet) - 1));
    }
    expect(searchOf(see).getBoundingClientRect().top).to.be.within(80, 120);
    await press(searchOf(see));
    await type('lavy');
    await see.findByText('Nájdených 1 000 pacientov z 2 000');
    const first = await findRow(see, nameOf(0));
    expectInSight(see, first);
    expect([first.ariaPosInSet, first.ariaSetSize]).to.deep.equal(['1', '1000']);
    await type(' 01998');
    await until(() => rowsIn(see).length === 1 && rowOf(see, nameOf(1_998)));
    await pressKeys('Escape');

    (await findRow(see, nameOf(0))).focus();
    await pressKeys('End');
    await isFocused(see, COUNT - 1);
    expect(rowsIn(see).length).to.be.lessThan(WINDOW);
    await pressKeys('PageUp');
    await until(() => Number(focused()?.ariaPosInSet) < COUNT - 6);
    await pressKeys('ArrowUp', 'ArrowUp', 'ArrowUp', 'ArrowUp');
    expectInSight(see, focused() as HTMLElement);
    await pressKeys('Home');
    await isFocused(see, 0);
    for (let step = 1; step <= 20; step += 1) await pressKeys('ArrowDown');
    await isFocused(see, 20);
    expectInSight(see, focused() as HTMLElement);
    await pressKeys('PageDown');
    await until(() => Number(focused()?.ariaPosInSet) > 26);
    const index = Number(focused()?.ariaPosInSet) - 1;
    window.scrollTo(0, 60_000);
    await until(() => inSight(see).some((row) => Number(row.ariaPosInSet) > 500));
    await isFocused(see, index);
    expect(rowsIn(see).length).to.be.lessThan(WINDOW + 1);
    await pressKeys('ArrowDown');
    await isFocused(see, index + 1);
    await until(() => inSight(see).some((row) => nameIn(row) === nameOf(index + 1)));

    const { offsetHeight } = await until(() => inSight(see)[0]);
    window.scrollTo(0, document.documentElement.scrollHeight / 2);
    const row = await until(() => inSight(see).find(({ ariaPosInSet }) => Number(ariaPosInSet) > COUNT / 2));
    root.querySelector('[data-density]')?.setAttribute('data-density', 'compact');
    await until(() => row.offsetHeight < offsetHeight);
    await until(() => inSight(see).includes(row));
    // A ResizeObserver's error comes after its frame; the runner fails a test whose page gets one.
    await nextFrame();
    await nextFrame();
  });

  it('R1 R8 S8 W2 a deep link and the header’s search bring their patient to the middle of the list', async () => {
    const { see } = await openScreen(practice, `/pacienti?pacient=${practice.recordIds.patients[1500]}`);
    const isInMiddle = async (index: number) => {
      const row = await findRow(see, nameOf(index));
      await until(() => row.getBoundingClientRect().top > 250 && row.getBoundingClientRect().bottom < 700);
      await until(() => row.ariaSelected === 'true');
    };
    await isInMiddle(1500);
    expect(rowsIn(see).length).to.be.lessThan(WINDOW);
    const detail = see.getByRole('region', { name: 'Detail pacienta' });
    expect(detail.getBoundingClientRect().top).to.be.within(80, 140);

    await press(see.getByRole('combobox', { name: 'Hľadať v pacientoch' }));
    await type('00500');
    await pressKeys('Enter');
    await isInMiddle(500);
    const steps = history.length;
    await type('00500');
    await pressKeys('Enter');
    await until(() => see.getByRole<HTMLInputElement>('combobox', { name: 'Hľadať v pacientoch' }).value === '');
    expect(history.length, 'steps of „back“').to.equal(steps);
    await press(see.getByRole('link', { name: 'Čakáreň' }));
    await see.findByText('V čakárni práve nikto nečaká. Nový tiket sa tu objaví sám.');
    await press(see.getByRole('combobox', { name: 'Hľadať v pacientoch' }));
    await type('01700');
    await pressKeys('Enter');
    await isInMiddle(1700);
    await until(() => focused() === see.getByRole('main'));
  });

  it('R8 W2 keeps the rows in sight when the list becomes narrower; at 390 px, going back from a patient restores the scroll position', async () => {
    const { see } = await openScreen(practice, '/pacienti', { width: 800, height: 900 });
    await findRow(see, nameOf(0));
    window.scrollTo(0, 66_000);
    const first = await until(() => inSight(see).find((row) => Number(row.ariaPosInSet) > 900));
    const index = Number(first.ariaPosInSet);
    await setViewport({ width: 390, height: 844 });
    await until(() => first.isConnected && first.getBoundingClientRect().height > 70);
    await until(() => inSight(see).some((row) => Math.abs(Number(row.ariaPosInSet) - index) < 5));

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
    box.scrollTop = 50_000;
    await until(() => inSight(see).some((row) => Number(row.ariaPosInSet) > 700));
    expect(rowsIn(see).length).to.be.lessThan(WINDOW);
    (await until(() => inSight(see)[6])).focus();
    await pressKeys('End');
    await isFocused(see, COUNT - 1);
    expect(box.scrollTop).to.be.greaterThan(100_000);
    expect(scrollY).to.be.lessThan(200);
    box.remove();
  });
});
