import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { focused, pressKeys, press, type } from '../support/user-input';
import { mount, unmountAll } from '../support/mount';
import { answerWith, breakCall, createPractice, forgetCalls, release, seenCalls, untilHeld } from '../support/practice';
import { until } from '../support/until';
import * as kiosk from './kiosk-page';

const { HOST, TIMES, EVENTS, mendKiosk, daysOf, withTerms, openBooking, days, times } = kiosk;
const { choose, writeName, holdTimers, order, booked, stored, bookFaster } = kiosk;

describe('booking at the kiosk', () => {
  before(() => setViewport({ width: 1280, height: 960 }));
  afterEach(async () => {
    await mendKiosk();
    await unmountAll();
  });

  it('C12 X13 a patient chooses a day and a time, and appears in the doctor’s waiting room without a reload', async () => {
    const practice = await withTerms();
    const room = await mount(practice, 'ordinacia-waiting-room');
    await room.see.findByText('Žiaden obsah na zobrazenie');
    const { see } = await openBooking(practice);
    await choose(see, 1, /^23:25$/);
    await writeName(see);
    await press(order(see));
    const heading = await booked(see);
    await until(() => focused() === heading);
    see.getByText(/o 23:25$/, { selector: '.when' });
    await room.see.findByText('Ján Novák');
    const [ticket, ...more] = await stored(practice);
    expect([ticket?.type, ticket?.user_alternate, more.length]).to.deep.equal(['schedule', 'Ján Novák', 0]);
    await pressKeys('Tab', 'Enter');
    await see.findByRole('heading', { level: 1, name: 'Vitajte v ambulancii' });
    expect(see.queryAllByRole('group', { name: 'Na ktorý deň?' })).to.have.length(0);
    for (const field of see.getAllByRole<HTMLInputElement>('textbox')) expect(field.value).to.equal('');
  });

  it('works by keyboard alone, shows missing values at their fields, and resets when it is left alone, so that nobody sees the previous appointment', async () => {
    const practice = await withTerms();
    const { see, page } = await openBooking(practice);
    const [first] = await days(see);
    await press(order(see));
    await until(() => focused() === first);
    see.getByText('Vyberte deň.');
    see.getByText('Napíšte svoje meno.');
    await pressKeys('Space');
    await until(() => see.queryAllByText('Vyberte deň.').length === 0);
    const [time] = await times(see);
    await pressKeys('Tab');
    await until(() => focused() === time);
    await pressKeys('Space', 'Tab');
    await type('Eva Nová');
    const timers = holdTimers(page);
    await pressKeys('Enter');
    await booked(see);
    expect((await stored(practice))[0]?.user_alternate).to.equal('Eva Nová');
    timers.runIdle();
    await see.findByRole('heading', { level: 1, name: 'Vitajte v ambulancii' });
    // Ignores the expected time of a ticket, which the kiosk shows to everybody.
    expect(page.body.textContent.replace(/približne [\d:]+ – [\d:]+/g, '')).to.not.contain('23:00');
    expect(see.getByRole<HTMLInputElement>('radio', { name: /^Čakací lístok/ }).checked).to.equal(true);
    for (const field of see.getAllByRole<HTMLInputElement>('textbox')) expect(field.value).to.equal('');
  });

  it('ignores late times of a day that is not chosen any more; explains a time that somebody took meanwhile, and offers what is free now, on another day where none is', async () => {
    const practice = await withTerms();
    const { see, page } = await openBooking(practice);
    await breakCall(HOST, { kind: 'hold', path: TIMES, times: 1, answer: { status: 200, body: '[{"time":"05:00"}]' } });
    const [first] = await days(see);
    if (!first) throw new Error('There is no day.');
    await press(first);
    await untilHeld(HOST, TIMES);
    await choose(see, 1, /^23:00$/);
    await release(HOST, TIMES);
    await writeName(see);
    expect(see.queryAllByRole('radio', { name: /^5:00$/ })).to.have.length(0);
    expect(see.getByRole<HTMLInputElement>('radio', { name: /^23:00$/ }).checked).to.equal(true);
    await bookFaster(practice, page, '23:00');
    await press(order(see));
    await see.findByText('Tento čas už nie je voľný. Vyberte, prosím, iný.');
    await until(() => see.queryAllByRole('radio', { name: /^23:00$/ }).length === 0);
    const [left, ...more] = await times(see);
    await until(() => focused() === left);
    expect(more).to.deep.equal([]);
    expect(see.getByRole<HTMLInputElement>('textbox', { name: 'Vaše meno' }).value).to.equal('Ján Novák');
    await pressKeys('Space');
    await bookFaster(practice, page, '23:25');
    await press(order(see));
    await until(() => focused()?.getAttribute('name') === 'day');
    expect(see.queryAllByRole('group', { name: 'O koľkej?' })).to.have.length(0);
    await choose(see, 1, /^23:25$/);
    await press(order(see));
    await booked(see);
    const names = (await stored(practice)).map(({ user_alternate }) => user_alternate);
    expect(names).to.deep.equal(['Rýchlejší', 'Rýchlejší', 'Ján Novák']);
  });

  it('two presses book once; the form is locked while sending, and an error stays long enough to be read', async () => {
    const practice = await withTerms();
    const { page, see } = await openBooking(practice);
    await choose(see, 1, /^23:00$/);
    await writeName(see);
    await forgetCalls(HOST);
    await breakCall(HOST, { kind: 'hold', path: EVENTS, answer: { status: 500, body: '{}' } });
    const button = order(see);
    await press(button);
    await untilHeld(HOST, EVENTS);
    await press(button);
    await press(see.getByRole('radio', { name: /^Požiadať o recept/ }));
    expect(see.getByRole<HTMLInputElement>('radio', { name: /^Objednať sa/ }).checked).to.equal(true);
    expect(button.textContent).to.equal('Objednáva sa…');
    expect(await seenCalls(HOST, EVENTS)).to.have.length(1);
    const timers = holdTimers(page);
    await release(HOST, EVENTS);
    await see.findByText(/^Server ambulancie neodpovedá/);
    expect(timers.idleCount()).to.equal(1);
    await press(see.getByRole('radio', { name: /^Požiadať o recept/ }));
    see.getByRole('button', { name: 'Odoslať žiadosť' });
    expect(await stored(practice)).to.have.length(0);
  });

  it('shows loading, failed and empty, with a retry', async () => {
    const practice = await createPractice();
    await breakCall(HOST, { kind: 'hold', path: daysOf(practice) });
    const { see } = await openBooking(practice);
    await see.findByText('Hľadajú sa voľné dni…');
    await mendKiosk();
    await release(HOST, daysOf(practice));
    await see.findByText(/^Táto ambulancia teraz nemá voľný termín\./);
    await unmountAll();

    const full = await withTerms();
    await answerWith(HOST, daysOf(full), 500, '{}');
    const { see: again } = await openBooking(full);
    await again.findByText('Voľné dni sa nepodarilo načítať.');
    await mendKiosk();
    await answerWith(HOST, TIMES, 500, '{}');
    await press(again.getByRole('button', { name: 'Skúsiť znova' }));
    const [, second] = await days(again);
    if (!second) throw new Error('There is no second day.');
    await press(second);
    await again.findByText('Voľné časy sa nepodarilo načítať.');
    await mendKiosk();
    await press(again.getByRole('button', { name: 'Skúsiť znova' }));
    const [time] = await times(again);
    await until(() => focused() === time);
  });
});
