import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { FIRST_VIEW_ROWS, WHOLE_LIST_ROWS } from '../../../../src/constants';
import { mount, unmountAll } from '../../../support/mount';
import { breakCall, createPractice, release } from '../../../support/practice';
import { openerOf, rowsIn, ticketOf } from '../../../support/ticket-rows';
import { answerTwoDays, ids } from '../../../support/two-days';
import { focused } from '../../../support/user-input';
import { until } from '../../../support/until';

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
    ['a key', () => document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Control', bubbles: true }))],
  ] as const)
    it(`${what} finds all rows`, async () => {
      const { first } = await openAt(ids(1, WHOLE_LIST_ROWS), [], (root) => {
        act();
        return rowsIn(root).length;
      });
      expect(first).to.equal(WHOLE_LIST_ROWS);
    });

  it('End moves the focus to the last row', async () => {
    const { root } = await openAt(ids(1, WHOLE_LIST_ROWS), [], (shown) => {
      const opener = openerOf(shown, 1) as HTMLElement;
      opener.focus();
      opener.dispatchEvent(new KeyboardEvent('keydown', { key: 'End', bubbles: true, composed: true }));
    });
    await until(() => focused() !== null && focused() === openerOf(root, WHOLE_LIST_ROWS));
  });
});
