import { expect } from '@open-wc/testing';
import { createPractice, storedTickets } from '../support/practice';
import { unmountAll } from '../support/mount';
import { focused, press, type, pressKeys } from '../support/user-input';
import { until } from '../support/until';
import { holdTimers, answersOf, openKiosk, refusal } from './kiosk-page';
import { plainSpaces } from '../../src/lib/clean-text';

const PRACTICES = '/kiosk/api/practices';
const TICKETS = '/kiosk/api/tickets';
const PAIR = '/kiosk/api/pair';

describe('a kiosk that receives nobody', () => {
  afterEach(unmountAll);

  /** Opens the page with this response to its request for practices. */
  async function openAnswered(status: number, body: string, heading: string) {
    const kiosk = await openKiosk(await createPractice());
    const answers = answersOf(kiosk.page);
    answers.answer(PRACTICES, status, body);
    await press(kiosk.see.getByRole('button', { name: 'Spárovať s ambulanciou' }));
    await press(await kiosk.see.findByRole('button', { name: 'Späť' }));
    await kiosk.see.findByRole('heading', { level: 1, name: heading });
    return { ...kiosk, ...answers };
  }

  it('asks for a code while it is not paired, and keeps what was typed through every failure', async () => {
    const title = 'Kiosk ešte nie je spárovaný';
    const { see, answer, end } = await openAnswered(403, refusal('unpaired'), title);
    expect(see.queryByRole('button', { name: 'Späť' })).to.equal(null);
    await press(see.getByRole('button', { name: 'Spárovať' }));
    const code = see.getByRole<HTMLInputElement>('textbox', { name: 'Kód z ordinácie' });
    await until(() => focused() === code);
    see.getByText('Napíšte kód.');
    expect(code.getAttribute('aria-invalid')).to.equal('true');
    await type('BCDF GHJK');
    expect(see.queryByText('Napíšte kód.')).to.equal(null);
    for (const [status, body, said] of [
      [500, '{}', /^Server ambulancie neodpovedá/],
      [200, '<!doctype html>', /^Server ambulancie neodpovedá/],
      [429, '{}', /^Naraz prišlo priveľa žiadostí/],
    ] as const) {
      answer(PAIR, status, body);
      await press(see.getByRole('button', { name: 'Spárovať' }));
      const alert = await see.findByText(said);
      await until(() => focused() === alert);
      expect(code.value).to.equal('BCDF GHJK');
      end(PAIR);
    }
    await press(see.getByRole('button', { name: 'Spárovať' }));
    await see.findByText(/^Tento kód neplatí/);
    await until(() => focused() === code);
  });

  it('at a limit it sends the patient to the nurse, and keeps what was written', async () => {
    const practice = await createPractice();
    const { see, page } = await openKiosk(practice);
    const { answer, end } = answersOf(page);
    const name = see.getByRole<HTMLInputElement>('textbox', { name: /^Vaše meno/ });
    await press(name);
    await type('Ján Novák');
    const stops = [
      ['limit', 'Dnes už kiosk ďalší lístok nevydá'],
      ['held', 'Cez kiosk sa teraz ďalší termín objednať nedá'],
      ['revoked', 'Kiosk je odpojený'],
    ] as const;
    for (const [reason, title] of stops) {
      answer(TICKETS, 403, refusal(reason));
      await press(see.getByRole('button', { name: 'Vziať lístok' }));
      const heading = await see.findByRole('heading', { level: 1, name: title });
      await until(() => focused() === heading);
      see.getByText(/^Obráťte sa, prosím, na sestru\. Čo ste napísali, ostalo vo formulári\./);
      await press(see.getByRole('button', { name: 'Späť k formuláru' }));
      expect(name.value).to.equal('Ján Novák');
    }
    answer(TICKETS, 422, '{"errors":{"practice":["Vyberte ambulanciu zo zoznamu."]}}');
    await press(see.getByRole('button', { name: 'Vziať lístok' }));
    await see.findByRole('heading', { name: 'Táto ambulancia teraz cez kiosk pacientov neprijíma' });
    await press(see.getByRole('button', { name: 'Späť k formuláru' }));
    end(TICKETS);
    await press(see.getByRole('button', { name: 'Vziať lístok' }));
    await see.findByRole('heading', { level: 1, name: /Vaše číslo\s*1/ });
    expect((await storedTickets(practice))[0]?.tickets[0]?.user_alternate).to.equal('Ján Novák');
  });

  it('says that no practice receives patients; a page that nobody touches sees that it was disconnected, and that it is back', async () => {
    const { see, page, answer, end } = await openAnswered(200, '[]', 'Kiosk je teraz mimo prevádzky');
    see.getByText(/^Cez kiosk teraz žiadna ambulancia pacientov neprijíma/);
    see.getByRole('button', { name: 'Spárovať s ambulanciou' });
    holdTimers(page);
    answer(PRACTICES, 500, '{}');
    await press(see.getByRole('button', { name: 'Skúsiť znova' }));
    await see.findByText(/^Server ambulancie neodpovedá/);
    end(PRACTICES);
    await press(see.getByRole('button', { name: 'Skúsiť znova' }));
    await see.findByRole('heading', { level: 1, name: 'Vitajte v ambulancii' });
    const wake = () => page.dispatchEvent(new Event('visibilitychange'));
    answer(PRACTICES, 403, refusal('revoked'));
    wake();
    await see.findByRole('heading', { level: 1, name: 'Kiosk je odpojený' });
    end(PRACTICES);
    wake();
    await see.findByRole('heading', { level: 1, name: 'Vitajte v ambulancii' });
    // A person uses the page: their input must not disappear.
    answer(PRACTICES, 403, refusal('revoked'));
    await press(see.getByRole('textbox', { name: /^Vaše meno/ }));
    wake();
    await type('Ján');
    expect(see.getByRole<HTMLInputElement>('textbox', { name: /^Vaše meno/ }).value).to.equal('Ján');
  });
});

