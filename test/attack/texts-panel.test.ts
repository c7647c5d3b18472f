import { expect } from '@open-wc/testing';
import { within } from '@testing-library/dom';
import { setViewport } from '@web/test-runner-commands';
import { mount, unmountAll } from '../support/mount';
import { answerWith, createPractice, seenCalls, type TestPractice } from '../support/practice';
import { press, pressKeys } from '../support/user-input';
import { until } from '../support/until';
import { HOSTILE, INVISIBLE_NAMES, TURNING_NAMES } from './hostile-texts';

const TIME = '10:00';
/** Indexes of turning names, one of each kind, for which a dialog is opened. */
const ASKED = [2, 4, 6, 9];
const memory = { attributes: { routing: 'memory', 'realtime-key': '' } };

/** Responds to the waiting room as a backend that sanitizes nothing. */
function answerTickets({ lane }: TestPractice, names: readonly string[]) {
  const tickets = names.map((name, index) => ({
    id: index + 1,
    type: 'schedule',
    ticket_title: `T${index + 1}`,
    scheduled_formated: TIME,
    user_alternate: name,
    event_note: name,
    origin_title: name,
    is_patient: true,
  }));
  return answerWith(lane, '/api/tickets', 200, JSON.stringify([{ day: 'Dnes', tickets }]));
}

/** Whether our own text runs left to right on the screen, within its element. */
function isReadForward(within: Element, text: string): boolean {
  const walker = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const start = node.nodeValue?.lastIndexOf(text) ?? -1;
    if (start < 0) continue;
    const boxes = Array.from(text, (_, index) => {
      const range = document.createRange();
      range.setStart(node, start + index);
      range.setEnd(node, start + index + 1);
      return range.getBoundingClientRect();
    });
    return boxes.every((box, index) => {
      const before = boxes[index - 1];
      // A new line starts at the left again.
      return !before || box.left >= before.right - 1 || box.top > before.top + 2;
    });
  }
  throw new Error(`There is no ${text}.`);
}

const anyControl = /[\u061C\u200E\u200F\u202A-\u202E\u2066\u2067]/;

/** All text and labels that a screen reader announces. */
const said = (root: ParentNode) =>
  Array.from(root.querySelectorAll('*'), (element) =>
    ['aria-label', 'title', 'alt', 'placeholder'].map((name) => element.getAttribute(name) ?? ''),
  ).flat();

describe('texts of others in the panel', () => {
  before(() => setViewport({ width: 1280, height: 900 }));
  afterEach(async () => {
    await unmountAll();
    Reflect.deleteProperty(window, 'hacked');
  });

  it('turn nothing of ours', async () => {
    const practice = await createPractice();
    await answerTickets(practice, ['Prvý', ...TURNING_NAMES]);
    const { see, root } = await mount(practice, 'ordinacia-waiting-room', memory);
    const [, ...rows] = await see.findAllByRole('listitem');
    expect(rows).to.have.length(TURNING_NAMES.length);
    for (const [index, row] of rows.entries()) {
      const name = JSON.stringify(TURNING_NAMES[index]);
      expect(isReadForward(row, TIME), name).to.equal(true);
      expect(isReadForward(row, 'Zrušiť termín'), name).to.equal(true);
      if (!ASKED.includes(index)) continue;
      await press(within(row).getByRole('button', { name: /^Zrušiť termín/ }));
      const dialog = await see.findByRole('dialog');
      for (const ours of [TIME, 'Ak zvolíte „Áno“, termín sa zruší', `T${index + 2}`]) {
        expect(isReadForward(dialog, ours), `${name}: ${ours}`).to.equal(true);
      }
      const texts = [root.textContent, ...said(root)];
      expect(texts.filter((text) => anyControl.test(text))).to.deep.equal([]);
      // Each isolate is closed in the text that opens it.
      const isOpen = (text: string) =>
        text.split('\u2068').length !== text.split('\u2069').length ||
        /\u2069[^\u2068]*\u2069|\u2068[^\u2069]*$/.test(text);
      expect(texts.filter(isOpen)).to.deep.equal([]);
      await pressKeys('Escape');
      await until(() => see.queryByRole('dialog') === null);
    }
  });

  it('that show nothing are no names', async () => {
    const practice = await createPractice();
    await answerTickets(practice, ['Prvý', ...INVISIBLE_NAMES]);
    const { see, root } = await mount(practice, 'ordinacia-waiting-room', memory);
    await see.findByRole('button', { name: 'Prvý' });
    const names = () => Array.from(root.querySelectorAll('[data-open]'), (one) => one.textContent);
    // Rows below the visible area are rendered a moment later.
    await until(() => names().length > INVISIBLE_NAMES.length);
    expect(names().slice(1)).to.deep.equal(INVISIBLE_NAMES.map(() => 'Pacient bez mena'));
  });

  it(`run nothing, and change nothing of ours: ${HOSTILE.length} of them`, async () => {
    let isHacked = false;
    Reflect.set(window, 'hacked', () => (isHacked = true));
    const practice = await createPractice([], {
      notifications: HOSTILE.map((content) => ({ category: 'queue', content })),
      profile: { doctor_name: HOSTILE[0] ?? '' },
    });
    await answerTickets(practice, HOSTILE);
    const { see, root } = await mount(practice, 'ordinacia-admin', memory);
    // Only printing renders all rows at once.
    await until(() => root.querySelector('[data-ticket]'));
    await until(() => {
      window.dispatchEvent(new Event('beforeprint'));
      return root.querySelectorAll('[data-ticket]').length === HOSTILE.length;
    });
    const rows = Array.from(root.querySelectorAll('[data-ticket]'));
    for (const row of rows) {
      expect(
        row.querySelectorAll('img, script, iframe, a:not([data-open]), style, form, svg:not([aria-hidden])').length,
      ).to.equal(0);
      expect(row.textContent).to.contain(TIME);
    }
    // Each time is rendered twice: visibly and for a screen reader.
    const times = rows.map((row) => Array.from(row.querySelectorAll('b > span'), (one) => one.textContent));
    expect(times.filter(([shown, heard]) => shown !== TIME || heard !== TIME)).to.deep.equal([]);
    await press(await see.findByRole('button', { name: /^Notifikácie/ }));
    await see.findByRole('button', { name: 'Vymazať notifikácie' });
    await until(() => root.querySelectorAll('*').length > HOSTILE.length);
    // No element that could load or run something, and no event handler.
    expect(root.querySelectorAll('script, iframe, object, embed, base, meta, link, math').length).to.equal(0);
    const dangerous = Array.from(root.querySelectorAll('*'), ({ attributes }) => [...attributes])
      .flat()
      .filter(
        ({ name, value }) =>
          name.startsWith('on') || (['href', 'src', 'action'].includes(name) && /^\s*javascript:/i.test(value)),
      );
    expect(dangerous.map(({ name, value }) => `${name}=${value}`)).to.deep.equal([]);
    expect(isHacked).to.equal(false);
    expect(await seenCalls('leak')).to.deep.equal([]);
  });
});
