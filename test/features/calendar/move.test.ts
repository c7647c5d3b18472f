import { expect } from '@open-wc/testing';
import { resetMouse, sendMouse } from '@web/test-runner-commands';
import { post } from '../../support/colleague';
import { focused, press, pressKeys } from '../../support/user-input';
import { answerWith, breakCall, clearFaults, seenCalls } from '../../support/practice';
import { address, closeScreen } from '../../support/screen';
import { installFakeClock } from '../../support/fake-clock';
import { until } from '../../support/until';
import { CALENDAR_EDGE_MS } from '../../../src/constants';
import { calendarCall, calendarPractice, cell, monday, openCalendar, termOn, weekDay } from './calendar-screen';

const MOVE = '/api/event-move';
const FIRST = 'Ján Presunutý';
const OTHER = 'Eva Stála';
const FAILED = 'Presun sa nepodarilo uložiť';

const at = (from: string, to: string, name = FIRST, day = 'pondelok') =>
  new RegExp(`^${day} .*, ${from} až ${to}, ${name}`);

describe('moving a term in the calendar', () => {
  afterEach(async () => {
    await resetMouse();
    await closeScreen();
  });

  async function open(width?: number) {
    const practice = await calendarPractice([termOn(monday(), '08:00', FIRST), termOn(monday(), '08:20', OTHER)]);
    const mounted = await openCalendar(practice, undefined, width);
    const { see } = mounted;
    const bar = () => see.findByRole('group', { name: 'Presúvanie termínu' });
    const focusedTerm = async (name: RegExp) => {
      const term = await cell(see, name);
      await until(() => focused() === term);
    };
    /** Presses `M` on a term, and waits until the bar has the focus. */
    const begin = async (name: RegExp) => {
      (await cell(see, name)).focus();
      await pressKeys('m');
      const own = await bar();
      await until(() => focused() === own);
    };
    return { practice, ...mounted, bar, begin, focusedTerm };
  }

  it('is restored by Escape, also from another week; takes three keys to the next free slot, announces each slot, and leaves the focus on the term; is undone by one press', async () => {
    const { practice, see, begin, focusedTerm } = await open();
    await begin(at('8:00', '8:20'));
    await pressKeys('ArrowLeft');
    await until(() => address().includes(weekDay(-1)));
    await see.findByText(/^piatok .* 8:00, voľné$/);
    await pressKeys('Escape');
    await focusedTerm(at('8:00', '8:20'));
    expect(await seenCalls(practice.lane, MOVE)).to.have.length(0);
    await pressKeys('m', 'n');
    await see.findByText(/^pondelok .* 8:40, voľné$/);
    await pressKeys('Enter');
    await see.findByText('Termín je presunutý');
    await focusedTerm(at('8:40', '9:00'));
    await press(await see.findByRole('button', { name: /^Vrátiť zmenu/ }));
    await see.findByText('Termín je späť na pôvodnom mieste');
    await cell(see, at('8:00', '8:20'));
    expect(see.queryByRole('group', { name: 'Presúvanie termínu' })).to.equal(null);
    await begin(at('8:00', '8:20'));
    await pressKeys('ArrowRight', 'Enter');
    await focusedTerm(at('8:00', '8:20', FIRST, 'utorok'));
    await pressKeys('m', 'ArrowDown', 'Enter');
    await focusedTerm(at('8:20', '8:40', FIRST, 'utorok'));
  });

  it('by touch takes three taps, also in the list, whose bar is low', async () => {
    const { see, bar } = await open(390);
    await press(await see.findByRole('button', { name: new RegExp(`8:00 – 8:20.*${FIRST}`) }));
    await press(await see.findByRole('button', { name: 'Presunúť' }));
    expect((await bar()).offsetHeight).to.be.at.most(190);
    await press(await see.findByRole('button', { name: /^pondelok .*, 9:00 až 9:20, voľné/ }));
    await see.findByText('Termín je presunutý');
    await see.findByRole('button', { name: new RegExp(`9:00 – 9:20.*${FIRST}`) });
  });

  it('announces that the next free time cannot be found; onto another term names it, and is stored when that is confirmed; the length changes in the same way', async () => {
    const { practice, see, bar, begin, focusedTerm } = await open();
    await begin(at('8:00', '8:20'));
    await pressKeys('ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight');
    await pressKeys('ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowDown');
    await see.findByText(/^piatok .* 9:40, voľné$/);
    await answerWith(practice.lane, calendarCall(7, 48), 403, '{}');
    await pressKeys('n');
    await see.findByText('Voľný termín sa nepodarilo vyhľadať. Skúste to znova.');
    await clearFaults(practice.lane);
    await pressKeys('n');
    await see.findByText(/^pondelok .* 8:00, voľné$/);
    await pressKeys('Escape');
    await focusedTerm(at('8:00', '8:20'));

    await pressKeys('m', 'ArrowDown', 'Enter');
    await until(async () => (await bar()).textContent.includes(OTHER));
    expect(await seenCalls(practice.lane, MOVE)).to.have.length(0);
    await pressKeys('Enter');
    await focusedTerm(at('8:20', '8:40'));
    await pressKeys('m', 'n');
    await press(await see.findByRole('button', { name: 'Dlhší o 5 minút' }));
    await press(see.getByRole('button', { name: 'Presunúť sem' }));
    await focusedTerm(at('8:40', '9:05'));
  });

  it('ends when somebody else moves the term meanwhile, and announces where it is; without a response is found by a reload, as long as both places are marked', async () => {
    const { practice, see, root, bar, begin, focusedTerm } = await open();
    await begin(at('8:00', '8:20'));
    await pressKeys('ArrowDown', 'ArrowDown');
    const move = {
      id: practice.ids[0],
      version: 1,
      day: monday(),
      time: '09:20',
      duration_minutes: 20,
      overlap: false,
    };
    await post(practice, MOVE, move, practice.token);
    await see.findByText(/^Termín medzitým presunul niekto iný: pondelok .* 9:20\.$/);
    await focusedTerm(at('9:20', '9:40'));

    await begin(at('9:20', '9:40'));
    await breakCall(practice.lane, { kind: 'lose', path: MOVE });
    await breakCall(practice.lane, { kind: 'refuse', path: calendarCall() });
    await breakCall(practice.lane, { kind: 'refuse', path: calendarCall(0, 0) });
    await pressKeys('n', 'Enter');
    await until(async () => (await bar()).dataset['move'] === 'checking');
    const marked = ['[data-origin]', '[data-candidate]'].map((one) => root.querySelectorAll(one).length);
    expect(marked).to.deep.equal([1, 1]);
    await clearFaults(practice.lane);
    await see.findByText('Termín je presunutý');
    await focusedTerm(at('9:40', '10:00'));
  });

  it('shows a refused place only in the bar; reports a move that was not stored also when the calendar has been left meanwhile', async () => {
    const { practice, see, bar, begin } = await open();
    await begin(at('8:00', '8:20'));
    const errors = { time: ['Čas je obsadený'] };
    await answerWith(practice.lane, MOVE, 422, JSON.stringify({ errors }));
    await pressKeys('n', 'Enter');
    await see.findByText(/ 8:40, Čas je obsadený$/);
    expect(see.queryByText(FAILED)).to.equal(null);
    for (const path of [MOVE, calendarCall(), calendarCall(0, 0)])
      await breakCall(practice.lane, { kind: 'refuse', path });
    await pressKeys('n', 'Enter');
    await until(async () => (await bar()).dataset['move'] === 'checking');
    location.hash = '/pacienti';
    await see.findByRole('heading', { name: 'Pacienti' });
    await clearFaults(practice.lane);
    await see.findByText(FAILED);
    location.hash = `/kalendar?den=${monday()}`;
    await cell(see, at('8:00', '8:20'));
    expect(see.queryByRole('group', { name: 'Presúvanie termínu' })).to.equal(null);
  });

  it('that is not undone after the calendar was left is reported, and does not go on when it is shown again', async () => {
    const { practice, see, begin, focusedTerm } = await open();
    await begin(at('8:00', '8:20'));
    await pressKeys('n', 'Enter');
    await focusedTerm(at('8:40', '9:00'));
    location.hash = '/pacienti';
    await see.findByRole('heading', { name: 'Pacienti' });
    await answerWith(practice.lane, MOVE, 403, '{}');
    await press(await see.findByRole('button', { name: /^Vrátiť zmenu/ }));
    await see.findByText(FAILED);
    location.hash = `/kalendar?den=${monday()}`;
    await cell(see, at('8:40', '9:00'));
    expect(see.queryByRole('group', { name: 'Presúvanie termínu' })).to.equal(null);
  });

  describe('by a mouse', () => {
    const moveTo = (position: [number, number]) => sendMouse({ type: 'move', position });
    const middleOf = (element: HTMLElement): [number, number] => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return [Math.round(left + width / 2), Math.round(top + height / 2)];
    };

    /** A calendar whose chunk for moving terms is loaded. */
    async function openLoaded() {
      const opened = await open();
      await opened.begin(at('8:00', '8:20'));
      await pressKeys('Escape');
      await opened.focusedTerm(at('8:00', '8:20'));
      return opened;
    }
    async function take(from: [number, number]): Promise<void> {
      await moveTo(from);
      await sendMouse({ type: 'down' });
    }
    const drop = () => sendMouse({ type: 'up' });

    it('follows it to another day, and past the edge to the next week; makes it longer by its end; a press without a move opens the detail', async () => {
      const { see, root, bar, focusedTerm } = await openLoaded();
      await take(middleOf(await cell(see, at('8:00', '8:20'))));
      await moveTo(middleOf(await cell(see, /^streda .*, 9:00 až 9:20, voľné/)));
      await until(async () => (await bar()).textContent.includes('9:00'));
      await drop();
      await focusedTerm(at('9:00', '9:20', FIRST, 'streda'));
      expect(see.queryByRole('dialog')).to.equal(null);

      const other = await cell(see, at('8:20', '8:40', OTHER));
      const { left, width, bottom, height } = other.getBoundingClientRect();
      const [x, y] = [Math.round(left + width / 2), Math.round(bottom) - 3];
      await take([x, y]);
      await moveTo([x, Math.round(y + height / 2)]);
      await until(async () => (await bar()).textContent.includes('30'));
      await drop();
      await focusedTerm(at('8:20', '8:50', OTHER));

      const [from, top] = middleOf(await cell(see, at('9:00', '9:20', FIRST, 'streda')));
      await take([from, top]);
      const { right } = (root.querySelector('[role="grid"]') ?? root.host).getBoundingClientRect();
      await moveTo([Math.round(right) - 5, top]);
      await until(() => address().includes(weekDay(13)));
      // Leave the edge, which would show the following week.
      await moveTo([Math.round(right / 2), top]);
      const free = await cell(see, new RegExp(`^streda ${Number(weekDay(9).slice(-2))}\\..*, 9:00 až 9:20, voľné`));
      await moveTo(middleOf(free));
      await until(async () => (await bar()).textContent.includes('streda'));
      await drop();
      await focusedTerm(at('9:00', '9:20', FIRST, 'streda'));
      await press(await cell(see, at('9:00', '9:20', FIRST, 'streda')));
      await see.findByRole('button', { name: 'Presunúť' });
    });

    it('turns on at the edge only once the days there are loaded', async () => {
      const { practice, see, root, bar } = await openLoaded();
      const [x, y] = middleOf(await cell(see, at('8:00', '8:20')));
      await take([x, y]);
      await moveTo([x, y + 20]);
      await bar();
      await breakCall(practice.lane, { kind: 'hold', path: calendarCall(7, 13) });
      const clock = installFakeClock(new Date());
      try {
        const { right } = (root.querySelector('[role="grid"]') ?? root.host).getBoundingClientRect();
        await moveTo([Math.round(right) - 5, y]);
        await until(() => clock.delays.includes(CALENDAR_EDGE_MS));
        await clock.tick(CALENDAR_EDGE_MS);
        await until(() => address().includes(weekDay(13)));
        await until(() => see.queryByRole('grid', { busy: true }));
        expect(clock.delays).not.to.include(CALENDAR_EDGE_MS);
      } finally {
        clock.restore();
      }
      await clearFaults(practice.lane);
      await drop();
    });
  });
});
