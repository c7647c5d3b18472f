import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { POLLING, openRoom } from '../../../elements/open-element';
import { dayFromNow } from '../../../support/dates';
import { unmountAll, type Seen } from '../../../support/mount';
import * as practiceOf from '../../../support/practice';
import { until } from '../../../support/until';
import { focused, press, pressKeys } from '../../../support/user-input';

const { answerWith, clearFaults, moveElsewhere, nextUnannounced, seenCalls, storedTickets } = practiceOf;
const MOVE = '/api/ticket-move';
const FIRST = 'Urgentné: na prvé miesto';
const [A, B, C] = ['Adam Prvý', 'Božena Druhá', 'Cyril Tretí'] as const;

/** Three tickets of today, some seconds apart: who is moved within a millisecond counts as one that gave way. */
const three = [A, B, C].map((user_alternate, index): practiceOf.NewTicket => {
  return { type: 'queue', user_alternate, created_at: new Date(Date.now() - (9 - index) * 1_000).toISOString() };
});
const tomorrow = { type: 'schedule' as const, date: dayFromNow(1), time: '09:00', user_alternate: 'Zajtrajší' };

/** The names of those of today, as the rows show them and as the server has them. */
const order = (see: Seen) => see.getAllByRole('button', { name: /^(Adam|Božena|Cyril)/ }).map((row) => row.textContent);
const stored = async (practice: practiceOf.TestPractice) =>
  (await storedTickets(practice))[0]?.tickets.map(({ user_alternate }) => user_alternate);

async function opened(options?: typeof POLLING) {
  const mounted = await openRoom([...three, tomorrow], { capabilities: ['ticket-move'] }, options);
  await mounted.see.findByRole('button', { name: C });
  return mounted;
}

describe('a ticket is moved by the menu on its row', () => {
  beforeEach(() => setViewport({ width: 1280, height: 860 }));
  afterEach(async () => {
    document.body.removeAttribute('style');
    await unmountAll();
  });

  const trigger = (see: Seen, name: string) => see.findByRole('button', { name: `Presunúť: ${name}` });
  const choices = async (see: Seen) => {
    const items = await see.findAllByRole('menuitem');
    await until(() => items.includes(focused() as HTMLElement));
    return items.map(({ textContent }) => textContent);
  };

  it('by keyboard alone, with the keys of a menu button; the focus stays with the ticket, and the move is announced', async () => {
    const { practice, see } = await opened();
    const button = await trigger(see, C);
    button.focus();
    await pressKeys('ArrowDown');
    expect(await choices(see)).to.deep.equal([FIRST, 'O miesto vyššie']);
    expect(button.getAttribute('aria-expanded')).to.equal('true');
    see.getByRole('menu', { name: `Presunúť: ${C}` });
    await pressKeys('Escape');
    await until(() => focused() === button && !see.queryByRole('menu'));
    await pressKeys('Enter');
    await choices(see);
    await pressKeys('ArrowDown', 'Enter');
    await see.findByText(`${C} je teraz 2. v poradí z 3.`);
    expect(order(see)).to.deep.equal([A, C, B]);
    expect(focused()).to.equal(button);
    // Move down again: the browser takes the focus from a row that is moved.
    await pressKeys('Enter');
    expect(await choices(see)).to.deep.equal([FIRST, 'O miesto vyššie', 'O miesto nižšie', 'Na pôvodné miesto']);
    await pressKeys('End', 'ArrowUp', 'Enter');
    await see.findByText(`${C} je teraz 3. v poradí z 3.`);
    expect(focused()).to.equal(button);
    expect(await stored(practice)).to.deep.equal([A, B, C]);
  });

  it('by the pointer on a telephone of 320 px somebody urgent goes first, and down again; those of today alone have it', async () => {
    await setViewport({ width: 320, height: 700 });
    document.body.style.margin = '0';
    const { practice, see } = await opened();
    const button = await trigger(see, B);
    expect(see.queryAllByRole('button', { name: /^Presunúť/ })).to.have.length(3);
    const { width, height, right } = button.getBoundingClientRect();
    expect(Math.min(width, height)).to.be.at.least(40);
    expect(right).to.be.at.most(320);
    await press(button);
    await press(await see.findByRole('menuitem', { name: FIRST }));
    await see.findByRole('button', { name: `Ďalší pacient: ${B}` });
    expect(await stored(practice)).to.deep.equal([B, A, C]);
    // Moving the first row down keeps the focus on its button.
    await press(await trigger(see, B));
    await press(await see.findByRole('menuitem', { name: 'O miesto nižšie' }));
    await see.findByRole('button', { name: `Ďalší pacient: ${A}` });
    await until(() => focused()?.getAttribute('aria-label') === `Presunúť: ${B}`);
    expect(document.documentElement.scrollWidth).to.equal(320);
  });

  it('a refusal is shown in the row, and retried; the detail does not repeat it; stays open, with its focus, while another panel moves the row', async () => {
    const { practice, see } = await opened();
    await press(see.getByRole('button', { name: C }));
    await see.findByText('3. z 3');
    await answerWith(practice.lane, MOVE, 403, '{"message":"x"}');
    await press(await trigger(see, C));
    await press(await see.findByRole('menuitem', { name: FIRST }));
    const failure = await see.findByText(/^Poradie sa nepodarilo zmeniť\./);
    const row = see.getByRole('button', { name: C }).closest('li');
    expect(row?.contains(failure)).to.equal(true);
    await clearFaults(practice.lane);
    await press(see.getByRole('button', { name: 'Skúsiť znova' }));
    await until(() => order(see)[0] === C);
    expect(see.queryByText(/nepodarilo zmeniť/)).to.equal(null);
    expect(focused()).to.equal(await trigger(see, C));

    await see.findByText('Naživo');
    await press(await trigger(see, B));
    await choices(see);
    await pressKeys('ArrowDown');
    const chosen = await until(() => see.queryAllByRole('menuitem')[1]);
    await until(() => focused() === chosen);
    await moveElsewhere(practice, { id: practice.ids[0], place: 'after', other: practice.ids[1] });
    await until(() => order(see)[1] === B);
    expect(see.getAllByRole('menuitem')[1]).to.equal(chosen);
    expect(focused()).to.equal(chosen);
    await pressKeys('Home', 'Enter');
    await until(() => order(see)[0] === B);
    expect(await stored(practice)).to.deep.equal([B, C, A]);
  });
});

