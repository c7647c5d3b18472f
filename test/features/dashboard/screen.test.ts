import { expect } from '@open-wc/testing';
import { hidePage } from '../../support/hidden-page';
import { focused, press } from '../../support/user-input';
import * as practiceOf from '../../support/practice';
import { address, closeScreen, openScreen } from '../../support/screen';
import { until } from '../../support/until';
import { busyPractice, countersIn, DASHBOARD, PATH, partOf } from './overview';

const { acceptElsewhere, addTicket, answerWith, askForRecept, breakCall, clearFaults, createPractice } = practiceOf;
const { forgetCalls, nextElsewhere, release, seenCalls, untilAnswered, untilHeld } = practiceOf;

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
    expect(focused()?.textContent, 'the focus while it fails').to.equal('Skúsiť znova');
    const body = { data: { counters: { patients: '7', recepts_pending: null, tickets_today: 2 } } };
    await answerWith(practice.lane, DASHBOARD, 200, JSON.stringify(body));
    await press(see.getByRole('button', { name: 'Skúsiť znova' }));
    await until(() => countersIn(see).join() === '2 tikety dnes,7 pacientov v zozname');
    await until(() => focused()?.localName === 'main');
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

const AUTHORIZE = '/broadcasting/auth';
const asked = async ({ lane }: practiceOf.TestPractice) => (await seenCalls(lane, DASHBOARD)).length;

/**
 * Opens the screen; waits for its first load and the one after the subscription, which is the last. Returns how many loads of the dashboard
 * were answered.
 */
async function openLive(practice: practiceOf.TestPractice) {
  await breakCall(practice.lane, { kind: 'hold', path: AUTHORIZE });
  const screen = await openScreen(practice, PATH);
  await untilAnswered(practice.lane, DASHBOARD);
  await untilHeld(practice.lane, AUTHORIZE);
  await until(() => countersIn(screen.see).length === 4);
  await clearFaults(practice.lane);
  await release(practice.lane, AUTHORIZE);
  await untilAnswered(practice.lane, '/api/tickets', 2);
  await untilAnswered(practice.lane, DASHBOARD, 2);
  await forgetCalls(practice.lane);
  return { ...screen, loads: 2 };
}

describe('live updates of the dashboard', () => {
  afterEach(closeScreen);

  it('C5 X13 X15 a change made elsewhere updates the counters by one request, and repaints only what changed', async () => {
    const practice = await busyPractice();
    const { see } = await openLive(practice);
    await until(() => see.queryAllByRole('img').length === 3);
    const { part } = partOf(see, 'Príjmy');
    const touched: MutationRecord[] = [];
    const observer = new MutationObserver((records) => touched.push(...records));
    observer.observe(part, { subtree: true, childList: true, attributes: true, characterData: true });
    await addTicket(practice, { type: 'queue', user_alternate: 'Nová' });
    await until(() => countersIn(see)[0] === '4 tikety dnes');
    await nextElsewhere(practice, practice.ids[4] ?? 0);
    await until(() => countersIn(see)[1] === '2 odbavení pacienti dnes');
    await until(() => see.queryByRole('img', { name: /^5 návštev za 30 dní/ }));
    expect(await asked(practice)).to.equal(2);
    await acceptElsewhere(practice, practice.recordIds.recepts[0] ?? 0);
    await until(() => countersIn(see)[3] === '0 čakajúcich žiadostí o recept');
    await askForRecept(practice, { name: 'Iva Malá', medicine: 'Ibalgin' });
    await until(() => countersIn(see)[3] === '1 čakajúca žiadosť o recept');
    expect(await asked(practice)).to.equal(4);
    expect(touched).to.deep.equal([]);
    observer.disconnect();
  });

  it('C5 X3 X5 a change made beside it updates the counters by one request, and one that failed, because it may have been stored', async () => {
    const practice = await createPractice([
      { type: 'queue', user: { fullname: 'Ján Prvý' } },
      { type: 'queue', user_alternate: 'Eva Druhá' },
    ]);
    const { see, loads } = await openLive(practice);
    await press(see.getByRole('button', { name: /^Panel čakárne/ }));
    await press(await see.findByRole('button', { name: 'Ján Prvý' }));
    await press(await see.findByRole('button', { name: 'Pridať pacienta' }));
    await press(see.getByRole('button', { name: 'Áno' }));
    await until(() => countersIn(see)[2] === '1 pacient v zozname');
    expect(await asked(practice)).to.equal(1);
    await press(see.getByRole('button', { name: 'Odbaviť: Ján Prvý' }));
    await until(() => countersIn(see)[1] === '1 odbavený pacient dnes');
    expect(await asked(practice)).to.equal(2);
    const { see: room } = partOf(see, 'Čakáreň dnes');
    await until(() => room.queryByText('Eva Druhá'));
    expect(room.queryByText('Ján Prvý')).to.equal(null);
    await answerWith(practice.lane, '/api/ticket-next', 500, '{"message":"Server Error"}');
    const button = await see.findByRole('button', { name: 'Ďalší pacient: Eva Druhá' });
    await until(() => !button.hasAttribute('aria-disabled'));
    await press(button);
    await untilAnswered(practice.lane, DASHBOARD, loads + 3);
    expect(await asked(practice)).to.equal(3);
  });
});

