import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { mount, unmountAll, type Seen } from '../../../support/mount';
import { createPractice, moveElsewhere, nextUnannounced, seenCalls } from '../../../support/practice';
import { until } from '../../../support/until';
import { focused, press, pressKeys } from '../../../support/user-input';
import { A, B, C, FIRST, MOVE, order, stored, waiting } from './three-waiting';

const control = (see: Seen, name: string, label: string) => see.findByRole('button', { name: `${label}: ${name}` });
/** Opens the waiting room with the detail of the last of three tickets. */
async function opened(attributes = {}) {
  const practice = await createPractice(waiting, { capabilities: ['ticket-move'] });
  const mounted = await mount(practice, 'ordinacia-waiting-room', { attributes });
  await press(await mounted.see.findByRole('button', { name: C }));
  return { practice, ...mounted };
}

describe('the order of the waiting room', () => {
  before(() => setViewport({ width: 1280, height: 860 }));
  afterEach(unmountAll);

  it('somebody urgent goes first, is marked, announced, and goes back; another panel’s move is shown at once; a ticket of another day has no order', async () => {
    const { practice, see } = await opened();
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
    await until(() => see.queryByText('Naživo'));
    await moveElsewhere(practice, { id: practice.ids[1], place: 'first', other: null });
    await until(() => order(see)[0] === B);
    expect(see.getByRole('button', { name: B }).closest('li')?.textContent).to.contain('Urgentné');
    see.getByText('3. z 3');
    await press(see.getByRole('button', { name: 'Zajtrajší' }));
    await see.findByRole('button', { name: 'Odbaviť: Zajtrajší' });
    expect(see.queryByText('Poradie'), 'of another day').to.equal(null);
  });

  it('one place up and down by keyboard alone', async () => {
    const { practice, see } = await opened();
    (await control(see, C, 'O miesto vyššie')).focus();
    await pressKeys('Enter');
    // During a move the buttons ignore presses.
    await see.findByText(`${C} je teraz 2. v poradí z 3.`);
    await pressKeys('Enter');
    await see.findByText(`${C} je teraz 1. v poradí z 3.`);
    const up = await control(see, C, 'O miesto vyššie');
    expect([focused() === up, up.getAttribute('aria-disabled')]).to.deep.equal([true, 'true']);
    await pressKeys('Enter', 'Tab', 'Space');
    await until(() => order(see)[1] === C);
    expect(await stored(practice)).to.deep.equal([A, C, B]);
    const bodies = (await seenCalls(practice.lane, MOVE)).map(({ body }): unknown => JSON.parse(body));
    const [a, b, c] = practice.ids;
    expect(bodies).to.deep.equal([
      { id: c, place: 'before', other: b },
      { id: c, place: 'before', other: a },
      { id: c, place: 'after', other: a },
    ]);
  });

  it('a neighbour that has left meanwhile moves nobody, and the list is loaded', async () => {
    // Polls only: no event reaches the panel before its request.
    const { practice, see } = await opened({ 'realtime-key': '' });
    const button = await control(see, C, 'O miesto vyššie');
    await nextUnannounced(practice, practice.ids[1] ?? 0);
    await press(button);
    await see.findByText('Čakáreň sa medzitým zmenila, nič sa nepresunulo. Zobrazené je aktuálne poradie.');
    await until(() => order(see).length === 2);
    see.getByText('2. z 2');
    expect(await stored(practice)).to.deep.equal([A, C]);
  });
});
