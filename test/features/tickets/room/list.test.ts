import { expect } from '@open-wc/testing';
import { setViewport } from '@web/test-runner-commands';
import { openRoom as openNew } from '../../../elements/open-element';
import { dayFromNow } from '../../../support/dates';
import { mount, unmountAll, type Seen } from '../../../support/mount';
import { answerWith, createPractice, type NewTicket } from '../../../support/practice';
import { change, isFocused, nameOf, openRoom, tabStops } from '../../../support/ticket-rows';
import { focused, press, pressKeys } from '../../../support/user-input';
import { until } from '../../../support/until';

const rows = (see: Seen) => see.getAllByRole('listitem').map((row) => row.querySelector('[data-open]')?.textContent);

describe('the waiting room’s list', () => {
  beforeEach(() => setViewport({ width: 1280, height: 860 }));
  afterEach(unmountAll);

  it('T1 T2 T4 T5 T6 T8 groups tickets by day, with a separator between days; shows the kind as a style class and a label; the first of the first day offers „Ďalší pacient“, every other „Zrušiť termín“; „Dnes“ counts that day; Tab stops at one row, and each is described by time and kind', async () => {
    const { see, root } = await openNew([
      { type: 'schedule', time: '00:10', user_alternate: 'Anna', ticket_title: 'Kontrola' },
      { type: 'schedule-premium', time: '00:20', user_alternate: 'Beáta' },
      { type: 'queue', user_alternate: 'Cyril' },
      { type: 'schedule', date: dayFromNow(1), time: '08:20', user_alternate: 'Eva Zajtrajšia' },
      { type: 'schedule', date: dayFromNow(5), time: '09:00', user_alternate: 'Ivan Neskorší' },
    ]);
    await see.findByText('Anna');
    const separators = see.getAllByRole('heading', { level: 2 });
    expect(separators).to.have.length(2);
    expect(separators[0]?.textContent).to.equal('Zajtra');
    expect(rows(see)).to.deep.equal(['Anna', 'Beáta', 'Cyril', 'Eva Zajtrajšia', 'Ivan Neskorší']);
    const tomorrow = see.getByRole('region', { name: 'Zajtra' });
    expect(tomorrow.textContent).to.contain('Eva Zajtrajšia').and.not.to.contain('Anna');

    const rowOf = (name: string) => see.getByText(name).closest('li');
    const described = (element: Element | null | undefined) =>
      (element?.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map((id) => root.querySelector(`#${CSS.escape(id)}`)?.textContent)
        .join(' ');
    for (const [name, type, label, ...others] of [
      ['Anna', 'schedule', 'Termín', 'dnes o 0:10', 'Kontrola'],
      ['Beáta', 'schedule-premium', 'Prednostný termín', '0:20'],
      ['Cyril', 'queue', 'Čakací lístok'],
    ] as const) {
      expect(rowOf(name)).to.have.class(type).and.to.contain.text(label);
      for (const text of [label, ...others])
        expect(described(see.getByRole('button', { name })), name).to.contain(text);
    }
    const edge = (name: string) => getComputedStyle(rowOf(name) ?? document.body).borderLeftColor;
    expect(new Set([edge('Anna'), edge('Beáta'), edge('Cyril')]).size).to.equal(3);
    see.getByRole('button', { name: 'Ďalší pacient: Anna' });
    expect(see.getAllByRole('button', { name: /^Ďalší pacient/ })).to.have.length(1);
    const cancels = see.getAllByRole('button', { name: /^Zrušiť termín/ });
    expect(cancels).to.have.length(4);
    for (const [index, name] of ['Beáta, .*0:20', 'Cyril', 'Eva Zajtrajšia', 'Ivan Neskorší'].entries())
      expect(cancels[index]?.ariaLabel).to.match(new RegExp(`^Zrušiť termín: ${name}`));
    expect(described(cancels[0])).to.contain('Prednostný termín');
    expect(see.getByText('Dnes: 3 tikety').parentElement?.firstElementChild?.textContent).to.equal('Dnes 3');
    expect(tabStops(root).size).to.equal(1);
  });

  it('T2 T3 T4 an empty group has no separator, but the second group has one after an empty first; a ticket of an unknown kind is shown, whatever its name; where a text has no single time, the whole is seen', async () => {
    const practice = await createPractice();
    const one = (id: number, user_alternate: string, type = 'schedule', scheduled_formated?: string) => {
      return { id, type, ticket_title: 'Kontrola', user_alternate, scheduled_formated };
    };
    const groups = [
      { day: 'Dnes', tickets: [] },
      { day: 'Zajtra', tickets: [one(1, 'Eva', 'constructor')] },
      { day: 'štvrtok', tickets: [] },
      {
        day: 'Streda',
        date: dayFromNow(5),
        tickets: [one(2, 'Ivan', 'schedule', '8:20 – 8:40'), one(3, 'Oto', 'schedule', '09:05')],
      },
    ];
    await answerWith(practice.lane, '/api/tickets', 200, JSON.stringify(groups));
    const { see } = await mount(practice, 'ordinacia-waiting-room');
    expect((await see.findByText('Eva')).closest('li')).to.contain.text('Iné');
    const separators = see.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
    expect(separators).to.deep.equal(['Zajtra', 'Streda']);
    expect(see.queryByRole('button', { name: /^Ďalší pacient/ })).to.equal(null);
    see.getByRole('button', { name: 'Zrušiť termín: Eva' });
    see.getByText('Dnes: 0 tiketov');
    // Text for screen readers only is not part of `innerText`.
    expect(see.getByRole('button', { name: 'Ivan' }).closest('li')?.innerText).to.contain('8:20 – 8:40');
    see.getByText('9:05');
  });

  it('T3 a ticket shows title, time, avatar and full name; else user_alternate, else origin_title; two of one name are distinguished by their buttons', async () => {
    const avatar = 'data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=';
    const user = { fullname: 'Mária Horváthová', avatar };
    const tickets: NewTicket[] = [
      { type: 'schedule', time: '00:10', ticket_title: 'Kontrola tlaku', user },
      { type: 'schedule', time: '00:20', user: { fullname: 'Ján Kováč' }, user_alternate: 'nepoužité' },
      { type: 'schedule', time: '00:30', user_alternate: 'Oto Lukáč', origin_title: 'nepoužité' },
      { type: 'schedule', time: '00:40', origin_title: 'Kiosk v čakárni' },
      { type: 'queue', user_alternate: 'Eva Malá' },
      { type: 'queue', user_alternate: 'Eva Malá' },
    ];
    const { see } = await openNew(tickets, { capabilities: ['ticket-move'] });
    await see.findByText('Mária Horváthová');
    const names = ['Mária Horváthová', 'Ján Kováč', 'Oto Lukáč', 'Kiosk v čakárni', 'Eva Malá', 'Eva Malá'];
    expect(rows(see)).to.deep.equal(names);
    const [first, second] = see.getAllByRole('listitem');
    expect(first?.textContent).to.contain('dnes o 0:10').and.to.contain('Kontrola tlaku');
    expect(first?.querySelector('img')?.getAttribute('src')).to.equal(avatar);
    expect(second?.textContent).to.match(/^JK/);
    expect(see.queryByText('nepoužité')).to.equal(null);
    for (const ticket of ['Lístok 1', 'Lístok 2']) {
      see.getByRole('button', { name: `Zrušiť termín: Eva Malá, ${ticket}` });
      await see.findByRole('button', { name: `Presunúť: Eva Malá, ${ticket}` });
    }
  });

  it('W1 at 390 px, a ticket that is removed elsewhere while its detail has the focus leaves it at the way back; when the last one is removed, the waiting room itself has the focus, and says „Žiaden obsah na zobrazenie“', async () => {
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
    await change(practice, see, [], []);
    await see.findByText('Žiaden obsah na zobrazenie');
    await until(() => root.activeElement !== null && root.contains(root.activeElement));
    see.getByText('Dnes: 0 tiketov');
  });
});
