import { expect } from '@open-wc/testing';
import { signal } from '@preact/signals-core';
import type { TicketGroup } from '../../../src/api/contract';
import { createTickets } from '../../../src/state/resources/tickets';
import { createSessionScope } from '../../../src/state/session/session-scope';
import { group, ticket } from '../../support/ticket-data';
import { turn } from '../../support/turn';

const TODAY = '2026-11-10';
const TOMORROW = '2026-11-11';

async function load(groups: TicketGroup[]) {
  const today = signal(TODAY);
  const tickets = createTickets({
    scope: createSessionScope(() => undefined),
    load: () => Promise.resolve(groups),
    handle: () => Promise.resolve(),
    today,
    onHandled: () => undefined,
    onAlreadyHandled: () => undefined,
  });
  tickets.reload();
  await turn();
  return { tickets, today, shown: () => [tickets.nextId.value, tickets.todayCount.value] };
}

describe('who is next, and how many wait today', () => {
  it('nobody before the first answer, and nobody in an empty waiting room', async () => {
    const { tickets, shown } = await load([]);
    expect(shown()).to.deep.equal([null, 0]);
    tickets.clear();
    expect(tickets.data.value).to.equal(null);
    expect(shown()).to.deep.equal([null, 0]);
  });

  it('T5 T8 the first ticket of the first group, and as many as stand in it', async () => {
    const { shown } = await load([group(TODAY, [ticket(7), ticket(3)]), group(TOMORROW, [ticket(1)])]);
    expect(shown()).to.deep.equal([7, 2]);
  });

  it('a group without a date that stands first is today’s', async () => {
    const { shown } = await load([group(null, [ticket(7), ticket(3)]), group(TOMORROW, [ticket(1)])]);
    expect(shown()).to.deep.equal([7, 2]);
  });

  it('T8 an empty first group is a free day: the next day’s ticket is not next', async () => {
    const { shown } = await load([group(TODAY, []), group(TOMORROW, [ticket(1)])]);
    expect(shown()).to.deep.equal([null, 0]);
  });

  it('T5 T8 a first group of another day offers nobody, and counts nobody', async () => {
    const { shown } = await load([group(TOMORROW, [ticket(1)]), group(TODAY, [ticket(2)])]);
    expect(shown()).to.deep.equal([null, 0]);
  });

  it('at midnight today’s group becomes yesterday’s, before anything is loaded', async () => {
    const { shown, today } = await load([group(TODAY, [ticket(1)]), group(TOMORROW, [ticket(2)])]);
    expect(shown()).to.deep.equal([1, 1]);
    today.value = TOMORROW;
    expect(shown()).to.deep.equal([null, 0]);
  });

  it('an id of nought is an id', async () => {
    const { shown } = await load([group(TODAY, [ticket(0)])]);
    expect(shown()).to.deep.equal([0, 1]);
  });
});
