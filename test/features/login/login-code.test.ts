import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { errorAt } from '../../support/failure-alert';
import { logIn } from '../../support/log-in';
import { mount, storedToken, unmountAll } from '../../support/mount';
import * as practiceOf from '../../support/practice';
import { turnOnSecondFactor } from '../../support/second-factor';
import { focused, press, pressKeys, type } from '../../support/user-input';
import { until } from '../../support/until';

const { answerWith, breakCall, createPractice, isSession, release, seenCalls, untilHeld } = practiceOf;
const LOGIN = '/api/admin/login';
const WRONG_CODE = 'Tento kód nie je správny alebo už bol použitý.';

/** The login of a doctor with a second factor, after the password. */
async function openAtCode() {
  const practice = await createPractice([{ type: 'queue', user_alternate: 'Ján Prvý' }]);
  const factor = await turnOnSecondFactor(practice);
  const mounted = await mount(practice, 'ordinacia-waiting-room', { isLoggedIn: false });
  const { see } = mounted;
  await logIn(see, practice);
  const code = await see.findByLabelText<HTMLInputElement>('Kód z aplikácie');
  const valueOf = (label: string) => see.getByLabelText<HTMLInputElement>(label).value;
  return { ...mounted, practice, factor, code, valueOf };
}

describe('the login with a second factor', () => {
  before(() => setViewport({ width: 1280, height: 860 }));
  afterEach(unmountAll);

  it('asks for the code after the password, and logs in with it, or with a recovery code', async () => {
    const { see, element, practice, factor, code, valueOf } = await openAtCode();
    await until(() => focused() === code);
    expect(see.queryByRole('alert')).to.equal(null);
    expect(code.getAttribute('aria-invalid')).to.equal(null);
    expect(code.autocomplete).to.equal('one-time-code');
    expect(valueOf('Prihlasovacie meno')).to.equal(practice.email);
    expect(valueOf('Heslo')).to.equal(practice.password);
    expect(storedToken(practice)).to.equal(null);
    await type(factor.code('next'));
    await pressKeys('Enter');
    await see.findByText('Ján Prvý');
    expect(await isSession(storedToken(practice) ?? '')).to.equal(true);
    const [first] = await seenCalls(practice.lane, LOGIN);
    expect(JSON.parse(first?.body ?? '')).to.deep.equal({ username: practice.email, password: practice.password });

    element.logout();
    await see.findByRole('heading', { name: 'Prihlásenie' });
    await logIn(see, practice);
    const again = await see.findByLabelText('Kód z aplikácie');
    await until(() => focused() === again);
    await type(` ${factor.recoveryCodes[0] ?? ''} `);
    await pressKeys('Enter');
    await see.findByText('Ján Prvý');
  });

  it('shows a wrong code, and a missing one, at its field, too many in minutes, and keeps what was typed', async () => {
    const { see, root, practice, factor, code, valueOf } = await openAtCode();
    await press(see.getByRole('button', { name: 'Prihlásiť sa' }));
    expect(errorAt(code, root)).to.equal('Položka Kód z aplikácie je povinná');
    expect(await seenCalls(practice.lane, LOGIN)).to.have.length(1);
    await press(code);
    await type('12');
    await pressKeys('Enter');
    await until(() => errorAt(code, root) === WRONG_CODE);
    await until(() => focused() === code);
    const typed = [valueOf('Prihlasovacie meno'), valueOf('Heslo'), code.value];
    expect(typed).to.deep.equal([practice.email, practice.password, '12']);
    code.select();
    await answerWith(practice.lane, LOGIN, 429, '{"message":"Too Many Attempts."}', { 'retry-after': '700' }, 1);
    await type(factor.code('next'));
    await pressKeys('Enter');
    await see.findByText('Priveľa pokusov o prihlásenie. Skúste to znova o 12 minút.');
  });

  it('goes back to the password, keeps what is typed while it is checked, and can be another doctor’s', async () => {
    const { see, root, valueOf, practice } = await openAtCode();
    const other = await createPractice();
    await press(see.getByRole('button', { name: 'Späť' }));
    expect(see.queryByLabelText('Kód z aplikácie')).to.equal(null);
    expect(see.queryByRole('button', { name: 'Späť' })).to.equal(null);
    expect(focused()).to.equal(see.getByLabelText('Heslo'));
    expect(valueOf('Heslo')).to.equal(practice.password);
    await breakCall(practice.lane, { kind: 'hold', path: LOGIN, times: 1 });
    await pressKeys('Enter');
    await untilHeld(practice.lane, LOGIN);
    await type('x');
    await release(practice.lane, LOGIN);
    await see.findByLabelText('Kód z aplikácie');
    expect(valueOf('Heslo')).to.equal(`${practice.password}x`);
    await press(see.getByRole('button', { name: 'Späť' }));
    await pressKeys('End', 'Backspace');
    const username = see.getByLabelText<HTMLInputElement>('Prihlasovacie meno');
    username.focus();
    username.select();
    await type(other.email);
    await pressKeys('Enter');
    await see.findByText('Žiaden obsah na zobrazenie');
    expect(root.textContent).to.not.contain('Ján Prvý');
  });
});
