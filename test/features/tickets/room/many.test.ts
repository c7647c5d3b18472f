import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { unmountAll } from '../../../support/mount';
import * as rows from '../../../support/ticket-rows';
import { ids } from '../../../support/ticket-rows';
import { focused, pressKeys } from '../../../support/user-input';
import { until } from '../../../support/until';

const { LATER, TODAY, change, isFocused, later, nameOf, openRoom, openerOf, rowOf, rowsIn, tabStops, today } = rows;

/** Rows that fit into a window of 860 px, and the overscan around them. */
const WINDOW = 40;

const idOf = (row: HTMLElement) => Number(row.dataset['ticket']);
const inSight = (root: ShadowRoot) =>
  rowsIn(root).filter((row) => {
    const { top, bottom } = row.getBoundingClientRect();
    return bottom > 0 && top < innerHeight;
  });

describe(`${TODAY + LATER} tickets`, () => {
  beforeEach(() => setViewport({ width: 1280, height: 860 }));
  afterEach(async () => {
    await unmountAll();
    window.scrollTo(0, 0);
  });

  it('only visible rows are rendered, each with its position; the first one stays; one change touches the rows in sight, whatever the length; ten times as many tickets render as many rows', async () => {
    const { root, practice, see } = await openRoom();
    expect(rowsIn(root).length).to.be.below(WINDOW);
    for (const share of [0.25, 0.5, 0.999, 0.1, 0]) {
      window.scrollTo(0, document.documentElement.scrollHeight * share);
      const wanted = Math.max(1, Math.round((TODAY + LATER) * share) - 60);
      await until(() => inSight(root).some((row) => (share > 0 ? idOf(row) >= wanted : idOf(row) === 3)));
      expect(rowsIn(root).length).to.be.below(WINDOW);
      for (const row of rowsIn(root)) {
        const id = idOf(row);
        expect(row.ariaSetSize).to.equal(String(id > TODAY ? LATER : TODAY));
        expect(row.ariaPosInSet).to.equal(String(id > TODAY ? id - TODAY : id));
      }
      const [first, ...others] = inSight(root).map((row) => row.getBoundingClientRect());
      // No gap where rows should be seen.
      const ends = others.map(({ bottom }) => bottom);
      others.slice(1).forEach(({ top }, index) => expect(top - (ends[index] ?? 0)).to.be.below(80));
      expect(Math.min(...others.map(({ top }) => top))).to.be.at.most((first?.bottom ?? 0) + 110);
      if (share < 0.9) expect(Math.max(...ends)).to.be.above(innerHeight - 110);
    }
    expect(inSight(root).map(idOf).slice(0, 5)).to.deep.equal([1, 2, 3, 4, 5]);

    await see.findByText('Naživo');
    const touched = new Set<Node>();
    const observer = new MutationObserver((records) =>
      records.forEach(({ addedNodes, removedNodes }) =>
        [...addedNodes, ...removedNodes].forEach((node) => touched.add(node)),
      ),
    );
    observer.observe(root.querySelector('[role="group"]') ?? root, { childList: true, subtree: true });
    await change(practice, see, [...today.slice(0, 3), 5000, ...today.slice(3)]);
    await until(() => rowOf(root, 5000));
    await until(() => rowOf(root, 5000)?.ariaPosInSet === '4');
    observer.disconnect();
    expect(touched.size).to.be.below(60);

    const drawn = rowsIn(root).length;
    await unmountAll();
    const more = await openRoom(ids(1, 10 * (TODAY + LATER)), []);
    await more.see.findByText('Naživo');
    expect(Math.abs(rowsIn(more.root).length - drawn)).to.be.below(8);
  });

  it('the keyboard reaches every one, and Tab stops at one row; visible rows do not move while others are rendered above them', async () => {
    const { root, see } = await openRoom();
    const search = await see.findByRole('textbox', { name: 'Hľadať v čakárni' });
    see.getByRole('button', { name: 'Meškám' }).focus();
    await pressKeys('Tab');
    expect(focused()).to.equal(search);
    await pressKeys('Tab');
    await isFocused(root, 1);
    expect([...tabStops(root)]).to.deep.equal(['1']);
    await pressKeys('End');
    await isFocused(root, TODAY + LATER);
    expect([...tabStops(root)]).to.deep.equal([String(TODAY + LATER)]);
    expect(rowsIn(root).length).to.be.below(WINDOW);
    await pressKeys('ArrowUp', 'ArrowUp');
    await isFocused(root, TODAY + LATER - 2);
    await pressKeys('PageUp', 'ArrowDown');
    await isFocused(root, TODAY + LATER - 9);
    // Within the row: its actions.
    await pressKeys('ArrowRight');
    const cancel = focused();
    expect(cancel?.getAttribute('aria-label')).to.equal(`Zrušiť termín: ${nameOf(TODAY + LATER - 9)}`);
    await pressKeys('ArrowLeft', 'ArrowLeft');
    await isFocused(root, TODAY + LATER - 9);
    await pressKeys('ArrowRight', 'ArrowUp');
    await isFocused(root, TODAY + LATER - 10);
    await pressKeys('Home');
    await isFocused(root, 1);
    await until(() => inSight(root).some((row) => idOf(row) === 3));

    await pressKeys('End');
    await isFocused(root, TODAY + LATER);
    for (let turn = 0; turn < 24; turn += 1) {
      const row = await until(() => inSight(root).find((one) => one.getBoundingClientRect().top > 300));
      const before = row.getBoundingClientRect().top;
      const at = scrollY;
      window.scrollBy(0, -150);
      await until(() => scrollY !== at);
      await new Promise(requestAnimationFrame);
      await new Promise(requestAnimationFrame);
      expect(Math.abs(row.getBoundingClientRect().top - before - 150)).to.be.below(2);
    }
  });

  it('the focused row stays rendered, however far the list is scrolled; when it is removed elsewhere, the one after it has the focus, or the last one', async () => {
    const { root, practice, see } = await openRoom();
    const opener = openerOf(root, 5) as HTMLElement;
    opener.focus();
    window.scrollTo(0, document.documentElement.scrollHeight / 2);
    await until(() => inSight(root).some((row) => idOf(row) > 300));
    expect(focused()).to.equal(opener);
    const left = today.filter((id) => id !== 5);
    await change(practice, see, left);
    await isFocused(root, 6);
    await pressKeys('ArrowDown');
    await isFocused(root, 7);
    await until(() => inSight(root).some((row) => idOf(row) === 7));
    await pressKeys('End');
    await isFocused(root, TODAY + LATER);
    await change(practice, see, today, later.slice(0, -1));
    await isFocused(root, TODAY + LATER - 1);
  });

  it('all are rendered while the page is printed', async () => {
    const { root } = await openRoom(ids(1, 70), []);
    expect(rowsIn(root).length).to.be.below(WINDOW);
    window.dispatchEvent(new Event('beforeprint'));
    expect(rowsIn(root).map(idOf)).to.deep.equal(ids(1, 70));
    window.dispatchEvent(new Event('afterprint'));
    await until(() => rowsIn(root).length < WINDOW);
  });
});
