import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { mount, unmountAll } from '../../../support/mount';
import { createPractice } from '../../../support/practice';
import { change, isFocused, nameOf, openRoom, openerOf, tabStops } from '../../../support/ticket-rows';
import { focused, press, pressKeys } from '../../../support/user-input';
import { until } from '../../../support/until';

describe('the rows of the waiting room', () => {
  beforeEach(() => setViewport({ width: 1280, height: 860 }));
  afterEach(unmountAll);

  it('Tab stops at one row of a short list, too, and each is described by time and kind', async () => {
    const practice = await createPractice([
      { type: 'schedule', time: '00:10', user_alternate: 'Ján Prvý', ticket_title: 'Kontrola' },
      { type: 'schedule-premium', time: '00:20', user_alternate: 'Eva Druhá' },
      { type: 'queue', user_alternate: 'Ivan Tretí' },
    ]);
    const { root, see } = await mount(practice, 'ordinacia-waiting-room');
    const described = (element: Element | null) =>
      (element?.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => root.querySelector(`#${CSS.escape(id)}`)?.textContent)
        .join(' ');
    expect(described(await see.findByRole('button', { name: 'Ján Prvý' })))
      .to.contain('dnes o 0:10')
      .and.to.contain('Kontrola')
      .and.to.contain('Termín');
    expect(described(see.getByRole('button', { name: 'Eva Druhá' })))
      .to.contain('0:20')
      .and.to.contain('Prednostný termín');
    const cancel = see.getByRole('button', { name: /^Zrušiť termín: Eva Druhá, .*0:20/ });
    expect(described(cancel)).to.contain('Prednostný termín');
    expect(described(see.getByRole('button', { name: 'Ivan Tretí' }))).to.contain('Čakací lístok');
    expect(tabStops(root).size).to.equal(1);
  });

  it('two tickets of one name are distinguished by their buttons', async () => {
    const practice = await createPractice(
      ['Ján Prvý', 'Ján Prvý', 'Eva Druhá'].map((user_alternate) => ({ type: 'queue', user_alternate })),
      { capabilities: ['ticket-move'] },
    );
    const { see } = await mount(practice, 'ordinacia-waiting-room');
    await see.findByRole('button', { name: 'Ďalší pacient: Ján Prvý, Lístok 1' });
    see.getByRole('button', { name: 'Zrušiť termín: Ján Prvý, Lístok 2' });
    see.getByRole('button', { name: 'Zrušiť termín: Eva Druhá' });
    await see.findByRole('button', { name: 'Presunúť: Ján Prvý, Lístok 2' });
  });

  it('at 390 px, a ticket that is removed elsewhere while its detail has the focus leaves it at the way back', async () => {
    await setViewport({ width: 390, height: 800 });
    const { root, practice, see } = await openRoom([1, 2, 3], []);
    await see.findByText('Naživo');
    await press(see.getByRole('button', { name: nameOf(2) }));
    const serve = await see.findByRole('button', { name: `Odbaviť: ${nameOf(2)}` });
    serve.focus();
    await change(practice, see, [1, 3], []);
    await see.findByText('Tento tiket už v čakárni nie je.');
    await until(() => focused() === see.getByRole('button', { name: 'Späť na zoznam' }));
    await pressKeys('Enter');
    await isFocused(root, 3);
  });

  it('when the last one is removed, the waiting room itself has the focus', async () => {
    const { root, practice, see } = await openRoom([1], []);
    (openerOf(root, 1) as HTMLElement).focus();
    await change(practice, see, [], []);
    await see.findByText('Žiaden obsah na zobrazenie');
    await until(() => root.activeElement !== null && root.contains(root.activeElement));
  });
});
