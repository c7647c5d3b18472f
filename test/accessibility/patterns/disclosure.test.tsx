// needs: own-page
import { unmountAll } from '../../support/mount';
import { openScreen } from '../../support/screen';
import { createPractice } from '../../support/practice';
import { describePattern } from '../../support/pattern';
import { until } from '../../support/until';
import { focused } from '../../support/user-input';

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
  ['its links are reached by Tab', ['Tab'], 'current: Čakáreň, focus: Pacienti'],
  ['Shift+Tab goes back', ['Tab', 'Shift+Tab'], 'current: Čakáreň, focus: Čakáreň'],
  [
    'Enter opens the screen, marks its link, goes to the content',
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
