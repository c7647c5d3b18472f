import { expect } from '@open-wc/testing';
import { plainSpaces } from '../../src/lib/clean-text';
import { NEWS_AFTER_MS, SLOW_CALL_MS } from '../../src/constants';
import { installFakeClock, type FakeClock } from '../support/fake-clock';
import { mount, unmountAll, type Seen } from '../support/mount';
import * as practiceOf from '../support/practice';
import { until } from '../support/until';
import { press } from '../support/user-input';

const { addTicket, askForRecept, breakCall, createPractice, cutSockets, nextElsewhere, release, untilHeld } =
  practiceOf;

const queue = (user_alternate: string) => ({ type: 'queue' as const, user_alternate });
const nextButton = (see: Seen, name: string) => see.findByRole('button', { name: `Ďalší pacient: ${name}` });

describe('announcements of the waiting room', () => {
  let clock: FakeClock | undefined;
  afterEach(async () => {
    clock?.restore();
    clock = undefined;
    await cutSockets(false);
    await unmountAll();
  });

  /** Isolation marks are not announced. */
  const textOf = (element: Element | null) => plainSpaces(element?.textContent ?? '').replace(/[\u2066-\u2069]/g, '');

  async function open(names: readonly string[], setup: Parameters<typeof createPractice>[1] = {}) {
    const practice = await createPractice(names.map(queue), setup);
    // No events: the test triggers each load.
    const { see, root, element } = await mount(practice, 'ordinacia-waiting-room', {
      attributes: { 'realtime-key': '' },
    });
    await see.findByText(names.length > 0 ? /^Dnes: \d/ : 'Dnes: 0 tiketov');
    await until(() => root.querySelector('[data-queue-news]'));
    /** Every announcement once, in order. */
    const said: string[] = [];
    const region = root.querySelector('[data-queue-news]');
    if (!region) throw new Error('There is no region.');
    new MutationObserver(() => said.push(textOf(region))).observe(region, { childList: true });
    const add = async (...added: string[]) => {
      for (const name of added) await addTicket(practice, queue(name));
      element.refresh();
    };
    const fake = (clock = installFakeClock(new Date()));
    /** Advances the clock until something is announced; not before the list is complete: a load may have seen a part of it. */
    const hear = async (text: string, shown: string) => {
      await see.findByText(shown);
      await until(async () => {
        await fake.tick(NEWS_AFTER_MS);
        return said.length > 0;
      });
      expect(said.splice(0)).to.deep.equal([text]);
    };
    return { practice, see, root, element, said, add, clock: fake, hear };
  }

  it('a burst is one announcement, with the next patient, and nothing is announced at the start', async () => {
    const { see, said, add, clock: fake } = await open([]);
    await add('Ján Prvý');
    await see.findByText('Dnes: 1 tiket');
    await fake.tick(NEWS_AFTER_MS - 1);
    await add('Eva Druhá', 'Ivan Tretí');
    await see.findByText('Dnes: 3 tikety');
    await fake.tick(NEWS_AFTER_MS - 1);
    expect(said).to.deep.equal([]);
    await fake.tick(1);
    await until(() => said.length > 0);
    expect(said).to.deep.equal(['Pribudli 3 tikety. Na rade je Ján Prvý.']);
  });

  it('one ticket, five, one that left: each in its form; an action here is announced only by its toast, and the notification of a ticket not as well', async () => {
    const { practice, see, add, element, hear } = await open(['Ján Prvý', 'Eva Druhá']);
    await add('Ivan Tretí');
    await hear('Pribudol 1 tiket.', 'Dnes: 3 tikety');
    await add('A', 'B', 'C', 'D', 'E');
    await hear('Pribudlo 5 tiketov.', 'Dnes: 8 tiketov');
    await nextElsewhere(practice, practice.ids[0] ?? 0);
    element.refresh();
    await hear('Ubudol 1 tiket. Na rade je Eva Druhá.', 'Dnes: 7 tiketov');
    await press(await nextButton(see, 'Eva Druhá'));
    await see.findByText('Tiket bol úspešne odbavený');
    await nextButton(see, 'Ivan Tretí');
    await askForRecept(practice, { name: 'Ján Prvý', medicine: 'Prestarium' });
    element.refresh();
    await hear('Pribudla 1 žiadosť o recept.', 'Dnes: 6 tiketov');
  });

  it('with hidden names it says no name', async () => {
    const { practice, hear, element } = await open(['Ján Prvý', 'Eva Druhá'], { settings: { privacy: true } });
    await nextElsewhere(practice, practice.ids[0] ?? 0);
    element.refresh();
    await hear('Ubudol 1 tiket. Na rade je niekto iný.', 'Dnes: 1 tiket');
  });

  it('a call that takes its time says so, and its button is busy', async () => {
    const { practice, see, root, clock: fake } = await open(['Ján Prvý']);
    await breakCall(practice.lane, { kind: 'hold', path: '/api/ticket-next', times: 1 });
    const button = await nextButton(see, 'Ján Prvý');
    await press(button);
    await untilHeld(practice.lane, '/api/ticket-next');
    expect(button.getAttribute('aria-busy')).to.equal('true');
    const region = root.querySelector('[data-queue-news] + [role=status]');
    expect(textOf(region)).to.equal('');
    await fake.tick(SLOW_CALL_MS);
    await until(() => textOf(region) === 'Čaká sa na odpoveď servera.');
    await release(practice.lane, '/api/ticket-next');
    await until(() => textOf(region) === '');
  });

  it('a lost connection is announced once for all elements of a page, and so is the end of it', async () => {
    const [LOST, BACK] = ['Spojenie sa prerušilo. Údaje nemusia byť aktuálne.', 'Spojenie je obnovené.'];
    const practice = await createPractice();
    const both = [await mount(practice, 'ordinacia-waiting-room'), await mount(practice, 'ordinacia-waiting-room')];
    for (const { see } of both) await see.findByText('Naživo');
    /** Texts of the live regions, which exist before their text. */
    const announced = () =>
      both.flatMap(({ see }) => see.queryAllByRole('status')).flatMap(({ textContent }) => textContent || []);
    expect(announced()).to.deep.equal([]);
    await cutSockets(true);
    await until(() => announced().length > 0);
    expect(announced()).to.deep.equal([LOST]);
    await cutSockets(false);
    await until(() => !announced().includes(LOST));
    expect(announced()).to.deep.equal([BACK]);
  });
});
