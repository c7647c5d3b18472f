// needs: own-page
import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { CLOCK_NOTICE_KEY } from '../../src/constants';
import { focusPart } from '../../src/frame/keys/move-focus';
import { inTurn, lowest, resetCondition, type Condition } from '../support/conditions';
import { fullPractice } from '../support/full-practice';
import { shortcutsAreOn, focused, pressKeys, stableBox } from '../support/user-input';
import { type Mounted, unmountAll } from '../support/mount';
import { setTimeZone } from '../support/page';
import { hiddenPartOf, tabStops } from '../support/perceivable';
import { type TestPractice, createPractice } from '../support/practice';
import { closeScreen, openScreen, screens } from '../support/screen';
import { until } from '../support/until';
import { describePattern } from '../support/pattern';

/** More rows than a low window shows. */
const ROWS_AT_MOST = 7;
const LOW: Condition = { name: '1280 × 600', width: 1280, height: 600 };

/** The wrong-clock notice covers the end of every screen in the same way. */
const someWalks = inTurn([
  { ...lowest[1], hasNotice: false },
  { ...LOW, hasNotice: true },
  { ...lowest[0], hasNotice: false },
  { ...lowest[0], hasNotice: true },
]);

describe('the focused element is in view at 400 %', () => {
  let full: TestPractice;
  before(async () => {
    full = await fullPractice();
  });
  afterEach(async () => {
    await closeScreen();
    await setTimeZone(null);
    await resetCondition();
  });

  for (const [name, path, , sign] of screens) {
    for (const { name: size, width, height, hasNotice } of someWalks(1)) {
      it(`2.4.7 2.4.11 ${name}: J, K and Tab at ${size}${hasNotice ? ' with the notice of a wrong clock' : ''}`, async () => {
        localStorage.removeItem(CLOCK_NOTICE_KEY);
        if (hasNotice) await setTimeZone('Pacific/Auckland');
        const panel = await openScreen(full, path, LOW);
        const { see, root } = panel;
        await until(() => see.queryAllByText(sign).length > 0);
        if (hasNotice) await see.findByText(/^Tento počítač má iné časové pásmo/);
        await setViewport({ width, height });
        // A list of equal rows positions them in the next frame.
        await stableBox(() => root.querySelector('main')?.getBoundingClientRect());
        const found = await hiddenOnTheWay(panel);
        if (hasNotice) {
          const close = see.getByRole('button', { name: 'Rozumiem' });
          close.focus();
          found.push(...[hiddenPartOf(close, root)].filter((hidden) => hidden !== undefined));
          await pressKeys('Enter');
          await until(() => !close.isConnected);
        }
        expect(found.join('\n')).to.equal('');
      });
    }
  }
});

/** Parts that were out of view when focused by the keys of the rows or by Tab. */
async function hiddenOnTheWay({ see, root }: Mounted): Promise<string[]> {
  await shortcutsAreOn(root);
  focusPart(await see.findByRole('main'));
  const found: string[] = [];
  const look = (key: string) => {
    const hidden = hiddenPartOf(focused(), root);
    if (hidden) found.push(`${key}: ${hidden}`);
  };
  for (const key of ['j', 'k'] as const) {
    for (let rows = 0; rows < ROWS_AT_MOST; rows += 1) {
      const before = focused();
      await pressKeys(key);
      if (focused() === before) break;
      look(key);
    }
  }
  // `focus()` scrolls as Tab does; `tabStops` gives the order of Tab.
  for (const stop of tabStops(root)) {
    // Arrow keys, not Tab, reach unchecked radio buttons.
    if (stop.matches('[type=radio]:not(:checked)')) continue;
    stop.focus();
    look('Tab');
    await new Promise(requestAnimationFrame);
  }
  return found;
}

// https://www.w3.org/WAI/ARIA/apg/patterns/disclosure/, and its navigation
async function beginCard() {
  const { see } = await openScreen(await createPractice([], { capabilities: ['ticket-history'] }), '/cakaren');
  const button = await see.findByRole('button', { name: /^Dnes vybavené/ });
  button.focus();
  return () => {
    const isExpanded = button.getAttribute('aria-expanded') === 'true';
    const isShown = see.queryByText('Dnes ešte nebol vybavený žiadny tiket.') !== null;
    const target = focused() === button ? 'button' : 'elsewhere';
    return [isExpanded ? 'expanded' : 'collapsed', isShown ? 'list' : 'no list', target].join(', ');
  };
}

async function beginNavigation() {
  const { see, root } = await openScreen(await createPractice(), '/cakaren');
  const nav = await see.findByRole('navigation', { name: 'Hlavná navigácia' });
  await until(() => nav.querySelector('[aria-current="page"]'));
  nav.querySelector<HTMLElement>('[aria-current="page"]')?.focus();
  return () => {
    const current = [...nav.querySelectorAll('[aria-current="page"]')].map(({ textContent }) => textContent);
    const target = focused();
    return `current: ${current.join(' ')}, focus: ${target === root.querySelector('main') ? 'content' : (target?.textContent ?? '')}`;
  };
}

describePattern('the navigation', beginNavigation, [
  ['Shift+Tab goes back', ['Tab', 'Shift+Tab'], 'current: Čakáreň, focus: Čakáreň'],
  [
    'Tab goes to the next link; Enter opens its screen, marks the link, goes to the content',
    ['Tab', 'Enter'],
    'current: Pacienti, focus: content',
  ],
]);

describePattern('the card of who was handled', beginCard, [
  ['Enter shows the list', ['Enter'], 'expanded, list, button'],
  ['Space shows the list', ['Space'], 'expanded, list, button'],
  ['Enter hides it again', ['Enter', 'Enter'], 'collapsed, no list, button'],
]);

afterEach(unmountAll);
