import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { NEXT_COOLDOWN_MS } from '../../../../src/constants';
import { installFakeClock, type FakeClock } from '../../../support/fake-clock';
import { mount, unmountAll } from '../../../support/mount';
import * as practiceOf from '../../../support/practice';
import { until } from '../../../support/until';
import { press } from '../../../support/user-input';
import { three } from '../history/office-card';

const { answerWith, breakCall, clearFaults, createPractice, forgetCalls, nextUnannounced, seenCalls } = practiceOf;
const { release, untilAnswered, untilHeld } = practiceOf;
const TICKETS = '/api/tickets';
const NEXT = '/api/ticket-next';
const two = three.slice(0, 2);

describe('„Ďalší pacient“ in a waiting room that is old', () => {
  let clock: FakeClock | undefined;
  before(() => setViewport({ width: 1280, height: 860 }));
  afterEach(async () => {
    clock?.restore();
    clock = undefined;
    await unmountAll();
  });

  /** Without a socket, and loaded more than a minute ago. */
  async function openOld(practice: practiceOf.TestPractice) {
    // Install the clock first: a real timer of the panel would take the jump for a sleep, and load at any moment.
    clock = installFakeClock(new Date());
    const mounted = await mount(practice, 'ordinacia-waiting-room', { attributes: { 'realtime-key': '' } });
    await mounted.see.findByText('Obnovuje sa asi každých 30 sekúnd');
    const first = await mounted.see.findByRole('button', { name: 'Ďalší pacient: Ján Prvý' });
    await untilAnswered(practice.lane, TICKETS);
    clock.suspend(61_000);
    await forgetCalls(practice.lane);
    return { ...mounted, first };
  }

  const asked = async ({ lane }: practiceOf.TestPractice) =>
    (await seenCalls(lane)).filter(({ path }) => path === TICKETS || path === NEXT).map(({ path }) => path);

  it('asks, with the time of what is shown, when it cannot be loaded; loaded, it serves who is the first one still', async () => {
    const practice = await createPractice(two);
    const { see, first } = await openOld(practice);
    await answerWith(practice.lane, TICKETS, 403, '{"message":""}');
    await press(first);
    await see.findByRole('dialog', { name: 'Čakáreň sa nepodarilo obnoviť' });
    see.getByText(/^Vidíte údaje z \d{1,2}:\d{2}\. Naozaj odbaviť tiket Ján Prvý\?$/);
    await press(see.getByRole('button', { name: 'Zrušiť' }));
    await until(() => !see.queryByRole('dialog'));
    expect(await asked(practice)).not.to.include(NEXT);
    await clearFaults(practice.lane);
    await forgetCalls(practice.lane);
    await press(see.getByRole('button', { name: 'Ďalší pacient: Ján Prvý' }));
    await see.findByText('Tiket bol úspešne odbavený');
    expect(await asked(practice)).to.deep.equal([TICKETS, NEXT]);
    expect(see.queryByRole('dialog')).to.equal(null);
  });

  it('does not ask in place of a question that was opened meanwhile', async () => {
    const practice = await createPractice(three);
    const { see, first } = await openOld(practice);
    await nextUnannounced(practice, practice.ids[0] ?? 0);
    await breakCall(practice.lane, { kind: 'hold', path: TICKETS, times: 1 });
    await press(first);
    await untilHeld(practice.lane, TICKETS);
    await press(see.getByRole('button', { name: /^Zrušiť termín: Ivan Tretí/ }));
    const question = (await see.findByRole('dialog')).textContent;
    await release(practice.lane, TICKETS);
    await until(() => !see.queryByText('Ján Prvý'));
    expect(see.getByRole('dialog').textContent).to.equal(question);
    expect(await asked(practice)).not.to.include(NEXT);
  });

  it('says nothing about the ticket where the session has ended meanwhile: the login is shown', async () => {
    const practice = await createPractice(two);
    const { see, first } = await openOld(practice);
    await answerWith(practice.lane, TICKETS, 401, '{"message":"Unauthenticated."}');
    await press(first);
    await see.findByRole('heading', { name: 'Prihlásenie' });
    // The toast would come in the same task.
    expect(see.queryByText('Tiket už nie je v čakárni')).to.equal(null);
  });

  it('asks when another one is the first by now, and serves that one; says that the ticket is gone when nobody waits any more', async () => {
    const practice = await createPractice(three);
    const { see, first } = await openOld(practice);
    await nextUnannounced(practice, practice.ids[0] ?? 0);
    await press(first);
    await see.findByRole('dialog', { name: 'Na rade je už niekto iný' });
    see.getByText('Čakáreň sa medzitým zmenila, na rade je Eva Druhá. Odbaviť?');
    expect(await asked(practice)).to.deep.equal([TICKETS]);
    await press(see.getByRole('button', { name: 'Áno' }));
    await see.findByText('Tiket bol úspešne odbavený');
    const last = await see.findByRole('button', { name: 'Ďalší pacient: Ivan Tretí' });
    await clock?.tick(NEXT_COOLDOWN_MS);
    await until(() => !last.hasAttribute('aria-disabled'));
    clock?.suspend(61_000);
    await forgetCalls(practice.lane);
    await nextUnannounced(practice, practice.ids[2] ?? 0);
    await press(last);
    await see.findByText('Tiket už nie je v čakárni');
    expect(await asked(practice)).to.deep.equal([TICKETS]);
  });
});
