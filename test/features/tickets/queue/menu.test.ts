import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { mount, unmountAll, type Seen } from '../../../support/mount';
import { answerWith, clearFaults, createPractice, moveElsewhere } from '../../../support/practice';
import { until } from '../../../support/until';
import { focused, press, pressKeys } from '../../../support/user-input';
import { A, B, C, FIRST, MOVE, order, stored, waiting } from './three-waiting';

const trigger = (see: Seen, name: string) => see.findByRole('button', { name: `Presunúť: ${name}` });
const choices = async (see: Seen) => {
  const items = await see.findAllByRole('menuitem');
  await until(() => items.includes(focused() as HTMLElement));
  return items.map(({ textContent }) => textContent);
};

async function opened() {
  const practice = await createPractice(waiting, { capabilities: ['ticket-move'] });
  const mounted = await mount(practice, 'ordinacia-waiting-room');
  await mounted.see.findByRole('button', { name: C });
  return { practice, ...mounted };
}

describe('a ticket is moved by the menu on its row', () => {
  before(() => setViewport({ width: 1280, height: 860 }));
  afterEach(unmountAll);

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
    document.body.removeAttribute('style');
    await setViewport({ width: 1280, height: 860 });
  });

  it('a refusal is shown in the row, and retried; the detail does not repeat it', async () => {
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
  });

  it('stays open, with its focus, while another panel moves the row', async () => {
    const { practice, see } = await opened();
    await until(() => see.queryByText('Naživo'));
    await press(await trigger(see, B));
    await choices(see);
    await pressKeys('ArrowDown');
    const chosen = await until(() => see.queryAllByRole('menuitem')[1]);
    await until(() => focused() === chosen);
    await moveElsewhere(practice, { id: practice.ids[2], place: 'before', other: practice.ids[1] });
    await until(() => order(see)[1] === C);
    expect(see.getAllByRole('menuitem')[1]).to.equal(chosen);
    expect(focused()).to.equal(chosen);
    await pressKeys('Home', 'Enter');
    await until(() => order(see)[0] === B);
    expect(await stored(practice)).to.deep.equal([B, A, C]);
  });
});
