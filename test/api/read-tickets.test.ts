import { afterEach, beforeEach, describe, it } from 'node:test';
import { expect } from '../support/in-node';
import { tickets as ticketGroups, type Ticket, type TicketGroup } from '../../src/features/tickets/contract';
import { ticket as ticketData } from '../support/ticket-data';
import { recordWarnings } from '../support/record-warnings';
import { json, recorded, recordedAnswers, stubNetwork, type Network } from '../support/recorded-answers';
import { createTestClient, failureOf } from '../support/test-client';

const plain = { id: 1, type: 'queue', ticket_title: 'Lístok 1' };

describe('reading the waiting room', () => {
  let network: Network;
  let warnings: ReturnType<typeof recordWarnings>;

  beforeEach(() => {
    network = stubNetwork();
    warnings = recordWarnings();
  });
  afterEach(() => {
    network.restore();
    warnings.restore();
  });

  function read(body: unknown): Promise<TicketGroup[]> {
    network.reply(json(body));
    return createTestClient().call(ticketGroups, null);
  }

  async function readTicket(fields: object): Promise<Ticket> {
    const [group] = await read([{ day: 'Dnes', tickets: [{ ...plain, ...fields }] }]);
    const ticket = group?.tickets[0];
    if (!ticket) throw new Error('The ticket was left out.');
    return ticket;
  }

  const idsOf = (groups: readonly TicketGroup[]) => groups.map(({ tickets }) => tickets.map(({ id }) => id));

  it('reads the answer of a real Laravel', async () => {
    const recording = recordedAnswers.find(({ title }) => title === '200-tickets with-accept-json');
    if (!recording) throw new Error('There is no recording.');
    network.reply(recorded(recording));
    const groups = await createTestClient().call(ticketGroups, null);
    expect(idsOf(groups)).to.deep.equal([
      [1, 2, 3],
      [4, 5],
    ]);
    expect(groups[0]?.tickets[0]).to.deep.equal(ticketData(1));
    expect(warnings.messages).to.deep.equal([]);
  });

  it('reads lists bare or wrapped in data, as arrays or as PHP lists with gaps, at every level', async () => {
    const tickets = [plain, { ...plain, id: 2 }];
    for (const body of [
      [{ day: 'Dnes', tickets }],
      { data: [{ day: 'Dnes', tickets }] },
      { 1: { day: 'Dnes', tickets } },
      { data: { 3: { day: 'Dnes', tickets: { data: tickets } } } },
      [{ day: 'Dnes', tickets: { 0: tickets[0], 5: tickets[1] } }],
    ]) {
      expect(idsOf(await read(body)), JSON.stringify(body).slice(0, 40)).to.deep.equal([[1, 2]]);
    }
    expect(await read([])).to.deep.equal([]);
    expect(idsOf(await read([{ day: 'Dnes' }, { day: 'Zajtra', tickets: null }]))).to.deep.equal([[], []]);
  });

  it('treats anything but a list as malformed', async () => {
    for (const body of [null, {}, 'text', 7, { message: 'ok' }, { data: 'text' }, { data: null }]) {
      expect((await failureOf(read(body))).kind, JSON.stringify(body)).to.equal('malformed');
    }
  });

  it('skips a malformed record and logs its index and path, without its content', async () => {
    const secret = { id: null, type: 'queue', ticket_title: 'Jozef Tajný', event_note: 'diagnóza' };
    const groups = await read([
      { day: 'Dnes', tickets: [plain, secret, { ...plain, id: 3 }] },
      'Eva Tajná',
      { day: 'Zajtra', tickets: [{ ...plain, id: 4 }] },
    ]);
    expect(idsOf(groups)).to.deep.equal([[1, 3], [4]]);
    expect(warnings.messages).to.deep.equal([
      '[ordinacia] malformed ticket group 1 left out: all of it',
      '[ordinacia] malformed ticket 1 left out: id',
    ]);
  });

  it('skips a ticket without an id, a kind or a title', async () => {
    const bad = [{ id: '' }, { id: 1.5 }, { id: {} }, { type: '' }, { type: null }, { ticket_title: ' ' }];
    const groups = await read([{ day: 'Dnes', tickets: bad.map((fields) => ({ ...plain, ...fields })) }]);
    expect(idsOf(groups)).to.deep.equal([[]]);
    expect(warnings.messages).to.have.length(bad.length);
  });

  it('keeps a ticket of an unknown kind', async () => {
    expect((await readTicket({ type: 'video-call' })).type).to.equal('video-call');
  });

  it('keeps the type of an id, and accepts numbers in place of texts', async () => {
    expect((await readTicket({ id: '0017' })).id).to.equal('0017');
    expect((await readTicket({ id: 17 })).id).to.equal(17);
    const ticket = await readTicket({ ticket_title: 7, event_note: 0, scheduled_formated: '  10:30 ' });
    expect([ticket.ticket_title, ticket.event_note, ticket.scheduled_formated]).to.deep.equal(['7', '0', '10:30']);
  });

  it('treats null, an empty text and a missing field alike', async () => {
    const fields = ['scheduled_formated', 'user', 'user_alternate', 'origin_title', 'event_note'] as const;
    const bare = await readTicket({});
    for (const nothing of [null, '', undefined]) {
      const ticket = await readTicket(Object.fromEntries(fields.map((field) => [field, nothing])));
      expect(ticket, String(nothing)).to.deep.equal(bare);
    }
  });

  it('reads an empty list as an empty object', async () => {
    expect((await readTicket({ user: [] })).user).to.equal(null);
    for (const attributes of [[], null, '', undefined]) {
      const { user } = await readTicket({ user: { id: 5, attributes } });
      expect(user).to.deep.equal({ id: 5, attributes: { avatar: null, fullname: null } });
    }
  });

  it('reads the marks of a moved ticket; an invalid mark hides no patient', async () => {
    const marks = ({ is_urgent, is_moved }: Awaited<ReturnType<typeof readTicket>>) => [is_urgent, is_moved];
    expect(marks(await readTicket({ is_urgent: 1, is_moved: 'true' }))).to.deep.equal([true, true]);
    expect(marks(await readTicket({ is_urgent: { x: 1 }, is_moved: [] }))).to.deep.equal([false, false]);
  });

  it('reads is_patient from true, 1, or either as a text; anything else is false', async () => {
    for (const value of [true, 1, '1', 'true']) {
      expect((await readTicket({ is_patient: value })).is_patient, JSON.stringify(value)).to.equal(true);
    }
    for (const value of [false, 0, '0', 'false', '', null, undefined]) {
      expect((await readTicket({ is_patient: value })).is_patient, JSON.stringify(value)).to.equal(false);
    }
  });

  it('keeps the tickets of a group with an invalid date', async () => {
    for (const date of ['dnes', '2026-13-45', '10.11.2026', 20261110, {}, '', null, undefined]) {
      const groups = await read([{ day: 'Dnes', date, tickets: [plain] }]);
      expect(groups[0]?.date, JSON.stringify(date)).to.equal(null);
      expect(idsOf(groups)).to.deep.equal([[1]]);
    }
    expect((await read([{ date: '2026-11-10', tickets: [] }]))[0]?.date).to.equal('2026-11-10');
  });
});
