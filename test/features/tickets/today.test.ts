import { describe, it } from 'node:test';
import { expect } from '../../support/in-node';
import { signal } from '@preact/signals-core';
import { tickets as ticketsCall, type TicketGroup } from '../../../src/features/tickets/contract';
import { ticketsPart } from '../../../src/features/tickets';
import { clockOn } from '../../support/practice-clock';
import { createPartCore } from '../../support/part-core';
import { group, ticket } from '../../support/ticket-data';
import { nextTask } from '../../support/next-task';

const TODAY = '2026-11-10';
const TOMORROW = '2026-11-11';

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

  it('the list is outdated from midnight on, until it is loaded', async () => {
    for (const date of [TODAY, null]) {
      const { tickets, shown, today } = await load([group(date, [ticket(1)]), group(TOMORROW, [ticket(2)])]);
      expect(tickets.isOutdated.value).to.equal(false);
      today.value = TOMORROW;
      expect([...shown(), tickets.isOutdated.value]).to.deep.equal([1, 1, true]);
      tickets.receive([group(date && TOMORROW, [ticket(2)])], Date.now());
      expect([...shown(), tickets.isOutdated.value]).to.deep.equal([2, 1, false]);
    }
  });
});
