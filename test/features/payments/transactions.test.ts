import { expect } from '@open-wc/testing';
import { hidePage } from '../../support/hidden-page';
import { within } from '@testing-library/dom';
import { expectAccessible } from '../../support/accessible';
import { press } from '../../support/user-input';
import {
  answerWith,
  breakCall,
  createPractice,
  clearFaults,
  release,
  seenCalls,
  untilHeld,
  untilSeen,
} from '../../support/practice';
import { address, closeScreen, openScreen } from '../../support/screen';
import { PAYMENTS, PATH, practiceWith, rowsOf, cells, titles, totals, open } from './transactions-screen';

describe('the transactions screen', () => {
  afterEach(closeScreen);

  it('S5 R9 opens from the navigation, below „Platby“ in the section „Ostatné“', async () => {
    const screen = await openScreen(await practiceWith(), '/cakaren');
    await screen.see.findByRole('heading', { name: 'Ostatné' });
    const links = within(screen.see.getByRole('list', { name: 'Platby' })).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).to.deep.equal(['Transakcie', 'Výplaty']);
    await press(screen.see.getByRole('link', { name: 'Transakcie' }));
    await screen.see.findByRole('heading', { level: 1, name: 'Transakcie' });
    expect(address()).to.equal(PATH);
    await screen.see.findByRole('table', { name: 'Transakcie' });
  });

  it('R9 C10 each row shows its moment, title, patient, amount and state, the newest first', async () => {
    const practice = await practiceWith();
    const screen = await open(practice);
    expect(titles(screen)).to.deep.equal(['Vodičský preukaz', 'Prednostný termín', 'Potvrdenie', 'Výpis']);
    const [first] = rowsOf(screen);
    if (!first) throw new Error('no row');
    const now = new Date();
    expect(cells(first)).to.deep.equal([
      `15.\u00a0${now.getMonth() + 1}.\u00a0${now.getFullYear()} 12:30`,
      'Vodičský preukaz',
      'Ján Čierny',
      '1\u00a0234,50\u00a0€',
      'Zaplatená',
    ]);
    expect(rowsOf(screen).map((row) => cells(row)[4])).to.deep.equal([
      'Zaplatená',
      'Vrátená',
      'Čaká na úhradu',
      'Neúspešná',
    ]);
    expect(rowsOf(screen).map((row) => cells(row)[2])[3]).to.equal('bez pacienta');
    screen.see.getByText('4 transakcie');
    expect(totals(screen)).to.deep.equal(['1\u00a0254,50\u00a0€', '20,00\u00a0€', '1\u00a0234,50\u00a0€']);
    const [call] = await seenCalls(practice.lane, PAYMENTS);
    expect(call?.headers['authorization']).to.equal(`Bearer ${practice.token}`);
  });

  it('C10 does not reload when opened again within a minute, but does later', async () => {
    const practice = await practiceWith();
    const screen = await open(practice);
    await press(screen.see.getByRole('link', { name: 'Čakáreň' }));
    await screen.see.findByRole('heading', { level: 1, name: 'Čakáreň' });
    await press(screen.see.getByRole('link', { name: 'Transakcie' }));
    await screen.see.findByRole('table', { name: 'Transakcie' });
    expect(await seenCalls(practice.lane, PAYMENTS)).to.have.length(1);
    const { now } = Date;
    try {
      Date.now = () => now() + 61_000;
      await press(screen.see.getByRole('link', { name: 'Čakáreň' }));
      await screen.see.findByRole('heading', { level: 1, name: 'Čakáreň' });
      await press(screen.see.getByRole('link', { name: 'Transakcie' }));
      await untilSeen(practice.lane, PAYMENTS, 2);
    } finally {
      Date.now = now;
    }
  });

  it('W1 shows the empty state', async () => {
    const screen = await openScreen(await createPractice(), PATH);
    await screen.see.findByText('Žiaden obsah na zobrazenie');
    expect(screen.see.queryByRole('table')).to.equal(null);
    await expectAccessible(screen.element);
  });

  it('loading: shows a skeleton until the answer comes', async () => {
    const practice = await practiceWith();
    await breakCall(practice.lane, { kind: 'hold', path: PAYMENTS, times: 1 });
    const screen = await openScreen(practice, PATH);
    await untilHeld(practice.lane, PAYMENTS);
    await screen.see.findByText('Načítava sa…');
    await expectAccessible(screen.element);
    await release(practice.lane, PAYMENTS);
    await screen.see.findByText('Ján Čierny');
  });

  for (const [what, status, body, text] of [
    ['a refusal', 403, '{"message":""}', 'Na zobrazenie týchto údajov nemáte oprávnenie.'],
    ['HTML instead of JSON', 200, '<!doctype html>', 'Server poslal odpoveď, ktorej nerozumieme.'],
    ['too many calls', 429, '{}', 'Server je preťažený. Skúsime to znova o 60 sekúnd.'],
    ['an error of the server', 500, '{}', 'Na serveri nastala chyba.'],
  ] as const) {
    it(`failed: shows ${what}, and „Skúsiť znova“ loads`, async () => {
      const practice = await practiceWith();
      hidePage();
      await answerWith(practice.lane, PAYMENTS, status, body, status === 429 ? { 'retry-after': '60' } : {});
      const screen = await openScreen(practice, PATH);
      await screen.see.findByText('Transakcie sa nepodarilo načítať');
      screen.see.getByText(new RegExp(`^${text}`));
      await expectAccessible(screen.element);
      await clearFaults(practice.lane);
      await press(screen.see.getByRole('button', { name: 'Skúsiť znova' }));
      await screen.see.findByText('Ján Čierny');
    });
  }
});
