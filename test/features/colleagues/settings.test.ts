import { expect } from '@open-wc/testing';
import { newColleague } from '../../support/colleague';
import { logIn } from '../../support/log-in';
import * as practiceOf from '../../support/practice';
import { closeScreen, openScreen } from '../../support/screen';
import { until } from '../../support/until';
import { focused, press, type } from '../../support/user-input';

const { answerWith, breakCall, clearFaults, createPractice, forgetCalls, isSession, release, seenCalls } = practiceOf;
const { untilAnswered, untilHeld } = practiceOf;
const SETTINGS = '/nastavenia';
const INVITE = '/api/colleague-invite';
const REMOVE = '/api/colleague-remove';
const OFFERED = { capabilities: ['password', 'sessions', 'colleagues'] };

type See = Awaited<ReturnType<typeof openScreen>>['see'];

async function open(width = 1440) {
  const practice = await createPractice([], OFFERED);
  return { practice, ...(await openScreen(practice, SETTINGS, { width })) };
}

async function fillIn(see: See, name = 'Jana') {
  // Wait for the list above the form.
  await see.findByRole('group', { name: 'Kto sa prihlasuje' });
  await press(await see.findByRole('textbox', { name: 'Meno' }));
  await type(name);
  await press(see.getByRole('radio', { name: 'sestra' }));
}

const invite = (see: See) => press(see.getByRole('button', { name: 'Pozvať' }));

describe('„Kolegovia“ in „Nastavenia“', () => {
  afterEach(closeScreen);

  it('a link is made, and shown once', async () => {
    const { see, root } = await open();
    await see.findByText('Zatiaľ sa do ambulancie prihlasujete iba Vy.');
    await fillIn(see);
    await invite(see);
    await see.findByText('Odkaz pre: Jana');
    await see.findByText(/\/setup#[\w-]{43}$/);
    await see.findByText(/^Odkaz platí do: /);
    expect(see.getByRole<HTMLInputElement>('textbox', { name: 'Meno' }).value).to.equal('');

    await press(see.getByRole('button', { name: 'Hotovo' }));
    expect(root.textContent).not.to.contain('/setup#');
    expect(focused()?.getAttribute('aria-label')).to.equal('Kto sa prihlasuje');
  });

  it('the list says who logs in, and since when; another link for somebody who has lost the password; who could not be removed stays, with a way to try again, and a removed one is logged out', async () => {
    const practice = await createPractice([], OFFERED);
    const jana = await newColleague(practice);
    const { see } = await openScreen(practice, SETTINGS);
    await see.findByText('Sestra Jana');
    await see.findByText(jana.email);
    await see.findByText('naposledy: pred chvíľou');
    await press(see.getByRole('button', { name: 'Nový odkaz: Sestra Jana' }));
    await press(await see.findByRole('button', { name: 'Áno' }));
    await see.findByText('Odkaz pre: Sestra Jana');
    await see.findByText(/\/setup#[\w-]{43}$/);
    await press(see.getByRole('button', { name: 'Hotovo' }));

    const remove = async () => {
      await press(await see.findByRole('button', { name: 'Odobrať: Sestra Jana' }));
      await see.findByText(/^Sestra Jana bude ihneď všade odhlásený\(-á\)/);
      await press(see.getByRole('button', { name: 'Áno' }));
    };
    await answerWith(practice.lane, REMOVE, 403, '{"message":"Nie."}', {}, 1);
    await remove();
    await see.findByText('Prístup sa nepodarilo odobrať. Stále platí.');
    expect(await isSession(jana.token)).to.equal(true);
    await remove();
    await see.findByText('Zatiaľ sa do ambulancie prihlasujete iba Vy.');
    await until(async () => !(await isSession(jana.token)));
    await until(() => focused()?.getAttribute('aria-label') === 'Kto sa prihlasuje');
  });

  it('a name and a position are asked for before anything is sent; a failure keeps what was typed, a lost answer is not told as known, and both are tried again', async () => {
    const { see, practice } = await open();
    await see.findByRole('group', { name: 'Kto sa prihlasuje' });
    await invite(see);
    await see.findByText('Vyberte, prosím, pozíciu.');
    expect(see.getByRole('textbox', { name: 'Meno' }).getAttribute('aria-invalid')).to.equal('true');
    expect(await seenCalls(practice.lane, INVITE)).to.deep.equal([]);
    await fillIn(see);
    await answerWith(practice.lane, INVITE, 422, '{"errors":{"name":["Toto meno nejde."]}}');
    await invite(see);
    await see.findByText('Toto meno nejde.');
    await clearFaults(practice.lane);
    await answerWith(practice.lane, INVITE, 500, '<html>', { 'Content-Type': 'text/html' });
    await invite(see);
    await see.findByText(/^Pozvánku sa nepodarilo vytvoriť|^Nevieme, či pozvánka vznikla/);
    expect(see.getByRole<HTMLInputElement>('textbox', { name: 'Meno' }).value).to.equal('Jana');
    await clearFaults(practice.lane);
    await breakCall(practice.lane, { kind: 'lose', path: INVITE });
    await invite(see);
    await see.findByText(/^Nevieme, či pozvánka vznikla/);
    // The invitation was stored: the list has it.
    await see.findByRole('button', { name: 'Nový odkaz: Sestra Jana' });
    await clearFaults(practice.lane);
    await invite(see);
    await see.findByText('Odkaz pre: Jana');
    expect(see.getAllByRole('button', { name: 'Nový odkaz: Sestra Jana' })).to.have.length(1);
  });

  it('a logout while a link is made ends it: nothing more is loaded', async () => {
    const { see, practice, element } = await open();
    await fillIn(see);
    await breakCall(practice.lane, { kind: 'hold', path: INVITE, answer: { status: 500, body: '{}' }, times: 1 });
    await invite(see);
    await untilHeld(practice.lane, INVITE);
    (element as HTMLElement & { logout(): void }).logout();
    await see.findByRole('heading', { name: 'Prihlásenie' });
    await untilAnswered(practice.lane, '/api/logout');
    await forgetCalls(practice.lane);
    await release(practice.lane, INVITE);
    // Meanwhile the page receives the response.
    await logIn(see, practice);
    await see.findByRole('heading', { level: 1, name: 'Čakáreň' });
    expect(await seenCalls(practice.lane, '/api/colleagues')).to.deep.equal([]);
  });
});