describe('a kiosk that nobody touches', () => {
  afterEach(unmountAll);

  it('2.2.1 asks before it takes away what was written, and covers it meanwhile; any key or press goes on, as often as wished', async () => {
    const { see, page } = await openKiosk(await createPractice());
    const timers = holdTimers(page);
    const name = see.getByRole<HTMLInputElement>('textbox', { name: /^Vaše meno/ });
    await press(name);
    timers.runAsk();
    await until(() => focused() !== name);
    expect(see.queryByRole('alertdialog'), 'nothing is lost').to.equal(null);
    await press(name);
    await type('Ján');
    timers.runAsk();
    const question = await see.findByRole('alertdialog', { name: 'Ste ešte tu?' });
    expect(plainSpaces(question.textContent)).to.contain('o 20 sekúnd');
    const button = see.getByRole('button', { name: 'Áno, pokračovať' });
    expect(name.value).to.equal('Ján');
    const view = page.defaultView;
    expect(view?.getComputedStyle(question, '::backdrop').backgroundColor).to.match(/^rgb\(/);
    for (const key of ['Enter', 'Space', 'Escape', 'Enter']) {
      await until(() => focused() === button);
      await pressKeys(key);
      await until(() => focused() === name);
      expect(see.queryByRole('alertdialog')).to.equal(null);
      expect(name.value).to.equal('Ján');
      expect(timers.idleCount()).to.equal(1);
      timers.runAsk();
    }
    await press(await see.findByRole('heading', { name: 'Ste ešte tu?' }));
    await until(() => see.queryByRole('alertdialog') === null);
    expect(name.value).to.equal('Ján');
    timers.runIdle();
    await until(() => name.value === '');
    await until(() => see.queryByRole('alertdialog') === null);
  });
});
