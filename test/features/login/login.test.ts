import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { plainSpaces } from '../../../src/lib/clean-text';
import { focused, pressKeys, press, type } from '../../support/user-input';
import { mount, storedToken, unmountAll, type Seen } from '../../support/mount';
import { withFakeClock } from '../../support/fake-clock';
import * as practiceOf from '../../support/practice';
import { until } from '../../support/until';
import { logIn } from '../../support/log-in';
import { fill } from '../settings/settings-screen';
import { openTab } from '../tickets/history/office-card';

const { answerWith, breakCall, clearFaults, createPractice, endSession, forgetCalls, isSession } = practiceOf;
const { release, seenCalls, untilAnswered, untilHeld } = practiceOf;
const LOGIN = '/api/admin/login';
const WRONG = 'Nesprávne prihlasovacie meno alebo heslo.';
const BROKEN = 'Prihlásenie sa nepodarilo pre chybu';

const field = (see: Seen, name: string) => see.findByLabelText<HTMLInputElement>(name);

describe('the login of a single element', () => {
  before(() => setViewport({ width: 1280, height: 860 }));
  afterEach(unmountAll);

  const open = async (practice: practiceOf.TestPractice) =>
    mount(practice, 'ordinacia-waiting-room', { isLoggedIn: false });

  it('C2 X7 logs in with the real server, once, keeps the token, and shows the waiting room', async () => {
    const practice = await createPractice([{ type: 'queue', user_alternate: 'Ján Prvý' }]);
    const { see, element } = await open(practice);
    const changes: unknown[] = [];
    element.addEventListener('ordinacia-auth-change', (event) => changes.push((event as CustomEvent).detail));
    await see.findByRole('heading', { name: 'Prihlásenie' });
    await breakCall(practice.lane, { kind: 'hold', path: LOGIN, times: 1 });
    await logIn(see, { ...practice, email: ` ${practice.email} ` });
    const button = await see.findByRole('button', { name: 'Prihlasuje sa…' });
    await untilHeld(practice.lane, LOGIN);
    await press(button);
    await pressKeys('Enter');
    await release(practice.lane, LOGIN);
    await see.findByText('Ján Prvý');
    expect(await seenCalls(practice.lane, LOGIN)).to.have.length(1);
    const token = storedToken(practice) ?? '';
    expect(await isSession(token)).to.equal(true);
    expect(changes).to.deep.equal([{ loggedIn: true }]);
  });

  it('empty fields show errors, the first gets the focus, and nothing is sent; a wrong password is reported, and kept; each failure has its own message, with the server’s code if there is one; after too many attempts it counts down without sending, and the next try works', async () => {
    const practice = await createPractice();
    const { see } = await open(practice);
    await press(await see.findByRole('button', { name: 'Prihlásiť sa' }));
    see.getByText('Položka Prihlasovacie meno je povinná');
    see.getByText('Položka Heslo je povinná');
    const username = await field(see, 'Prihlasovacie meno');
    expect(username.getAttribute('aria-invalid')).to.equal('true');
    await until(() => focused() === username);
    await type('a');
    expect(see.queryByText('Položka Prihlasovacie meno je povinná')).to.equal(null);
    see.getByText('Položka Heslo je povinná');
    expect(await seenCalls(practice.lane)).to.deep.equal([]);
    const password = await field(see, 'Heslo');
    expect(password.type).to.equal('password');
    await press(password);
    await type('zlé heslo');
    await pressKeys('Enter');
    expect((await see.findByRole('alert')).textContent).to.equal(WRONG);
    expect([username.value, password.value]).to.deep.equal(['a', 'zlé heslo']);
    expect(storedToken(practice)).to.equal(null);

    const answer = (status: number, body: string, headers = {}) =>
      ({ kind: 'answer', answer: { status, body, headers } }) as const;
    for (const [fault, text] of [
      [{ kind: 'refuse' }, 'Server je nedostupný. Skontrolujte pripojenie na internet'],
      [answer(401, '{}'), WRONG],
      [answer(500, '{}'), BROKEN],
      [answer(500, '{}', { 'X-Request-Id': 'K7F-29Q' }), 'Kód chyby: K7F-29Q'],
      [answer(200, '{}'), BROKEN],
    ] as const) {
      await breakCall(practice.lane, { path: LOGIN, ...fault });
      await press(see.getByRole('button', { name: 'Prihlásiť sa' }));
      await until(() => plainSpaces(see.queryByRole('alert')?.textContent ?? '').includes(text));
      await clearFaults(practice.lane);
    }
    await forgetCalls(practice.lane);
    await answerWith(practice.lane, LOGIN, 429, '{"message":"Too Many Attempts."}', { 'retry-after': '2' }, 1);
    const button = see.getByRole('button', { name: 'Prihlásiť sa' });
    await press(button);
    await see.findByText('Priveľa pokusov o prihlásenie. Skúste to znova o 2 sekundy.');
    await press(button);
    await see.findByText('Priveľa pokusov o prihlásenie. Skúste to znova o 1 sekundu.');
    await until(() => !button.hasAttribute('aria-disabled'));
    expect(await seenCalls(practice.lane, LOGIN)).to.have.length(1);
    await fill(see, { 'Prihlasovacie meno': practice.email, Heslo: practice.password });
    await press(button);
    await see.findByText('Žiaden obsah na zobrazenie');
  });

  it('after too many attempts, the time in which the computer sleeps counts, too', async () => {
    const practice = await createPractice();
    const { see } = await open(practice);
    await fill(see, { 'Prihlasovacie meno': practice.email, Heslo: practice.password });
    await answerWith(practice.lane, LOGIN, 429, '{"message":"Too Many Attempts."}', { 'retry-after': '100' }, 1);
    const button = see.getByRole('button', { name: 'Prihlásiť sa' });
    await withFakeClock(async (clock) => {
      const untilShown = (seconds: number) =>
        until(() => see.queryByText(`Priveľa pokusov o prihlásenie. Skúste to znova o ${seconds} sekúnd.`));
      await press(button);
      await untilShown(100);
      await clock.tick(1_000);
      await untilShown(99);
      clock.suspend(40_000);
      await clock.tick(1_000);
      await untilShown(58);
      // A clock set back does not prolong it.
      clock.suspend(-3_600_000);
      await clock.tick(1_000);
      await untilShown(57);
      clock.suspend(60_000);
      await clock.tick(1_000);
      await until(() => !button.hasAttribute('aria-disabled'));
    });
    await press(button);
    await see.findByText('Žiaden obsah na zobrazenie');
  });
});

