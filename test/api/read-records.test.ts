import { afterEach, beforeEach, describe, it } from 'node:test';
import { expect } from '../support/in-node';
import { login } from '../../src/api/session';
import { officeHours } from '../../src/features/office-hours/contract';
import { patientAdd, patients } from '../../src/features/patients/contract';
import { historyKinds, patientHistory } from '../../src/features/patients/history.contract';
import { payments } from '../../src/features/payments/contract';
import { administrationInit } from '../../src/features/practice/contract';
import { recepts } from '../../src/features/prescriptions/contract';
import {
  ticketNext,
  tickets as ticketGroups,
  type Ticket,
  type TicketGroup,
} from '../../src/features/tickets/contract';
import { json, recorded, recordedAnswers, stubNetwork, type Network } from '../support/recorded-answers';
import { initialData } from '../support/initial-data';
import { recordWarnings } from '../support/record-warnings';
import { createTestClient, failureOf } from '../support/test-client';
import { ticket as ticketData } from '../support/ticket-data';

describe('reading records', () => {
  let network: Network;
  let warnings: ReturnType<typeof recordWarnings>;

  beforeEach(() => {
    network = stubNetwork();
    warnings = recordWarnings();
  });
  afterEach(() => {
    warnings.restore();
    network.restore();
  });

  const init = (body: unknown) => {
    network.reply(json(body));
    return createTestClient().call(administrationInit, null);
  };

  it('reads app data bare or wrapped in data, with every optional field missing', async () => {
    const expected = initialData({}, { status: 'offline', date: null });
    for (const body of [
      { admin: { id: 1 } },
      { data: { admin: { id: 1, attributes: [] } } },
      { admin: { id: 1, email: '', attributes: null, online_status: 'away' }, notifications: 'broken', doctors: null },
    ]) {
      expect(await init(body)).to.deep.equal(expected);
    }
  });

  it('reads the kinds and gaps of a history as a list, a PHP list with gaps, null or an empty text', async () => {
    for (const [kinds, gaps, expected] of [
      [{ 1: 'visit', 3: 'note' }, ['payment'], [['visit', 'note'], ['payment']]],
      [null, null, [[...historyKinds], []]],
      ['', '', [[...historyKinds], []]],
      [[], { 2: 'visit' }, [[], ['visit']]],
    ] as const) {
      network.reply(json({ items: [], kinds, gaps }));
      const page = await createTestClient().call(patientHistory, null);
      expect([page.kinds, page.gaps]).to.deep.equal(expected);
    }
  });

  it('reads the doctor’s state as an object or a string, and an optional announcement', async () => {
    for (const [online_status, date] of [
      [{ status: 'ending', date: '2026-11-21' }, '2026-11-21'],
      [{ status: 'ending', date: 'včera' }, null],
      [{ status: 'ending' }, null],
      ['ending', null],
    ] as const) {
      const special_announcement = { id: 3, note: 'Dovolenka', expired_at: '2026-12-24T12:00:00+01:00' };
      const { admin } = await init({ admin: { id: 1, online_status, special_announcement } });
      expect(admin.online_status).to.deep.equal({ status: 'ending', date });
      expect(admin.special_announcement).to.deep.equal(special_announcement);
    }
    for (const special_announcement of [null, [], '', false]) {
      expect((await init({ admin: { id: 1, special_announcement } })).admin.special_announcement).to.equal(null);
    }
  });

  it('reads a profile that is kept among the settings', async () => {
    const settings = {
      doctor_name: 'MUDr. Eva',
      phone: 900,
      about: ' ',
      specialization: 'Urológia',
      avatar: '/e.png',
      sound: 1,
    };
    const attributes = { doctor_name: '', phone: null, specialization: 'Kardiológia', settings };
    const { admin } = await init({ admin: { id: 1, attributes } });
    const own = { doctor_name: 'MUDr. Eva', phone: '900', specialization: 'Kardiológia', avatar: '/e.png', settings };
    expect(admin.attributes).to.deep.equal(initialData(own).admin.attributes);
    const broken = { phone: { a: 1 }, about: true };
    const read = await init({ admin: { id: 1, attributes: { settings: broken } } });
    expect([read.admin.attributes.phone, read.admin.attributes.about]).to.deep.equal([null, null]);
  });

  it('reads names from a PHP list with gaps', async () => {
    const attributes = { capabilities: { 0: 'display', 2: 'ticket-add' }, denied: { 1: 'payments' } };
    const { admin } = await init({ admin: { id: 1, attributes } });
    const read = { capabilities: ['display', 'ticket-add'], denied: ['payments'] };
    expect(admin.attributes).to.deep.equal(initialData(read).admin.attributes);
    const { admin: broken } = await init({
      admin: { id: 1, attributes: { capabilities: { a: 'display' }, denied: 5 } },
    });
    expect(broken.attributes).to.deep.equal(initialData().admin.attributes);
  });

  it('reads is_public as the columns of Laravel, and as true if absent', async () => {
    for (const [sent, is_public] of [
      [false, false],
      [0, false],
      ['0', false],
      [true, true],
      [1, true],
      ['1', true],
      [null, true],
      [[], true],
    ]) {
      const { admin } = await init({ admin: { id: 1, attributes: { is_public: sent } } });
      expect(admin.attributes.is_public, JSON.stringify(sent)).to.equal(is_public);
    }
  });

  it('skips a malformed notification and keeps the others', async () => {
    const { notifications } = await init({
      admin: { id: 1 },
      notifications: [
        { id: 1, category: 'recept', content: '<b>a</b>', created_at: '2026-11-10T09:00:00Z' },
        { id: '' },
      ],
    });
    expect(notifications.map(({ id }) => id)).to.deep.equal([1]);
    expect(warnings.messages).to.deep.equal(['[ordinacia] malformed notification 1 left out: id']);
  });

  it('treats app data without an admin as malformed, because there would be no channel to join', async () => {
    for (const body of [{}, [], null, { admin: null }, { admin: { email: 'a@b.sk' } }]) {
      expect((await failureOf(init(body))).kind, JSON.stringify(body)).to.equal('malformed');
    }
  });

  it('treats a login answer without a token as malformed', async () => {
    const logIn = () => createTestClient().call(login, { username: 'a', password: 'b' });
    for (const body of [{}, null, { access_token: '' }, { access_token: null }, { token: 'x' }]) {
      network.reply(json(body));
      const failure = await failureOf(logIn());
      expect(failure.kind, JSON.stringify(body)).to.equal('malformed');
    }
    network.reply(json({ data: { access_token: 'wrapped' } }));
    expect(await logIn()).to.deep.equal({ access_token: 'wrapped' });
  });

  it('reads the added patient bare or wrapped in data', async () => {
    for (const body of [
      { id: 5, attributes: { fullname: ' Eva Malá ' } },
      { data: { id: 5, attributes: { fullname: 'Eva Malá' } } },
    ]) {
      network.reply(json(body));
      const patient = await createTestClient().call(patientAdd, { id: 5 });
      expect(patient.id).to.equal(5);
      expect(patient.attributes.fullname).to.equal('Eva Malá');
    }
    expect(network.sent[0]?.init.body).to.equal('{"id":5}');
  });

  it('skips a malformed office-hours record and keeps the others, because its form would otherwise save an emptied schedule', async () => {
    const row = { id: 1, hours_day: 'monday', hours_time_from: '08:00', hours_time_to: '09:00' };
    const rowsOf = async (time_schedules: unknown) => {
      network.reply(json([{ id: 7, time_schedules }]));
      const read = await createTestClient().call(officeHours, null);
      return read.map((record) => record.time_schedules);
    };
    expect(await rowsOf([{ ...row, id: 2, hours_day: null }, row])).to.deep.equal([[row]]);
    expect(warnings.messages).to.deep.equal(['[ordinacia] malformed row of office hours 0 left out: hours_day']);
    // Times as a database column has them: with seconds, or without a leading zero.
    expect(await rowsOf([{ ...row, hours_time_from: '8:00', hours_time_to: '09:00:00' }])).to.deep.equal([[row]]);
    // A PHP list with gaps.
    expect(await rowsOf({ 1: row })).to.deep.equal([[row]]);
    for (const nothing of [null, [], '', undefined]) expect(await rowsOf(nothing)).to.deep.equal([[]]);
  });

  it('accepts any body from a ticket action', async () => {
    for (const body of [null, {}, [], 'ok', { id: 1 }]) {
      network.reply(json(body));
      await createTestClient().call(ticketNext, { id: 'a-7' });
    }
    expect(network.sent[0]?.init.body).to.equal('{"id":"a-7"}');
  });

  it('keeps one of two records with the same id, also when one id is a number and the other a text', async () => {
    const named = (id: unknown, fullname: string) => ({ id, attributes: { fullname } });
    network.reply(json([named(9, 'Prvá'), named(8, 'Iná'), named(9, 'Druhá'), named('9', 'Tretia')]));
    const read = await createTestClient().call(patients, null);
    expect(read.map(({ attributes }) => attributes.fullname)).to.deep.equal(['Prvá', 'Iná']);
    expect(warnings.messages).to.deep.equal([
      '[ordinacia] malformed patient 2 left out: its id is another’s',
      '[ordinacia] malformed patient 3 left out: its id is another’s',
    ]);
  });

  it('counts a payment once', async () => {
    const payment = { id: 3, amount: -5, status: 'paid' };
    network.reply(json({ data: [payment, payment] }));
    expect(await createTestClient().call(payments, null)).to.have.length(1);
  });

  it('keeps a payment or a request whose patient is malformed', async () => {
    const users = [{ attributes: { fullname: 'Bez čísla' } }, { id: {}, attributes: 5 }, 'Ján', false, 7];
    network.reply(json(users.map((user, id) => ({ id, user, amount: 10 }))));
    const read = await createTestClient().call(payments, null);
    expect(read.map(({ user }) => user?.attributes.fullname)).to.deep.equal([
      'Bez čísla',
      ...Array.from({ length: 4 }, () => undefined),
    ]);
    network.reply(json(users.map((user, id) => ({ id, user }))));
    expect((await createTestClient().call(recepts, null)).map(({ id }) => id)).to.deep.equal([0, 1, 2, 3, 4]);
    expect(warnings.messages).to.deep.equal([]);
  });

  describe('of the waiting room', () => {
    const plain = { id: 1, type: 'queue', ticket_title: 'Lístok 1' };

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
});
