import { expect } from '@open-wc/testing';
import { hidePage } from '../../support/hidden-page';
import { press } from '../../support/user-input';
import { answerWith, breakCall, createPractice, clearFaults, release, untilHeld } from '../../support/practice';
import { address, closeScreen, openScreen } from '../../support/screen';
import { until } from '../../support/until';
import { busyPractice, countersIn, DASHBOARD, PATH } from './overview';

describe('the states of the screen „Prehľad“', () => {
  afterEach(closeScreen);

  it('R6 C5 draws the loading and empty states', async () => {
    const practice = await createPractice();
    await breakCall(practice.lane, { kind: 'hold', path: DASHBOARD, times: 2 });
    const { see } = await openScreen(practice, PATH);
    await see.findByRole('heading', { level: 1, name: 'Prehľad' });
    await see.findByText('Načítava sa…');
    await untilHeld(practice.lane, DASHBOARD);
    await see.findByText('V čakárni práve nikto nečaká.');
    expect(countersIn(see)).to.deep.equal([]);
    await clearFaults(practice.lane);
    await release(practice.lane, DASHBOARD);
    await until(() => see.queryAllByText('Žiaden obsah na zobrazenie').length === 3);
    expect(countersIn(see).join(', ')).to.equal(
      '0 tiketov dnes, 0 odbavených pacientov dnes, 0 pacientov v zozname, 0 čakajúcich žiadostí o recept',
    );
    expect(see.queryByRole('button', { name: /^Zobraziť ako tabuľku/ })).to.equal(null);
  });

  it('R6 C5 F3 HTML, and an object with none of the expected fields, are failures; counters alone, wrapped in data, and only some of them, are read', async () => {
    const practice = await createPractice();
    hidePage();
    await answerWith(practice.lane, DASHBOARD, 200, '<!doctype html><p>Údržba</p>', { 'content-type': 'text/html' });
    const { see } = await openScreen(practice, PATH);
    await see.findByText('Prehľad sa nepodarilo načítať');
    for (const body of ['{"message":"ok"}', '{"counters":null,"visits_by_day":null}', '[]']) {
      await answerWith(practice.lane, DASHBOARD, 200, body);
      await press(see.getByRole('button', { name: 'Skúsiť znova' }));
      await until(() => see.queryByRole('button', { name: 'Skúsiť znova' })?.getAttribute('aria-busy') !== 'true');
      see.getByText('Prehľad sa nepodarilo načítať');
    }
    const body = { data: { counters: { patients: '7', recepts_pending: null, tickets_today: 2 } } };
    await answerWith(practice.lane, DASHBOARD, 200, JSON.stringify(body));
    await press(see.getByRole('button', { name: 'Skúsiť znova' }));
    await until(() => countersIn(see).join() === '2 tikety dnes,7 pacientov v zozname');
    expect(see.queryByRole('heading', { name: 'Návštevy' })).to.equal(null);
    expect(see.queryByText('Žiaden obsah na zobrazenie')).to.equal(null);
  });

  it('S3 is the first link of the navigation, and the counters link to their screens', async () => {
    const practice = await busyPractice();
    const { see } = await openScreen(practice, '/cakaren');
    const nav = await see.findByRole('navigation', { name: 'Hlavná navigácia' });
    const [first] = nav.querySelectorAll('a');
    expect(first?.textContent).to.equal('Prehľad');
    await press(see.getByRole('link', { name: 'Prehľad' }));
    await see.findByRole('heading', { level: 1, name: 'Prehľad' });
    expect(see.getByRole('link', { current: 'page' }).textContent).to.equal('Prehľad');
    for (const [name, path, title] of [
      ['3 tikety dnes', '/cakaren', 'Čakáreň'],
      ['2 pacienti v zozname', '/pacienti', 'Pacienti'],
      ['1 čakajúca žiadosť o recept', '/e-recepty', 'Recepty'],
      ['Otvoriť čakáreň', '/cakaren', 'Čakáreň'],
    ] as const) {
      await press(await see.findByRole('link', { name }));
      await see.findByRole('heading', { level: 1, name: title });
      expect(address()).to.equal(path);
      await press(see.getByRole('link', { name: 'Prehľad' }));
    }
  });
});
