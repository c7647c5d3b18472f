import { expect } from '@open-wc/testing';
import { within } from '@testing-library/dom';
import type { Seen } from '../../support/mount';
import * as practiceOf from '../../support/practice';
import { closeScreen } from '../../support/screen';
import { focused, press, pressKeys } from '../../support/user-input';
import { until } from '../../support/until';
import { channelOf, inPopup, openAccount } from '../settings/settings-screen';

const { anotherToken, answerWith, breakCall, createPractice, endSession, isSession, release } = practiceOf;
const SESSIONS = '/api/sessions';
const END_OTHERS = '/api/sessions-end-others';

const devices = async (see: Seen) => within(await see.findByRole('group', { name: 'Prihlásené zariadenia' }));
const rows = async (see: Seen) => (await devices(see)).getAllByRole('listitem');
const untilRows = (see: Seen, count: number) => until(async () => (await rows(see)).length === count);

const confirm = async (see: Seen, title: string) =>
  press((await inPopup(see, title)).getByRole('button', { name: 'Áno' }));
const END_TITLE = 'Naozaj chcete odhlásiť toto zariadenie?';
const OTHERS_TITLE = 'Naozaj chcete odhlásiť všetky ostatné zariadenia?';

/** Opens the account with this number of other devices. */
async function openWith(others: number) {
  const practice = await createPractice();
  const tokens = [];
  for (let nth = 0; nth < others; nth += 1) tokens.push(await anotherToken(practice));
  const screen = await openAccount(practice);
  await untilRows(screen.see, others + 1);
  return { ...screen, tokens };
}

describe('„Prihlásené zariadenia“', () => {
  afterEach(closeScreen);

  it('that are still loading take no more room than afterwards: no button above moves when they are shown', async () => {
    const practice = await createPractice();
    await breakCall(practice.lane, { kind: 'hold', path: SESSIONS });
    const { see } = await openAccount(practice);
    const button = await see.findByRole('button', { name: 'Zapnúť dvojstupňové overenie' });
    await see.findByText('Načítava sa…');
    document.documentElement.scrollTop = document.documentElement.scrollHeight;
    const before = button.getBoundingClientRect().top;
    await release(practice.lane, SESSIONS);
    await see.findByText('Inde prihlásení nie ste.');
    expect(button.getBoundingClientRect().top).to.equal(before);
  });

  it('names each device, when it logged in and was used; logs one out after a question, also one that has logged out by itself, and moves the focus on; this one cannot be logged out', async () => {
    const { see, tokens, practice } = await openWith(2);
    const [current, other] = await rows(see);
    expect(current?.textContent).to.equal('Neznáme zariadenieToto zariadeniePrihlásené: pred chvíľou');
    expect(other?.textContent).to.match(
      /^Chrome, \w+Prihlásené: pred chvíľou · Naposledy použité: pred chvíľouOdhlásiť$/,
    );
    const [first] = (await devices(see)).getAllByRole('button', { name: /^Odhlásiť zariadenie/ });
    first?.focus();
    await pressKeys('Enter');
    const popup = await inPopup(see, END_TITLE);
    await press(popup.getByRole('button', { name: 'Zrušiť' }));
    await until(() => focused() === first);
    expect(await Promise.all(tokens.map(isSession))).to.deep.equal([true, true]);
    // Reloads are held back: a reloaded list could already lack the device that logs out by itself below.
    await breakCall(practice.lane, { kind: 'late', path: SESSIONS });
    await pressKeys('Enter');
    await confirm(see, END_TITLE);
    await see.findByText('Zariadenie bolo odhlásené');
    await untilRows(see, 2);
    expect((await Promise.all(tokens.map(isSession))).filter(Boolean)).to.have.length(1);
    const [second] = (await devices(see)).getAllByRole('button', { name: /^Odhlásiť zariadenie/ });
    await until(() => focused() === second);
    for (const token of tokens) await endSession(token);
    await pressKeys('Enter');
    await confirm(see, END_TITLE);
    await see.findByText('Inde prihlásení nie ste.');
    await until(() => focused()?.getAttribute('aria-label') === 'Prihlásené zariadenia');
    expect(await Promise.all(tokens.map(isSession))).to.deep.equal([false, false]);
  });

  it('logs all the others out after a question, also at the second try, and tells the other tabs', async () => {
    const { see, tokens, practice } = await openWith(3);
    const channel = channelOf(practice);
    const told = new Promise((resolve) => {
      channel.onmessage = ({ data }) => data === 'account' && resolve(data);
    });
    const [one] = (await devices(see)).getAllByRole('button', { name: /^Odhlásiť zariadenie/ });
    await answerWith(practice.lane, '/api/session-end', 429, '{}', { 'Retry-After': '600' }, 1);
    if (one) await press(one);
    await confirm(see, END_TITLE);
    await see.findByText('Zariadenie sa nepodarilo odhlásiť.');
    expect(one?.getAttribute('aria-disabled'), 'after too many attempts').to.equal('true');
    const button = (await devices(see)).getByRole('button', { name: 'Odhlásiť všetky ostatné' });
    await answerWith(practice.lane, END_OTHERS, 403, '{}', {}, 1);
    await press(button);
    await confirm(see, OTHERS_TITLE);
    await see.findByText('Ostatné zariadenia sa nepodarilo odhlásiť.');
    await press(button);
    await confirm(see, OTHERS_TITLE);
    await see.findByText('Ostatné zariadenia boli odhlásené');
    await see.findByText('Inde prihlásení nie ste.');
    expect(await told).to.equal('account');
    channel.close();
    expect(await rows(see)).to.have.length(1);
    expect(await Promise.all(tokens.map(isSession))).to.deep.equal([false, false, false]);
    expect(await isSession(practice.token)).to.equal(true);
    expect(see.queryByRole('button', { name: 'Odhlásiť všetky ostatné' })).to.equal(null);
    await until(() => focused()?.getAttribute('aria-label') === 'Prihlásené zariadenia');
  });
});
