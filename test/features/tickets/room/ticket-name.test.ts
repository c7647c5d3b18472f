import { describe, it } from 'node:test';
import { expect } from '../../../support/in-node';
import { createSharedNames, ticketAside, ticketName } from '../../../../src/features/tickets/room/ticket-name';
import { group, ticket } from '../../../support/ticket-data';

describe('the names of tickets', () => {
  it('a ticket is distinguished from another one of its name by its number, else by its time, if that is known', () => {
    const aside = (ticket_title: string, created_at_formated: string | null) => {
      const one = ticket(1, { ticket_title, created_at_formated, user_alternate: 'Ján Prvý' });
      return ticketAside(one, ticketName(one));
    };
    expect(aside('Lístok 7', 'dnes o 7:10')).to.equal('Lístok 7');
    expect(aside('Výber', 'dnes o 7:10')).to.equal('vytvorený dnes o 7:10');
    expect(aside('Výber', null)).to.equal(null);
  });

  it('a name is shared by tickets of any day, also of those that are not rendered; appointments have their times', () => {
    const named = (id: number, user_alternate: string, scheduled_formated: string | null = null) =>
      ticket(id, { user_alternate, scheduled_formated });
    const first = [named(1, 'Ján'), named(2, 'Eva'), named(3, 'Oto', 'dnes o 8:20'), named(4, 'Oto')];
    const isShared = createSharedNames([group(null, first), group(null, [named(5, 'Eva')], 'Zajtra')]);
    const drawn = isShared(first);
    expect(['Ján', 'Eva', 'Oto'].map(drawn)).to.deep.equal([false, true, false]);
  });
});