describe('a ticket is moved by its detail', () => {
  before(() => setViewport({ width: 1280, height: 860 }));
  afterEach(unmountAll);

  const control = (see: Seen, name: string, label: string) => see.findByRole('button', { name: `${label}: ${name}` });
  async function openDetail(options?: typeof POLLING) {
    const mounted = await opened(options);
    await press(mounted.see.getByRole('button', { name: C }));
    return mounted;
  }

  it('somebody urgent goes first, is marked, announced, and goes back; by keyboard alone one place up and down; another panel’s move is shown at once; a ticket of another day has no order', async () => {
    const { practice, see } = await openDetail();
    const button = await control(see, C, FIRST);
    see.getByText('3. z 3');
    await press(button);
    await until(() => order(see)[0] === C);
    await see.findByText(`${C} je teraz 1. v poradí z 3.`);
    expect(await stored(practice)).to.deep.equal([C, A, B]);
    const row = see.getByRole('button', { name: C }).closest('li');
    expect(row?.textContent).to.contain('Urgentné');
    expect(focused(), 'the focus stays').to.equal(button);
    expect(button.getAttribute('aria-disabled')).to.equal('true');
    await press(await control(see, C, 'Na pôvodné miesto'));
    await until(() => order(see)[2] === C);
    await until(() => !row?.textContent.includes('Urgentné'));
    expect(await stored(practice)).to.deep.equal([A, B, C]);

    const up = await control(see, C, 'O miesto vyššie');
    up.focus();
    await pressKeys('Enter');
    // During a move the buttons ignore presses.
    await see.findByText(`${C} je teraz 2. v poradí z 3.`);
    await pressKeys('Enter');
    await see.findByText(`${C} je teraz 1. v poradí z 3.`);
    expect([focused() === up, up.getAttribute('aria-disabled')]).to.deep.equal([true, 'true']);
    await pressKeys('Enter', 'Tab', 'Space');
    await until(() => order(see)[1] === C);
    expect(await stored(practice)).to.deep.equal([A, C, B]);
    const bodies = (await seenCalls(practice.lane, MOVE)).map(({ body }): unknown => JSON.parse(body));
    const [a, b, c] = practice.ids;
    expect(bodies.slice(2)).to.deep.equal([
      { id: c, place: 'before', other: b },
      { id: c, place: 'before', other: a },
      { id: c, place: 'after', other: a },
    ]);

    await see.findByText('Naživo');
    await moveElsewhere(practice, { id: practice.ids[1], place: 'first', other: null });
    await until(() => order(see)[0] === B);
    expect(see.getByRole('button', { name: B }).closest('li')?.textContent).to.contain('Urgentné');
    await see.findByText('3. z 3');
    await press(see.getByRole('button', { name: 'Zajtrajší' }));
    await see.findByRole('button', { name: 'Odbaviť: Zajtrajší' });
    expect(see.queryByText('Poradie'), 'of another day').to.equal(null);
  });

  it('a neighbour that has left meanwhile moves nobody, and the list is loaded', async () => {
    // Polls only: no event reaches the panel before its request.
    const { practice, see } = await openDetail(POLLING);
    const button = await control(see, C, 'O miesto vyššie');
    await nextUnannounced(practice, practice.ids[1] ?? 0);
    await press(button);
    await see.findByText('Čakáreň sa medzitým zmenila, nič sa nepresunulo. Zobrazené je aktuálne poradie.');
    await until(() => order(see).length === 2);
    see.getByText('2. z 2');
    expect(await stored(practice)).to.deep.equal([A, C]);
  });
});
