import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { dayFromNow } from '../../support/dates';
import { mount, unmountAll } from '../../support/mount';
import { answerWith, createPractice } from '../../support/practice';
import * as rows from '../../support/ticket-rows';
import { focused, press, pressKeys } from '../../support/user-input';
import { until } from '../../support/until';

const { change, isFocused, nameOf, openRoom, openerOf, rowOf, tabStops } = rows;

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

  it('two tickets of one patient are told apart by number, or by when they were taken', async () => {
    const practice = await createPractice([], { capabilities: ['ticket-move'] });
    const ticket = (id: number, ticket_title: string, user_alternate: string, created_at_formated: string | null) => {
      return { id, type: 'queue', ticket_title, user_alternate, created_at_formated };
    };
    const tickets = [
      ticket(1, 'Lístok 7', 'Ján Prvý', 'dnes o 7:10'),
      ticket(2, 'Lístok 9', 'Ján Prvý', 'dnes o 7:20'),
      ticket(3, 'Výber', 'Eva Druhá', 'dnes o 7:30'),
      ticket(4, 'Výber', 'Eva Druhá', 'dnes o 8:40'),
      ticket(5, 'Lístok 11', 'Ivan Tretí', 'dnes o 8:50'),
      ticket(6, 'Výber', 'Ota Štvrtý', null),
      ticket(7, 'Výber', 'Ota Štvrtý', null),
    ];
    await answerWith(
      practice.lane,
      '/api/tickets',
      200,
      JSON.stringify([{ day: 'Dnes', date: dayFromNow(0), tickets }]),
    );
    const { root, see } = await mount(practice, 'ordinacia-waiting-room');
    await see.findByRole('button', { name: 'Ďalší pacient: Ján Prvý, Lístok 7' });
    const cancels = see
      .getAllByRole('button', { name: /^Zrušiť termín: / })
      .map((one) => one.getAttribute('aria-label'));
    expect(cancels).to.deep.equal(
      [
        'Ján Prvý, Lístok 9',
        'Eva Druhá, vytvorený dnes o 7:30',
        'Eva Druhá, vytvorený dnes o 8:40',
        'Ivan Tretí',
        'Ota Štvrtý',
        'Ota Štvrtý',
      ].map((name) => `Zrušiť termín: ${name}`),
    );
    await see.findByRole('button', { name: 'Presunúť: Ján Prvý, Lístok 9' });
    expect(rowOf(root, 4)?.textContent).to.contain('vytvorený dnes o 8:40');
    expect(rowOf(root, 5)?.textContent).to.not.contain('vytvorený');
  });

  it('two tickets of one name are told apart where only one of them is drawn', async () => {
    const practice = await createPractice();
    const list = rows.today.map((id) => ({
      ...rows.ticketOf(id),
      ...(id === 2 || id === rows.TODAY ? { user_alternate: 'Eva Druhá' } : {}),
    }));
    await answerWith(
      practice.lane,
      '/api/tickets',
      200,
      JSON.stringify([{ day: 'Dnes', date: dayFromNow(0), tickets: list }]),
    );
    const { root } = await mount(practice, 'ordinacia-waiting-room');
    const cancelOf = (id: number) =>
      rowOf(root, id)?.querySelector('[aria-label^="Zrušiť termín"]')?.getAttribute('aria-label');
    await until(() => cancelOf(2) === 'Zrušiť termín: Eva Druhá, Lístok 2');
    expect(cancelOf(3)).to.equal(`Zrušiť termín: ${nameOf(3)}`);
    (openerOf(root, 2) as HTMLElement).focus();
    await pressKeys('End');
    await until(() => cancelOf(rows.TODAY) === `Zrušiť termín: Eva Druhá, Lístok ${rows.TODAY}`);
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
