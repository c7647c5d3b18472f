import { expect } from '@open-wc/testing';
import { within } from '@testing-library/dom';
import { press } from '../../support/user-input';
import { seenCalls, untilSeen } from '../../support/practice';
import { address, closeScreen, openScreen } from '../../support/screen';
import { PAYMENTS, PATH, practiceWith, rowsOf, cells, shown, totals } from './transactions-screen';

describe('the transactions screen', () => {
  afterEach(closeScreen);

  it('S5 R9 C10 opens from the navigation; each row shows its moment, title, patient, amount and state, the newest first; it reloads after a minute', async () => {
    const practice = await practiceWith();
    const screen = await openScreen(practice, '/cakaren');
    const { see } = screen;
    await see.findByRole('heading', { name: 'Ostatné' });
    const links = within(see.getByRole('list', { name: 'Platby' })).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).to.deep.equal(['Transakcie', 'Výplaty']);
    const goTo = async (name: string) => {
      await press(see.getByRole('link', { name }));
      await see.findByRole('heading', { level: 1, name });
    };
    await goTo('Transakcie');
    expect(address()).to.equal(PATH);
    await see.findByRole('table', { name: 'Transakcie' });
    await shown(screen, 'Vodičský preukaz', 'Prednostný termín', 'Potvrdenie', 'Výpis');
    const rows = rowsOf(screen).map(cells);
    const now = new Date();
    expect(rows[0]).to.deep.equal([
      `15.\u00a0${now.getMonth() + 1}.\u00a0${now.getFullYear()} 12:30`,
      'Vodičský preukaz',
      'Ján Čierny',
      '1\u00a0234,50\u00a0€',
      'Zaplatená',
    ]);
    expect(rows.map((row) => row[4])).to.deep.equal(['Zaplatená', 'Vrátená', 'Čaká na úhradu', 'Neúspešná']);
    expect(rows[3]?.[2]).to.equal('bez pacienta');
    see.getByText('4 transakcie');
    expect(totals(screen)).to.deep.equal(['1\u00a0254,50\u00a0€', '20,00\u00a0€', '1\u00a0234,50\u00a0€']);
    const [call] = await seenCalls(practice.lane, PAYMENTS);
    expect(call?.headers['authorization']).to.equal(`Bearer ${practice.token}`);

    await goTo('Čakáreň');
    await goTo('Transakcie');
    await see.findByRole('table', { name: 'Transakcie' });
    expect(await seenCalls(practice.lane, PAYMENTS)).to.have.length(1);
    const { now: time } = Date;
    try {
      Date.now = () => time() + 61_000;
      await goTo('Čakáreň');
      await goTo('Transakcie');
      await untilSeen(practice.lane, PAYMENTS, 2);
    } finally {
      Date.now = time;
    }
  });
});
