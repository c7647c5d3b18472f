import { expect } from '@open-wc/testing';
import { hidePage } from '../../support/hidden-page';
import { emulateMedia } from '@web/test-runner-commands';
import { within } from '@testing-library/dom';
import { expectAccessible } from '../../support/accessible';
import { pressKeys, press } from '../../support/user-input';
import {
  answerWith,
  breakCall,
  createPractice,
  clearFaults,
  release,
  seenCalls,
  untilHeld,
} from '../../support/practice';
import { address, closeScreen, openScreen } from '../../support/screen';
import { PAYOUTS, PATH, payouts, practiceWith, MONTHS, rowsOf, queueOf, open } from './payouts-screen';

describe('the payouts screen', () => {
  afterEach(async () => {
    await emulateMedia({ colorScheme: 'light' });
    await closeScreen();
  });

  it('S5 R10 opens from the navigation', async () => {
    const { see } = await openScreen(await practiceWith(), '/cakaren');
    (await see.findByRole('link', { name: 'Výplaty' })).focus();
    await pressKeys('Enter');
    await see.findByRole('heading', { level: 1, name: 'Platby - Výplaty' });
    expect(address()).to.equal(PATH);
    expect(see.getByRole('link', { current: 'page' }).textContent).to.equal('Výplaty');
  });

  it('R10 C11 each month shows its amount, its state and its invoice, the newest first', async () => {
    const practice = await practiceWith();
    const screen = await open(practice);
    const buttons = (row: HTMLElement) =>
      within(row)
        .queryAllByRole('button')
        .map(({ ariaLabel }) => ariaLabel);
    const [october, september, august] = rowsOf(screen);
    if (!october || !september || !august) throw new Error('rows are missing');
    expect(october.textContent).to.equal('október 2026999,50\u00a0€Čaká na faktúru');
    expect(september.textContent).to.match(/^september 20261\u00a0500,00\u00a0€Faktúra odoslaná/);
    expect(august.textContent).to.match(/^august 20262\u00a0099,70\u00a0€Vyplatená/);
    expect(buttons(october)).to.deep.equal([]);
    expect(buttons(september)).to.deep.equal(['Zobraziť faktúru: september 2026', 'Nahradiť faktúru: september 2026']);
    expect(buttons(august), 'a paid one stays as it is').to.deep.equal(['Zobraziť faktúru: august 2026']);
    const [call] = await seenCalls(practice.lane, PAYOUTS);
    expect(call?.headers['authorization']).to.equal(`Bearer ${practice.token}`);
  });

  it('the payouts waiting for an invoice are above the list, with what to do', async () => {
    const screen = await open(await practiceWith());
    const queue = queueOf(screen);
    expect(queue.compareDocumentPosition(screen.see.getByRole('list', { name: MONTHS }))).to.equal(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
    expect(queue.textContent).to.match(/^október 2026999,50\u00a0€/);
    within(queue).getByRole('button', { name: 'Nahrať faktúru: október 2026' });
  });

  it('its button keeps its position while the amounts load', async () => {
    const practice = await practiceWith();
    await breakCall(practice.lane, { kind: 'hold', path: PAYOUTS, times: 1 });
    const { see } = await openScreen(practice, PATH);
    const button = await see.findByRole('button', { name: 'Nahrať faktúru: október 2026' });
    const { right } = button.getBoundingClientRect();
    await release(practice.lane, PAYOUTS);
    await see.findByRole('list', { name: MONTHS });
    expect(button.getBoundingClientRect().right).to.equal(right);
  });

  it('shows a state by the server’s name', async () => {
    const practice = await practiceWith();
    const payout = { id: 1, month_formated: 'jún 2026', status: 'open', status_title: 'Schvaľuje sa' };
    await answerWith(practice.lane, PAYOUTS, 200, JSON.stringify([payout]));
    const { see } = await openScreen(practice, PATH);
    await see.findByText('Schvaľuje sa');
  });

  it('offers the billing info only when the server sends it', async () => {
    const known = await open(await practiceWith());
    known.see.getByRole('button', { name: 'Fakturačné údaje' });
    await closeScreen();
    const unknown = await open(await createPractice([], { payouts }));
    expect(unknown.see.queryByRole('button', { name: 'Fakturačné údaje' })).to.equal(null);
  });

  it('W1 shows the empty state', async () => {
    const screen = await openScreen(await createPractice(), PATH);
    await screen.see.findByText('Žiaden obsah na zobrazenie');
    expect(screen.see.queryByRole('list', { name: 'Čakajú na faktúru' })).to.equal(null);
    await expectAccessible(screen.element);
  });

  it('loading: shows a skeleton until the answer comes', async () => {
    const practice = await practiceWith();
    await breakCall(practice.lane, { kind: 'hold', path: PAYOUTS, times: 1 });
    const screen = await openScreen(practice, PATH);
    await untilHeld(practice.lane, PAYOUTS);
    await screen.see.findByText('Načítava sa…');
    await release(practice.lane, PAYOUTS);
    await screen.see.findByRole('list', { name: MONTHS });
  });

  it('failed: shows the reason, and „Skúsiť znova“ loads', async () => {
    const practice = await practiceWith();
    hidePage();
    await answerWith(practice.lane, PAYOUTS, 403, '{"message":""}');
    const screen = await openScreen(practice, PATH);
    await screen.see.findByText('Výplaty sa nepodarilo načítať');
    screen.see.getByText('Na zobrazenie týchto údajov nemáte oprávnenie.');
    await expectAccessible(screen.element);
    await clearFaults(practice.lane);
    await press(screen.see.getByRole('button', { name: 'Skúsiť znova' }));
    await screen.see.findByRole('list', { name: MONTHS });
  });

  for (const width of [320, 390]) {
    it(`at ${width} px nothing scrolls sideways`, async () => {
      const screen = await open(await practiceWith(), { width });
      expect(document.documentElement.scrollWidth).to.equal(width);
      await expectAccessible(screen.element);
    });
  }

  for (const colorScheme of ['light', 'dark'] as const) {
    it(`axe finds nothing, ${colorScheme}`, async () => {
      await emulateMedia({ colorScheme });
      const screen = await open(await practiceWith());
      await expectAccessible(screen.element);
    });
  }
});
