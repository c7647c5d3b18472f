import { expect } from '@open-wc/testing';
import { within } from '@testing-library/dom';
import { focused, pressKeys, press, type } from '../../support/user-input';
import { closeScreen } from '../../support/screen';
import { until } from '../../support/until';
import { catchFiles } from '../saved-files';
import { monthsAgo, practiceWith, rowsOf, shown, columnOf, head, totals, open } from './transactions-screen';

describe('sorting, filtering and exporting of transactions', () => {
  afterEach(closeScreen);

  it('C10 column headers sort by mouse and by keyboard; the search and the states with their counts filter, and the totals follow; the shown rows are exported in their order, as a file that Excel opens, and nothing of an empty list', async () => {
    const screen = await open(await practiceWith());
    expect(columnOf(screen, 'Dátum').ariaSort).to.equal('descending');
    await press(head(screen, 'Dátum'));
    await shown(screen, 'Výpis', 'Potvrdenie', 'Prednostný termín', 'Vodičský preukaz');
    expect(columnOf(screen, 'Dátum').ariaSort).to.equal('ascending');
    head(screen, 'Pacient').focus();
    await pressKeys('Enter');
    await shown(screen, 'Potvrdenie', 'Vodičský preukaz', 'Prednostný termín', 'Výpis');
    expect(columnOf(screen, 'Pacient').ariaSort).to.equal('ascending');
    expect(columnOf(screen, 'Dátum').ariaSort).to.equal(null);
    await pressKeys('Enter');
    await shown(screen, 'Prednostný termín', 'Vodičský preukaz', 'Potvrdenie', 'Výpis');
    await press(head(screen, 'Suma'));
    await shown(screen, 'Vodičský preukaz', 'Prednostný termín', 'Potvrdenie', 'Výpis');
    await press(head(screen, 'Stav'));
    const byState = ['Vodičský preukaz', 'Potvrdenie', 'Prednostný termín', 'Výpis'];
    await shown(screen, ...byState);

    await press(screen.see.getByRole('textbox', { name: 'Hľadať v transakciách' }));
    await type('duris');
    await shown(screen, 'Prednostný termín');
    screen.see.getByText('1 transakcia z 4');
    expect(totals(screen)).to.deep.equal(['20,00\u00a0€', '20,00\u00a0€', '0,00\u00a0€']);
    await pressKeys('Escape');
    await shown(screen, ...byState);

    const group = within(screen.see.getByRole('group', { name: 'Stav transakcií' }));
    const states = group.getAllByRole('button').map(({ textContent }) => textContent);
    expect(states.join(', ')).to.equal('Všetky 4, Zaplatené 1, Čakajúce 1, Vrátené 1, Neúspešné 1');
    await press(group.getByRole('button', { name: 'Čakajúce 1' }));
    await shown(screen, 'Potvrdenie');
    expect(totals(screen)).to.deep.equal(['0,00\u00a0€', '0,00\u00a0€', '0,00\u00a0€']);
    expect(group.getByRole('button', { pressed: true }).textContent).to.equal('Čakajúce 1');
    group.getByRole('button', { name: 'Všetky 4' }).focus();
    await pressKeys(' ');
    await until(() => rowsOf(screen).length === 4);

    const { files, restore } = catchFiles();
    try {
      await press(head(screen, 'Suma'));
      await press(screen.see.getByRole('button', { name: 'Vrátené 1' }));
      await shown(screen, 'Prednostný termín');
      const button = screen.see.getByRole('button', { name: 'Stiahnuť CSV' });
      await press(button);
      const [saved] = files;
      if (!saved) throw new Error('nothing was saved');
      const now = new Date();
      const two = (part: number) => String(part).padStart(2, '0');
      const day = `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
      expect(saved.name).to.equal(`transakcie-${day}.csv`);
      expect(saved.url).to.match(/^blob:/);
      const bytes = new Uint8Array(await (await saved.file).arrayBuffer());
      expect([...bytes.subarray(0, 3)]).to.deep.equal([0xef, 0xbb, 0xbf]);
      expect(new TextDecoder().decode(bytes).split('\r\n')).to.deep.equal([
        '"Dátum";"Názov";"Pacient";"Suma (EUR)";"Stav"',
        `"${day.slice(0, 8)}15 12:29";"Prednostný termín";"Žofia Ďurišová";20;"Vrátená"`,
        '',
      ]);
      await press(screen.see.getByRole('textbox', { name: 'Hľadať v transakciách' }));
      await type('nikto');
      await screen.see.findByText('Nenašla sa žiadna transakcia');
      expect(button.ariaDisabled).to.equal('true');
      await press(button);
      expect(files).to.have.length(1);
    } finally {
      restore();
    }
  });

  it('filters by period: months, the year, and custom days', async () => {
    const screen = await open(await practiceWith());
    const period = screen.see.getByRole<HTMLSelectElement>('combobox', { name: 'Obdobie' });
    const periods = [...period.options].map(({ text }) => text);
    expect(periods.join(', ')).to.equal('Celé obdobie, Tento mesiac, Minulý mesiac, Tento rok, Vlastné obdobie');
    period.focus();
    await pressKeys('ArrowDown');
    await shown(screen, 'Vodičský preukaz', 'Prednostný termín');
    screen.see.getByRole('button', { name: 'Všetky 2' });
    await pressKeys('ArrowDown');
    await shown(screen, 'Potvrdenie', 'Výpis');
    await pressKeys('ArrowDown', 'ArrowDown');
    const from = await screen.see.findByRole('combobox', { name: 'Od dňa' });
    await until(() => rowsOf(screen).length === 4);
    from.focus();
    const { 0: year, 1: month } = monthsAgo(0).split('-');
    await type(`15. ${Number(month)}. ${year ?? ''}`);
    await shown(screen, 'Vodičský preukaz', 'Prednostný termín');
    await press(screen.see.getByRole('combobox', { name: 'Do dňa' }));
    await type(`14. ${Number(month)}. ${year ?? ''}`);
    await pressKeys('Tab');
    // An invalid date shows an error, and does not filter.
    await until(() => screen.see.getByRole('combobox', { name: 'Do dňa' }).ariaInvalid === 'true');
    await shown(screen, 'Vodičský preukaz', 'Prednostný termín');
    screen.see.getByRole('textbox', { name: 'Hľadať v transakciách' }).focus();
    await type('nikto');
    await screen.see.findByText('Nenašla sa žiadna transakcia');
    await press(screen.see.getByRole('button', { name: 'Zrušiť filtre' }));
    await until(() => rowsOf(screen).length === 4);
    await until(() => focused() === screen.see.getByRole('textbox', { name: 'Hľadať v transakciách' }));
  });
});
