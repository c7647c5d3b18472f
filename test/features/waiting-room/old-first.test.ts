import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { installFakeClock, type FakeClock } from '../../support/fake-clock';
import { mount, unmountAll } from '../../support/mount';
import {
  answerWith,
  createPractice,
  forgetCalls,
  nextUnannounced,
  seenCalls,
  storedTickets,
  untilAnswered,
  type TestPractice,
} from '../../support/practice';
import { until } from '../../support/until';
import { press } from '../../support/user-input';

const TICKETS = '/api/tickets';
const NEXT = '/api/ticket-next';
const two = [
  { type: 'schedule' as const, time: '00:10', user_alternate: 'Ján Prvý' },
  { type: 'schedule' as const, time: '00:20', user_alternate: 'Eva Druhá' },
];

describe('„Ďalší pacient“ in a waiting room that is old', () => {
  let clock: FakeClock | undefined;
  before(() => setViewport({ width: 1280, height: 860 }));
  afterEach(async () => {
    clock?.restore();
    clock = undefined;
    await unmountAll();
  });

  /** Without a socket, and loaded more than a minute ago. */
  async function openOld(practice: TestPractice) {
    const mounted = await mount(practice, 'ordinacia-waiting-room', { attributes: { 'realtime-key': '' } });
    await mounted.see.findByText('Obnovuje sa asi každých 30 sekúnd');
    const first = await mounted.see.findByRole('button', { name: 'Ďalší pacient: Ján Prvý' });
    await untilAnswered(practice.lane, TICKETS);
    clock = installFakeClock(new Date());
    clock.suspend(61_000);
    await forgetCalls(practice.lane);
    return { ...mounted, first };
  }

  const asked = async ({ lane }: TestPractice) =>
    (await seenCalls(lane)).filter(({ path }) => path === TICKETS || path === NEXT).map(({ path }) => path);

  it('loads first, and serves who is the first one still', async () => {
    const practice = await createPractice(two);
    const { see, first } = await openOld(practice);
    await press(first);
    await see.findByText('Tiket bol úspešne odbavený');
    expect(await asked(practice)).to.deep.equal([TICKETS, NEXT]);
    expect(see.queryByRole('dialog')).to.equal(null);
  });

  it('asks when another one is the first by now, and serves that one', async () => {
    const practice = await createPractice(two);
    const { see, first } = await openOld(practice);
    await nextUnannounced(practice, practice.ids[0] ?? 0);
    await press(first);
    await see.findByRole('dialog', { name: 'Na rade je už niekto iný' });
    see.getByText('Čakáreň sa medzitým zmenila, na rade je Eva Druhá. Odbaviť?');
    expect(await asked(practice)).to.deep.equal([TICKETS]);
    await press(see.getByRole('button', { name: 'Áno' }));
    await see.findByText('Tiket bol úspešne odbavený');
    expect((await storedTickets(practice)).flatMap(({ tickets }) => tickets)).to.deep.equal([]);
  });

  it('says that the ticket is gone when nobody waits any more', async () => {
    const practice = await createPractice(two.slice(0, 1));
    const { see, first } = await openOld(practice);
    await nextUnannounced(practice, practice.ids[0] ?? 0);
    await press(first);
    await see.findByText('Tiket už nie je v čakárni');
    expect(await asked(practice)).to.deep.equal([TICKETS]);
  });

  it('asks, with the time of what is shown, when the waiting room cannot be loaded', async () => {
    const practice = await createPractice(two);
    const { see, first } = await openOld(practice);
    await answerWith(practice.lane, TICKETS, 403, '{"message":""}');
    await press(first);
    await see.findByRole('dialog', { name: 'Čakáreň sa nepodarilo obnoviť' });
    see.getByText(/^Vidíte údaje z \d{1,2}:\d{2}\. Naozaj odbaviť tiket Ján Prvý\?$/);
    await press(see.getByRole('button', { name: 'Zrušiť' }));
    await until(() => !see.queryByRole('dialog'));
    expect(await asked(practice)).not.to.include(NEXT);
    see.getByRole('button', { name: 'Ďalší pacient: Ján Prvý' });
  });
});
