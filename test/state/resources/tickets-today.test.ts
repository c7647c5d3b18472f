import { expect } from '@open-wc/testing';
import { signal } from '@preact/signals-core';
import type { TicketGroup } from '../../../src/api/contract';
import { createTickets } from '../../../src/state/resources/tickets';
import { createIdempotencyKeys } from '../../../src/state/session/idempotency-keys';
import { createSessionScope } from '../../../src/state/session/session-scope';
import { group, ticket } from '../../support/ticket-data';
import { nextTask } from '../../support/next-task';

const TODAY = '2026-11-10';
const TOMORROW = '2026-11-11';

async function load(groups: TicketGroup[]) {
  const today = signal(TODAY);
  const tickets = createTickets({
    scope: createSessionScope(() => undefined),
    keys: createIdempotencyKeys(),
    load: () => Promise.resolve(groups),
    handle: () => Promise.resolve(),
    today,
    onHandled: () => undefined,
    onGone: () => undefined,
    onAlreadyHandled: () => undefined,
  });
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

  it('T5 T8 is the first ticket of the first group, which is counted', async () => {
    const { shown } = await load([group(TODAY, [ticket(7), ticket(3)]), group(TOMORROW, [ticket(1)])]);
    expect(shown()).to.deep.equal([7, 2]);
  });

  it('treats a first group without a date as today’s', async () => {
    const { shown } = await load([group(null, [ticket(7), ticket(3)]), group(TOMORROW, [ticket(1)])]);
    expect(shown()).to.deep.equal([7, 2]);
  });

  it('T8 an empty first group means nobody today: the next day’s ticket is not next', async () => {
    const { shown } = await load([group(TODAY, []), group(TOMORROW, [ticket(1)])]);
    expect(shown()).to.deep.equal([null, 0]);
  });

  it('T5 T8 offers and counts nobody when the first group is another day’s', async () => {
    const { shown } = await load([group(TOMORROW, [ticket(1)]), group(TODAY, [ticket(2)])]);
    expect(shown()).to.deep.equal([null, 0]);
  });

  it('at midnight today’s group becomes yesterday’s, before anything is loaded', async () => {
    const { shown, today } = await load([group(TODAY, [ticket(1)]), group(TOMORROW, [ticket(2)])]);
    expect(shown()).to.deep.equal([1, 1]);
    today.value = TOMORROW;
    expect(shown()).to.deep.equal([null, 0]);
  });

  it('accepts the id 0', async () => {
    const { shown } = await load([group(TODAY, [ticket(0)])]);
    expect(shown()).to.deep.equal([0, 1]);
  });
});