describe('the session', () => {
  before(() => setViewport({ width: 1280, height: 860 }));
  afterEach(unmountAll);

  it('C3 F1 X7 a logout in another tab ends the session on the server and here, and keeps nothing that was typed; a 401 removes the token and all personal data, and shows the login with the reason', async () => {
    const practice = await createPractice([{ type: 'queue', user_alternate: 'Ján Prvý' }]);
    const { see, root, element } = await mount(practice, 'ordinacia-admin', {
      attributes: { routing: 'memory', 'realtime-key': '' },
    });
    const openAnnouncement = async () => {
      await press(await see.findByRole('button', { name: 'Rýchle akcie' }));
      await press(await see.findByRole('menuitem', { name: 'Pridať oznam' }));
      return see.findByRole<HTMLTextAreaElement>('textbox', { name: 'Text oznamu' });
    };
    const tab = await openTab(practice);
    await tab.see.findByText('Ján Prvý');
    (await openAnnouncement()).focus();
    await type('V piatok neordinujeme.');
    const panel = tab.page.document.querySelector<HTMLElement & { logout(): void }>('ordinacia-waiting-room');
    panel?.logout();
    await see.findByRole('heading', { name: 'Prihlásenie' });
    await untilAnswered(practice.lane, '/api/logout');
    tab.page.remove();
    expect(await isSession(practice.token)).to.equal(false);
    expect(storedToken(practice)).to.equal(null);
    expect(root.textContent).to.not.contain('Ján Prvý');
    expect(see.queryByText(/^Platnosť Vášho prihlásenia/)).to.equal(null);
    await logIn(see, practice);
    await see.findByText('Ján Prvý');
    expect((await openAnnouncement()).value).to.equal('');

    await endSession(storedToken(practice) ?? '');
    element.refresh();
    await see.findByText('Platnosť Vášho prihlásenia sa skončila. Prihláste sa, prosím, znova.');
    expect(storedToken(practice)).to.equal(null);
    expect(root.textContent).to.not.contain('Ján Prvý');
  });
});
