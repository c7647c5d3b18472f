import { expect } from '@open-wc/testing';
import { executeServerCommand, setViewport } from '@web/test-runner-commands';
import { within } from '@testing-library/dom';
import { focused, pressKeys, press, type } from '../support/user-input';
import { mount, unmountAll } from '../support/mount';
import {
  answerWith,
  breakCall,
  createPractice,
  forgetCalls,
  clearFaults,
  release,
  seenCalls,
  storedTickets,
  untilAnswered,
  untilHeld,
  type TestPractice,
} from '../support/practice';
import { until } from '../support/until';

/** The gateway's lane for pages that are opened at the server's own addresses. */
const HOST = 'host';
const TIMES = '/kiosk/api/schedule-times';
const EVENTS = '/kiosk/api/events';
const mendKiosk = async () => {
  await clearFaults(HOST, '/kiosk/api/schedule');
  await clearFaults(HOST, EVENTS);
};
const daysOf = ({ code }: TestPractice) => `/kiosk/api/schedules?practice=${code}&type=schedule`;
const every = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as const;

/** Every day so many half hours from 23:00 on: the whole day is still ahead at noon. */
const withTerms = (until_: '23:30' | '23:59' = '23:59') =>
  createPractice([], {
    officeHours: [
      {
        hours_name: 'Večer',
        hours_type: 'schedule',
        approximate_time_on_patient: 25,
        time_schedules: every.map((hours_day) => ({ hours_day, hours_time_from: '23:00', hours_time_to: until_ })),
      },
    ],
  });

async function openKiosk({ code }: TestPractice, width = 1000) {
  const frame = document.createElement('iframe');
  frame.title = 'kiosk';
  frame.width = String(width);
  frame.height = '900';
  frame.src = `/kiosk?ambulancia=${code}`;
  document.body.prepend(frame);
  await new Promise((resolve) => frame.addEventListener('load', resolve, { once: true }));
  const page = frame.contentDocument;
  if (!page) throw new Error('The frame has no page.');
  const see = within(page.body);
  await see.findByRole('heading', { level: 1, name: 'Vitajte v ambulancii' });
  await press(see.getByRole('radio', { name: /^Objednať sa na termín/ }));
  return { page, see };
}
type See = Awaited<ReturnType<typeof openKiosk>>['see'];

const days = async (see: See) =>
  within(await see.findByRole('group', { name: 'Na ktorý deň?' })).findAllByRole('radio');
const times = async (see: See) => within(await see.findByRole('group', { name: 'O koľkej?' })).findAllByRole('radio');

async function choose(see: See, dayPlace: number, time: RegExp): Promise<void> {
  const day = (await days(see))[dayPlace];
  if (!day) throw new Error('There is no such day.');
  await press(day);
  await times(see);
  await press(see.getByRole('radio', { name: time }));
}

async function writeName(see: See, name = 'Ján Novák'): Promise<void> {
  await press(see.getByRole('textbox', { name: 'Vaše meno' }));
  await type(name);
}

/** The page's own timers, of which only the one for idleness is let run. */
function holdTimers({ defaultView: view }: Document) {
  if (!view) throw new Error('The frame has no window.');
  const timers = new Map<number, { run(): void; delay: number }>();
  const clear = view.clearTimeout.bind(view);
  let last = 1_000_000;
  Reflect.set(view, 'setTimeout', (run: () => void, delay: number) => {
    last += 1;
    timers.set(last, { run, delay });
    return last;
  });
  Reflect.set(view, 'clearTimeout', (id: number) => {
    if (!timers.delete(id)) clear(id);
  });
  const idle = () => [...timers.values()].filter(({ delay }) => delay === 30_000);
  return { idleCount: () => idle().length, runIdle: () => idle().at(-1)?.run() };
}

const order = (see: See) => see.getByRole('button', { name: 'Objednať sa' });
const booked = (see: See) => see.findByRole('heading', { level: 1, name: 'Ste objednaní' });
const stored = async (practice: TestPractice) => (await storedTickets(practice)).flatMap(({ tickets }) => tickets);

