import { describe, it, afterEach, beforeEach } from 'node:test';
import { expect } from '../../support/in-node';
import { signal } from '@preact/signals-core';
import * as contract from '../../../src/features/tickets/contract';
import type { TicketGroup, TicketAction } from '../../../src/features/tickets/contract';
import { ticketsPart } from '../../../src/features/tickets';
import { clockOn } from '../../support/practice-clock';
import { createPartCore } from '../../support/part-core';
import { group, ticket } from '../../support/ticket-data';
import { nextTask } from '../../support/until';
import type { RecordId } from '../../../src/api/contract/fields';
import { calledTodayPart } from '../../../src/features/tickets/called-today';
import { installFakeClock, type FakeClock } from '../../support/fake-clock';
import { createSharedNames, ticketAside, ticketName } from '../../../src/features/tickets/room/ticket-name';

const { tickets: ticketsCall, ticketNext, ticketReject } = contract;

const TODAY = '2026-11-10';
const TOMORROW = '2026-11-11';
const MINUTE = 60_000;

async function load(groups: readonly TicketGroup[]) {
  const today = signal(TODAY);
  const { core, answer } = createPartCore(clockOn(today));
  answer(ticketsCall, () => [...groups]);
  const tickets = core.part(ticketsPart);
  tickets.reload();
  await nextTask();
  return { tickets, today, shown: () => [tickets.nextId.value, tickets.todayCount.value] };
}

describe('the next ticket and today’s count', () => {
  it('is nobody before the first answer and in an empty waiting room', async () => {
    const { tickets, shown } = await load([]);
    expect(shown()).to.deep.equal([null, 0]);
    tickets.clear();
    expect(tickets.data.value).to.equal(null);
    expect(shown()).to.deep.equal([null, 0]);
  });

  it('T5 T8 is the first ticket of the first group, whatever its date, which is counted; an empty one means nobody today', async () => {
    const later = group(TOMORROW, [ticket(1)]);
    for (const [nextId, count, ...groups] of [
      [7, 2, group(TODAY, [ticket(7), ticket(3)]), later],
      [7, 2, group(null, [ticket(7), ticket(3)]), later],
      [1, 1, later, group('2026-11-12', [ticket(2)])],
      [null, 0, group(TODAY, []), later],
      [0, 1, group(TODAY, [ticket(0)])],
    ] as const)
      expect((await load(groups)).shown()).to.deep.equal([nextId, count]);
  });

  it('the list is outdated from midnight on, until it is loaded; a list without a date that is loaded just after midnight may be yesterday’s', async () => {
    for (const date of [TODAY, null]) {
      const time = installFakeClock(new Date('2026-11-10T23:59:50+01:00'));
      const { tickets, shown, today } = await load([group(date, [ticket(1)]), group(TOMORROW, [ticket(2)])]);
      expect(tickets.isOutdated.value).to.equal(false);
      const loadAgain = () => tickets.receive([group(date && TOMORROW, [ticket(2)])], Date.now());
      time.suspend(20_000);
      today.value = TOMORROW;
      expect([...shown(), tickets.isOutdated.value]).to.deep.equal([1, 1, true]);
      loadAgain();
      expect([...shown(), tickets.isOutdated.value]).to.deep.equal([2, 1, date === null]);
      time.suspend(2 * MINUTE);
      loadAgain();
      expect(tickets.isOutdated.value).to.equal(false);
      time.restore();
    }
  });
});

describe('when patients were called today', () => {
  let time: FakeClock;
  let stop: () => void;
  beforeEach(() => {
    time = installFakeClock(new Date(2026, 10, 10, 9));
  });
  afterEach(() => {
    stop();
    time.restore();
  });

  async function open(...ids: RecordId[]) {
    let groups: TicketGroup[] = [];
    const today = signal(TODAY);
    const { core, answer } = createPartCore(clockOn(today));
    answer(ticketsCall, () => groups);
    for (const action of [ticketNext, ticketReject]) answer(action, () => undefined);
    const tickets = core.part(ticketsPart);
    const called = core.part(calledTodayPart);
    stop = called.start();
    const list = async (...now: RecordId[]) => {
      const waiting = now.map((id) => ticket(id));
      groups = [group(TODAY, waiting)];
      tickets.reload();
      await nextTask();
    };
    const handle = async (id: RecordId, action: TicketAction) => {
      await tickets.handle(id, action);
      await nextTask();
    };
    await list(...ids);
    await time.tick(MINUTE);
    return { list, handle, called, today, seen: () => called.moments.value.map((moment) => moment.getMinutes()) };
  }

  it('is when „Ďalší pacient“ was answered, of whichever ticket; a cancelled one was not called', async () => {
    const { handle, seen } = await open(1, 2, 3, 4);
    await handle(1, 'next');
    await time.tick(MINUTE);
    await handle(3, 'next');
    await time.tick(MINUTE);
    await handle(2, 'reject');
    await handle(4, 'reject');
    expect(seen()).to.deep.equal([1, 2]);
  });

  it('is when the first one has left elsewhere; another one that has left was most likely cancelled', async () => {
    const { list, seen } = await open(1, 2, 3, 4);
    await list(2, 3, 4);
    await time.tick(MINUTE);
    await list(2, 4);
    await time.tick(MINUTE);
    await list(9, 2, 4);
    await time.tick(MINUTE);
    await list(2, 4);
    expect(seen()).to.deep.equal([1, 4]);
  });

  it('is not known where several have left at once; is forgotten on the next day, and with the session', async () => {
    const { list, today, called, seen } = await open(1, 2, 3, 4, 5);
    await list(3, 4, 5);
    expect(seen()).to.deep.equal([]);
    await list(4, 5);
    expect(seen()).to.deep.equal([1]);
    today.value = '2026-11-11';
    expect(called.moments.value).to.deep.equal([]);
    today.value = TODAY;
    expect(called.moments.value).to.have.length(1);
    called.clear();
    expect(called.moments.value).to.deep.equal([]);
  });
});

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