describe('the summary of today', () => {
  afterEach(closeScreen);

  it('R6 names the next patient, the three after, and the number of the rest', async () => {
    const names = ['Prvý', 'Druhý', 'Tretí', 'Štvrtý', 'Piaty', 'Šiesty'];
    const practice = await createPractice(names.map((user_alternate) => ({ type: 'queue', user_alternate })));
    const { see } = await openScreen(practice, PATH);
    await see.findByText('Prvý');
    const { part, see: room } = partOf(see, 'Čakáreň dnes');
    room.getByText('Dnes: 6 tiketov');
    const then = [...part.querySelectorAll('ol > li > :first-child')].map(({ textContent }) => textContent);
    expect(then).to.deep.equal(['Druhý', 'Tretí', 'Štvrtý']);
    room.getByText('a ešte 2 tikety');
    await nextElsewhere(practice, practice.ids[0] ?? 0);
    await until(() => !room.queryByText('Prvý'));
    room.getByText('a ešte 1 tiket');
  });

  it('X1 P4 P8 X8 shows the doctor’s state and a button to set it, and the special announcement with its end in words, or a button to add one', async () => {
    const { see } = await openScreen(await createPractice(), PATH);
    await see.findByRole('heading', { name: 'Oznam pre pacientov' });
    const { see: part } = partOf(see, 'Oznam pre pacientov');
    await press(part.getByRole('button', { name: 'Pridať oznam' }));
    await see.findByRole('dialog', { name: 'Pridať oznam' });
    await press(await see.findByRole('button', { name: 'Zrušiť' }));
    const { see: state } = partOf(see, 'Váš stav');
    state.getByText('Neordinuje');
    await press(state.getByRole('button', { name: 'Nastaviť stav' }));
    await press(await see.findByRole('radio', { name: 'Ordinuje' }));
    await press(see.getByRole('button', { name: 'Nastaviť' }));
    await until(() => state.queryByText('Ordinuje'));
    await closeScreen();

    const tomorrow = new Date(Date.now() + 24 * 3_600_000);
    tomorrow.setHours(18, 5, 0, 0);
    const announcement = { note: 'Zajtra sa neordinuje.', expired_at: tomorrow.toISOString() };
    const practice = await createPractice([], { announcement });
    const shown = await openScreen(practice, PATH);
    await shown.see.findByText('Zajtra sa neordinuje.');
    shown.see.getByText('Zobrazuje sa do: zajtra o 18:05');
    expect(partOf(shown.see, 'Oznam pre pacientov').see.queryByRole('button')).to.equal(null);
  });
});