describe('booking at the kiosk', () => {
  before(() => setViewport({ width: 1280, height: 960 }));
  afterEach(async () => {
    await mendKiosk();
    await unmountAll();
  });

  it('C12 X13 a patient chooses a day and a time, and appears in the doctor’s waiting room without a reload', async () => {
    const practice = await withTerms();
    const room = await mount(practice, 'ordinacia-waiting-room');
    await room.see.findByText('Žiaden obsah na zobrazenie');
    const { see } = await openKiosk(practice);
    await choose(see, 1, /^23:25$/);
    await writeName(see);
    await press(order(see));
    const heading = await booked(see);
    await until(() => focused() === heading);
    see.getByText(/o 23:25$/, { selector: '.when' });
    await room.see.findByText('Ján Novák');
    const [ticket, ...more] = await stored(practice);
    expect([ticket?.type, ticket?.user_alternate, more.length]).to.deep.equal(['schedule', 'Ján Novák', 0]);
    await pressKeys('Tab', 'Enter');
    await see.findByRole('heading', { level: 1, name: 'Vitajte v ambulancii' });
    expect(see.queryAllByRole('group', { name: 'Na ktorý deň?' })).to.have.length(0);
    for (const field of see.getAllByRole<HTMLInputElement>('textbox')) expect(field.value).to.equal('');
  });

  it('works by keyboard alone, and shows missing values at their fields', async () => {
    const practice = await withTerms();
    const { see } = await openKiosk(practice);
    const [first] = await days(see);
    await press(order(see));
    await until(() => focused() === first);
    see.getByText('Vyberte deň.');
    see.getByText('Napíšte svoje meno.');
    await pressKeys('Space');
    await until(() => see.queryAllByText('Vyberte deň.').length === 0);
    const [time] = await times(see);
    await pressKeys('Tab');
    await until(() => focused() === time);
    await pressKeys('Space', 'Tab');
    await type('Eva Nová');
    await pressKeys('Enter');
    await booked(see);
    expect((await stored(practice))[0]?.user_alternate).to.equal('Eva Nová');
  });

  it('explains a time that somebody took meanwhile, and offers what is free now', async () => {
    const practice = await withTerms();
    const { see } = await openKiosk(practice);
    await choose(see, 1, /^23:00$/);
    await writeName(see);
    const other = await openKiosk(practice);
    await choose(other.see, 1, /^23:00$/);
    await writeName(other.see, 'Rýchlejší');
    await press(order(other.see));
    await booked(other.see);
    await press(order(see));
    await see.findByText('Tento čas už nie je voľný. Vyberte, prosím, iný.');
    await until(() => see.queryAllByRole('radio', { name: /^23:00$/ }).length === 0);
    const [left, ...more] = await times(see);
    await until(() => focused() === left);
    expect(more).to.deep.equal([]);
    expect(see.getByRole<HTMLInputElement>('textbox', { name: 'Vaše meno' }).value).to.equal('Ján Novák');
    await pressKeys('Space');
    await press(order(see));
    await booked(see);
    expect((await stored(practice)).map(({ user_alternate }) => user_alternate)).to.have.members([
      'Rýchlejší',
      'Ján Novák',
    ]);
  });

  it('asks for another day when the last time of the day was taken', async () => {
    const practice = await withTerms('23:30');
    const { see } = await openKiosk(practice);
    await choose(see, 1, /^23:00$/);
    await writeName(see);
    const other = await openKiosk(practice);
    await choose(other.see, 1, /^23:00$/);
    await writeName(other.see, 'Rýchlejší');
    await press(order(other.see));
    await booked(other.see);
    await press(order(see));
    await see.findByText('Tento čas už nie je voľný. Vyberte, prosím, iný.');
    await until(() => focused()?.getAttribute('name') === 'day');
    expect(see.queryAllByRole('group', { name: 'O koľkej?' })).to.have.length(0);
  });

  it('retries a lost answer with the same request id, and books once', async () => {
    const practice = await withTerms();
    const { see } = await openKiosk(practice);
    await choose(see, 1, /^23:00$/);
    await writeName(see);
    await forgetCalls(HOST);
    await answerWith(HOST, EVENTS, 500, '{"message":"Server Error"}');
    await press(order(see));
    await see.findByText(/^Server ambulancie neodpovedá/);
    await mendKiosk();
    await press(see.getByRole('button', { name: 'Skúsiť znova' }));
    await booked(see);
    expect(await stored(practice)).to.have.length(1);
    expect(await seenCalls(HOST, EVENTS)).to.have.length(2);
  });

  it('resets the page when it is left alone, so that nobody sees the previous appointment', async () => {
    const { page, see } = await openKiosk(await withTerms());
    await choose(see, 1, /^23:00$/);
    await writeName(see);
    const timers = holdTimers(page);
    await press(order(see));
    await booked(see);
    timers.runIdle();
    await see.findByRole('heading', { level: 1, name: 'Vitajte v ambulancii' });
    expect(page.body.textContent).to.not.contain('23:00');
    expect(see.getByRole<HTMLInputElement>('radio', { name: /^Čakací lístok/ }).checked).to.equal(true);
    for (const field of see.getAllByRole<HTMLInputElement>('textbox')) expect(field.value).to.equal('');
  });

  it('two presses book once; the form is locked while sending, and an error stays long enough to be read', async () => {
    const practice = await withTerms();
    const { page, see } = await openKiosk(practice);
    await choose(see, 1, /^23:00$/);
    await writeName(see);
    await forgetCalls(HOST);
    await breakCall(HOST, { kind: 'hold', path: EVENTS, answer: { status: 500, body: '{}' } });
    const button = order(see);
    await press(button);
    await untilHeld(HOST, EVENTS);
    await press(button);
    await press(see.getByRole('radio', { name: /^Požiadať o recept/ }));
    expect(see.getByRole<HTMLInputElement>('radio', { name: /^Objednať sa/ }).checked).to.equal(true);
    expect(button.textContent).to.equal('Objednávam…');
    expect(await seenCalls(HOST, EVENTS)).to.have.length(1);
    const timers = holdTimers(page);
    await release(HOST, EVENTS);
    await see.findByText(/^Server ambulancie neodpovedá/);
    expect(timers.idleCount()).to.equal(1);
    await press(see.getByRole('radio', { name: /^Požiadať o recept/ }));
    see.getByRole('button', { name: 'Odoslať žiadosť' });
    expect(await stored(practice)).to.have.length(0);
  });

  it('ignores late times of a day that is not chosen any more', async () => {
    const { see } = await openKiosk(await withTerms());
    const [first, second] = await days(see);
    if (!first || !second) throw new Error('There are no two days.');
    await breakCall(HOST, { kind: 'hold', path: TIMES, times: 1, answer: { status: 200, body: '[{"time":"05:00"}]' } });
    await press(first);
    await untilHeld(HOST, TIMES);
    await press(second);
    await times(see);
    await release(HOST, TIMES);
    await untilAnswered(HOST, TIMES, 2);
    await until(() => see.queryByRole('radio', { name: /^23:00$/ }));
    expect(see.queryAllByRole('radio', { name: /^5:00$/ })).to.have.length(0);
  });

  it('shows loading, failed and empty, with a retry', async () => {
    const practice = await createPractice();
    await breakCall(HOST, { kind: 'hold', path: daysOf(practice) });
    const { see } = await openKiosk(practice);
    await see.findByText('Hľadám voľné dni…');
    await mendKiosk();
    await release(HOST, daysOf(practice));
    await see.findByText(/^Táto ambulancia teraz nemá voľný termín\./);
    await unmountAll();

    const full = await withTerms();
    await answerWith(HOST, daysOf(full), 500, '{}');
    const { see: again } = await openKiosk(full);
    await again.findByText('Voľné dni sa nepodarilo načítať.');
    await mendKiosk();
    await answerWith(HOST, TIMES, 500, '{}');
    await press(again.getByRole('button', { name: 'Skúsiť znova' }));
    const [, second] = await days(again);
    if (!second) throw new Error('There is no second day.');
    await press(second);
    await again.findByText('Voľné časy sa nepodarilo načítať.');
    await mendKiosk();
    await press(again.getByRole('button', { name: 'Skúsiť znova' }));
    const [time] = await times(again);
    await until(() => focused() === time);
  });

  for (const scheme of ['light', 'dark']) {
    it(`its choices and its answer are accessible, ${scheme}`, async () => {
      const { code } = await withTerms();
      const run = (command: string, payload: object = {}) => executeServerCommand(`other:${command}`, payload);
      const isAccessible = async () => {
        const { result } = await executeServerCommand<{ result: string[] }, object>('other:axe', {});
        expect(result).to.deep.equal([]);
      };
      await run('open', { url: `${location.origin}/kiosk?ambulancia=${code}`, scheme });
      await run('see', { text: 'Čo potrebujete?' });
      await run('press', { name: 'Objednať sa na termín Na iný deň alebo hodinu', role: 'radio' });
      await run('see', { text: 'Na ktorý deň?' });
      await run('press', { name: 'Objednať sa' });
      await run('see', { text: 'Vyberte deň.' });
      await isAccessible();
      const { result } = await executeServerCommand<{ result: string }, object>('other:first-radio', { name: 'day' });
      expect(result).to.match(/^20/);
      await run('see', { text: '23:25' });
      await run('press', { name: '23:25', role: 'radio' });
      await isAccessible();
      await run('type', { name: 'Vaše meno', text: 'Ján Novák' });
      await run('press', { name: 'Objednať sa' });
      await run('see', { text: 'Ste objednaní' });
      await isAccessible();
      await run('close');
    });
  }

  it('scrolls nothing sideways at 320 px', async () => {
    const { page, see } = await openKiosk(await withTerms(), 320);
    await choose(see, 1, /^23:00$/);
    expect(page.documentElement.scrollWidth).to.equal(320);
  });
});
