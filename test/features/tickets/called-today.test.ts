import { afterEach, beforeEach, describe, it } from 'node:test';
import { expect } from '../../support/in-node';
import { signal } from '@preact/signals-core';
import type { RecordId } from '../../../src/api/contract/fields';
import { ticketNext, ticketReject, tickets as ticketsCall } from '../../../src/features/tickets/contract';
import type { TicketAction, TicketGroup } from '../../../src/features/tickets/contract';
import { ticketsPart } from '../../../src/features/tickets';
import { calledTodayPart } from '../../../src/features/tickets/called-today';
import { installFakeClock, type FakeClock } from '../../support/fake-clock';
import { clockOn } from '../../support/practice-clock';
import { nextTask } from '../../support/next-task';
import { createPartCore } from '../../support/part-core';
import { group, ticket } from '../../support/ticket-data';

const MINUTE = 60_000;
const TODAY = '2026-11-10';

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
