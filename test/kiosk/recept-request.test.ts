import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { plainSpaces } from '../../src/lib/clean-text';
import { focused, pressKeys, press, type } from '../support/user-input';
import { unmountAll } from '../support/mount';
import * as practiceOf from '../support/practice';
import { until } from '../support/until';
import { HOST, openKiosk } from './kiosk-page';

const { answerWith, breakCall, clearFaults, createPractice, seenCalls, storedNotifications } = practiceOf;
const { storedRecepts, storedTickets } = practiceOf;
const RECEPTS = '/kiosk/api/recepts';
const TICKETS = '/kiosk/api/tickets';

describe('prescription requests at the kiosk', () => {
  before(() => setViewport({ width: 1280, height: 960 }));
  afterEach(async () => {
    await clearFaults(HOST, RECEPTS);
    await clearFaults(HOST, TICKETS);
    await unmountAll();
  });

  it('sends a request by keyboard, and keeps none of it on the page', async () => {
    const practice = await createPractice();
    const { see } = await openKiosk(practice);
    see.getByRole('radio', { name: /^Čakací lístok/ }).focus();
    await pressKeys('ArrowDown');
    expect(see.getByRole<HTMLInputElement>('radio', { name: /^Požiadať o recept/ }).checked).to.equal(true);
    expect(see.queryAllByRole('textbox', { name: /S čím prichádzate/ }).length).to.equal(0);
    await pressKeys('Tab');
    await until(() => focused() === see.getByRole('textbox', { name: 'Vaše meno' }));
    await type('Ján Novák');
    await pressKeys('Tab');
    await type('Prestarium 5 mg');
    await pressKeys('Tab');
    await type('Dve balenia');
    await pressKeys('Tab', 'Enter');
    const heading = await see.findByRole('heading', { level: 1, name: 'Žiadosť o recept je odoslaná' });
    await until(() => focused() === heading);
    const [recept, ...more] = await storedRecepts(practice);
    expect(more).to.deep.equal([]);
    expect(recept?.user?.attributes.fullname).to.equal('Ján Novák');
    expect([recept?.recept_title, recept?.recept_note]).to.deep.equal(['Prestarium 5 mg', 'Dve balenia']);
    expect((await storedNotifications(practice)).map(({ category }) => category)).to.deep.equal(['recept']);
    await pressKeys('Tab', 'Enter');
    await see.findByRole('heading', { level: 1, name: 'Vitajte v ambulancii' });
    for (const field of see.getAllByRole<HTMLInputElement>('textbox')) expect(field.value).to.equal('');
    expect(see.getByRole<HTMLInputElement>('radio', { name: /^Čakací lístok/ }).checked).to.equal(true);
    see.getByRole('button', { name: 'Vziať lístok' });
  });

  it('shows missing values; keeps what was written when the server is away or busy, and retries with the same request id', async () => {
    const practice = await createPractice();
    const { see } = await openKiosk(practice);
    const recept = see.getByRole('radio', { name: /^Požiadať o recept/ });
    await press(recept);
    // The text says „staff“, because colleagues also see the prescription.
    see.getByText(/Uvidí ho iba personál ambulancie\.$/);
    await press(see.getByRole('button', { name: 'Odoslať žiadosť' }));
    const name = see.getByRole('textbox', { name: 'Vaše meno' });
    await until(() => focused() === name);
    see.getByText('Napíšte svoje meno.');
    see.getByText('Napíšte názov lieku.');
    expect(name.getAttribute('aria-invalid')).to.equal('true');
    expect(name.getAttribute('aria-required')).to.equal('true');
    await type('Ján Novák');
    expect(see.queryAllByText('Napíšte svoje meno.').length).to.equal(0);
    // A ticket needs no name, so the error is gone.
    await press(see.getByRole('radio', { name: /^Čakací lístok/ }));
    expect(see.queryAllByText('Napíšte názov lieku.').length).to.equal(0);
    await press(recept);
    expect(see.getByRole<HTMLInputElement>('textbox', { name: 'Vaše meno' }).value).to.equal('Ján Novák');

    await press(see.getByRole('textbox', { name: 'Názov lieku' }));
    await type('Paralen');
    await answerWith(HOST, RECEPTS, 429, '{}', { 'Retry-After': '7' });
    await press(see.getByRole('button', { name: 'Odoslať žiadosť' }));
    const alert = await see.findByRole('alert');
    expect(plainSpaces(alert.textContent)).to.contain('Skúste to o 7 sekúnd');
    await until(() => focused() === alert);
    await clearFaults(HOST, RECEPTS);
    await answerWith(HOST, RECEPTS, 500, '{"message":"Server Error"}', { 'X-Request-Id': 'K7F-29Q' });
    await press(see.getByRole('button', { name: 'Skúsiť znova' }));
    await see.findByText(/^Server ambulancie neodpovedá.* Kód chyby: K7F-29Q$/);
    await clearFaults(HOST, RECEPTS);
    await press(see.getByRole('button', { name: 'Skúsiť znova' }));
    await see.findByRole('heading', { level: 1, name: 'Žiadosť o recept je odoslaná' });
    expect((await storedRecepts(practice)).map(({ recept_title }) => recept_title)).to.deep.equal(['Paralen']);
    const bodies = (await seenCalls(HOST, RECEPTS))
      .map(({ body }) => body)
      .filter((body) => body.includes(practice.code));
    expect([bodies.length, new Set(bodies).size]).to.deep.equal([3, 1]);
  });

  it('a ticket for another doctor is a new request, whatever happened to the first', async () => {
    const [first, other] = [await createPractice(), await createPractice()];
    const { page, see } = await openKiosk({});
    const choose = async ({ code }: practiceOf.TestPractice) => {
      const radio = page.querySelector<HTMLInputElement>(`input[name="practice"][value="${code}"]`);
      if (!radio) throw new Error('The practice is not offered.');
      await press(radio);
    };
    await choose(first);
    await breakCall(HOST, { kind: 'cut', path: TICKETS, times: 1 });
    await press(see.getByRole('button', { name: 'Vziať lístok' }));
    await see.findByText(/^Server ambulancie neodpovedá/);
    await choose(other);
    await press(see.getByRole('button', { name: 'Skúsiť znova' }));
    await see.findByRole('heading', { level: 1, name: /Vaše číslo\s*1/ });
    expect((await storedTickets(first))[0]?.tickets).to.have.length(1);
    expect((await storedTickets(other))[0]?.tickets).to.have.length(1);
  });
});
