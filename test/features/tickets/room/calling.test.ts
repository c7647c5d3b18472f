import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { openRoom, POLLING } from '../../../elements/open-element';
import { dayFromNow } from '../../../support/dates';
import { unmountAll, type Seen } from '../../../support/mount';
import * as practiceOf from '../../../support/practice';
import { until } from '../../../support/until';
import { press } from '../../../support/user-input';
import { inCard, next, three } from '../history/office-card';

const { answerWith, breakCall, clearFaults, forgetCalls, nextUnannounced, seenCalls, storedHandled } = practiceOf;
const { untilAnswered, untilSeen } = practiceOf;
const CALL = '/api/ticket-call';
const LABEL = 'Zavolať na obrazovke: Ján Prvý';
const DONE = 'Číslo je zavolané na obrazovke';
const tickets = [
  { type: 'queue' as const, user_alternate: 'Ján Prvý' },
  { type: 'queue' as const, user_alternate: 'Eva Druhá' },
  { type: 'queue' as const, user_alternate: 'Ema Zajtrajšia', date: dayFromNow(1) },
];

async function opened(settings: Record<string, boolean> = { display: true }) {
  const panel = await openRoom(tickets, { capabilities: ['display'], settings });
  await press(await panel.see.findByRole('button', { name: 'Ján Prvý' }));
  await panel.see.findByText('Vytvorené');
  return panel;
}

describe('„Zavolať na obrazovke“', () => {
  before(() => setViewport({ width: 1280, height: 860 }));
  afterEach(unmountAll);

  it('calls a waiting ticket as often as it is pressed; is not there for another day, and while the television is off', async () => {
    const { practice, see } = await opened();
    const button = await see.findByRole('button', { name: LABEL });
    await press(button);
    await see.findByText(DONE);
    await press(button);
    await untilSeen(practice.lane, CALL, 2);
    const [first, second] = await seenCalls(practice.lane, CALL);
    expect(first?.body).to.equal(JSON.stringify({ id: practice.ids[0] }));
    expect(first?.headers['idempotency-key']).not.to.equal(second?.headers['idempotency-key']);

    // The chunk of the button is loaded: a wrong button would appear at once.
    await press(see.getByRole('button', { name: 'Ema Zajtrajšia' }));
    await until(() => see.getAllByText('Ema Zajtrajšia').length > 1);
    expect(see.queryByRole('button', { name: /^Zavolať na obrazovke/ })).to.equal(null);
    await unmountAll();
    const without = await opened({});
    expect(without.see.queryByRole('button', { name: /^Zavolať na obrazovke/ })).to.equal(null);
  });

  it('a refusal and a lost response are reported in its place; the repeat is the same call; somebody who was cancelled meanwhile is not called', async () => {
    const { practice, see } = await opened();
    const button = await see.findByRole('button', { name: LABEL });
    await answerWith(practice.lane, CALL, 403, '{"message":"Refused."}');
    await press(button);
    await see.findByText(/^Na obrazovke sa zavolať nepodarilo\./);
    await clearFaults(practice.lane);
    await forgetCalls(practice.lane);
    await breakCall(practice.lane, { kind: 'lose', path: CALL });
    await press(see.getByRole('button', { name: 'Skúsiť znova' }));
    await see.findByText(/^Nevieme, či sa na obrazovke podarilo zavolať\./);
    await clearFaults(practice.lane);
    await press(see.getByRole('button', { name: 'Skúsiť znova' }));
    await see.findByText(DONE);
    expect(see.queryByText(/^Nevieme, či/)).to.equal(null);
    const keys = (await seenCalls(practice.lane, CALL)).map(({ headers }) => headers['idempotency-key']);
    expect(keys.length).to.be.at.least(2);
    expect(new Set(keys).size).to.equal(1);
    // Wait for the load after the subscription, which would show it first.
    await see.findByText('Naživo');
    await untilAnswered(practice.lane, '/api/tickets', 2);
    await answerWith(practice.lane, CALL, 409, '{"message":"The ticket has already been handled."}');
    await nextUnannounced(practice, practice.ids[0] ?? 0);
    await press(button);
    await see.findByText('Tiket medzitým vybavil niekto iný. Čakáreň sa obnovila.');
    await see.findByText('Tento tiket už v čakárni nie je.');
  });
});

const NO_SHOW = '/api/ticket-no-show';
const BOTH = ['ticket-history', 'ticket-no-show'];
const two = three.slice(0, 2);

const missed = (see: Seen, name: string) => see.findByRole('button', { name: `Neprišiel: ${name}` });
const missedInCard = (see: Seen, name: string) => inCard(see, `Neprišiel: ${name}`);
const statuses = async (practice: practiceOf.TestPractice) =>
  (await storedHandled(practice)).map(({ user_alternate, status }) => [user_alternate, status]);

describe('a patient who did not come', () => {
  before(() => setViewport({ width: 1280, height: 900 }));
  afterEach(unmountAll);

  it('is reported in the detail of every ticket of today, not of another day', async () => {
    const tomorrow = { type: 'schedule' as const, date: dayFromNow(1), time: '08:00', user_alternate: 'Ota Zajtra' };
    const { practice, see } = await openRoom([...two, tomorrow], { capabilities: ['ticket-no-show'] });
    await press(await see.findByRole('button', { name: 'Ota Zajtra' }));
    await see.findByRole('button', { name: 'Odbaviť: Ota Zajtra' });
    expect(see.queryByRole('button', { name: 'Neprišiel: Ota Zajtra' })).to.equal(null);
    await press(see.getByRole('button', { name: 'Eva Druhá' }));
    await press(await missed(see, 'Eva Druhá'));
    await see.findByText('Tiket bol označený: pacient neprišiel');
    expect(await statuses(practice)).to.deep.equal([['Eva Druhá', 'missed']]);
  });

  it('a failure is shown at the ticket; a lost response about a called patient is not reported as known; a patient served meanwhile stays served', async () => {
    const { practice, see } = await openRoom(two, { capabilities: BOTH }, POLLING);
    await answerWith(practice.lane, NO_SHOW, 403, '{"message":""}');
    await press(await missed(see, 'Ján Prvý'));
    await see.findByText('Neúčasť sa nepodarilo zaznamenať. Tiket zostáva v čakárni.');
    await clearFaults(practice.lane);
    await press(await next(see, 'Ján Prvý'));
    await answerWith(practice.lane, NO_SHOW, 502, '<h1>Bad Gateway</h1>');
    await press(await missedInCard(see, 'Ján Prvý'));
    await see.findByText('Nevieme, či sa neúčasť podarilo zaznamenať. Server to nepotvrdil.');
    await clearFaults(practice.lane);
    await press(see.getByRole('button', { name: 'Skúsiť znova' }));
    await see.findByText('nikto');
    const keys = (await seenCalls(practice.lane, NO_SHOW)).map(({ headers }) => headers['idempotency-key']);
    expect(keys).to.have.length(3);
    expect(new Set(keys.slice(1)).size).to.equal(1);
    const second = await missed(see, 'Eva Druhá');
    await until(() => !second.hasAttribute('aria-disabled'));
    await nextUnannounced(practice, practice.ids[1] ?? 0);
    await press(second);
    await see.findByText('Tiket medzitým vybavil niekto iný. Čakáreň sa obnovila.');
    expect(await statuses(practice)).to.have.deep.members([
      ['Ján Prvý', 'missed'],
      ['Eva Druhá', 'served'],
    ]);
  });
});
