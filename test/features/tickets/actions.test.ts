import { afterEach, beforeEach, describe, it } from 'node:test';
import { expect } from '../../support/in-node';
import { administrationInit } from '../../../src/features/practice/contract';
import { ticketNext, ticketReject, tickets as ticketsCall } from '../../../src/features/tickets/contract';
import type { TicketGroup } from '../../../src/features/tickets/contract';
import { Failure, type FailureKind } from '../../../src/api/failure';
import { patientListed } from '../../../src/features/patients/events';
import { appointmentsPart } from '../../../src/features/appointments/part';
import { ticketsPart, type Tickets } from '../../../src/features/tickets';
import { ticketAddPart } from '../../../src/features/tickets/add';
import { ticketHandled } from '../../../src/features/tickets/events';
import { channelMessage } from '../../../src/state/events';
import { storeTexts } from '../../../src/texts/common';
import { installFakeClock, type FakeClock } from '../../support/fake-clock';
import { recordWarnings } from '../../support/record-warnings';
import type { DeferredCalls } from '../../support/deferred-calls';
import { initialData } from '../../support/initial-data';
import { nextTask } from '../../support/until';
import { createPartCore, type PartCore } from '../../support/part-core';
import { group, ticket } from '../../support/ticket-data';

const waiting = () => [group(null, [ticket(1), ticket(2)]), group(null, [ticket(3)], 'Zajtra')];
const { gone } = storeTexts.tickets;
const user = { id: 5, attributes: { avatar: null, fullname: 'Eva' } };

describe('ticket actions', () => {
  let loads: DeferredCalls<readonly TicketGroup[]>;
  let handles: DeferredCalls<undefined>;
  let clock: FakeClock | null = null;
  let tickets: Tickets;
  let panel: PartCore;
  let warnings: ReturnType<typeof recordWarnings>;

  beforeEach(async () => {
    warnings = recordWarnings();
    panel = createPartCore();
    const { core, told, defer } = panel;
    loads = defer(ticketsCall);
    handles = defer(ticketNext, ticketReject);
    tickets = core.part(ticketsPart);
    core.events.on(ticketHandled, ({ id, action }) => told.push(`${action} ${id}`));
    tickets.reload();
    await loads.answer(0, waiting());
  });
  afterEach(() => {
    tickets.clear();
    clock?.restore();
    clock = null;
    warnings.restore();
  });

  const ids = () => tickets.data.value?.map((one) => one.tickets.map(({ id }) => id));
  const workOf = (id: number) => tickets.pending.value.get(id) ?? null;

  it('an answer requested earlier does not bring a served ticket back', async () => {
    tickets.reload();
    void tickets.handle(1, 'next');
    await handles.answer(0, undefined);
    expect(loads.made[1]?.signal.aborted).to.equal(true);
    await loads.answer(1, waiting());
    expect(ids()).to.deep.equal([[2], [3]]);
    await loads.answer(2, [group(null, [ticket(2), ticket(9)])]);
    expect(ids()).to.deep.equal([[2, 9]]);
  });

  for (const [kind, status] of [
    ['server', 500],
    ['server', 502],
    ['offline', null],
    ['timeout', null],
    ['malformed', 200],
  ] as [FailureKind, number | null][]) {
    it(`after ${kind} (${status}) the list says whether the ticket was handled; until then it is pending`, async () => {
      void tickets.handle(1, 'next');
      void tickets.handle(2, 'reject');
      await handles.fail(0, new Failure(kind, status));
      await handles.fail(1, new Failure(kind, status));
      expect([workOf(1)?.state, workOf(2)?.state]).to.deep.equal(['pending', 'pending']);
      await loads.answer(1, [group(null, [ticket(2)])]);
      expect(workOf(1)).to.equal(null);
      await loads.answer(2, [group(null, [ticket(2)])]);
      expect(workOf(2)).to.deep.equal({ action: 'reject', state: 'unknown', code: null });
      expect(panel.told, 'nobody knows who did it').to.deep.equal([gone]);
    });
  }

  it('a retry after an unknown outcome has the same key, and its conflict is not attributed to somebody else', async () => {
    void tickets.handle(1, 'next');
    await handles.fail(0, new Failure('timeout'));
    await loads.fail(1, new Failure('offline'));
    expect(workOf(1)).to.deep.equal({ action: 'next', state: 'unknown', code: null });
    void tickets.handle(1, 'next');
    await handles.fail(1, new Failure('throttled', 429));
    await loads.answer(2, waiting());
    expect(workOf(1)?.state, 'that says nothing about the first').to.equal('unknown');
    void tickets.handle(1, 'next');
    await handles.fail(2, new Failure('conflict', 409));
    expect(panel.told).to.deep.equal([gone]);
    expect(workOf(1)).to.equal(null);
    void tickets.handle(2, 'next');
    const keys = panel.sent.map(({ key }) => key);
    expect(new Set(keys.slice(0, 3)).size).to.equal(1);
    expect(keys[3]).not.to.equal(keys[0]);
  });

  it('another action on the same ticket has another key', async () => {
    void tickets.handle(1, 'next');
    await handles.fail(0, new Failure('server', 500));
    await loads.answer(1, waiting());
    void tickets.handle(1, 'reject');
    const [next, reject] = panel.sent;
    expect(next?.key).not.to.equal(reject?.key);
  });

  it('the list is reloaded at growing intervals until the ticket is gone', async () => {
    clock = installFakeClock();
    void tickets.handle(1, 'next');
    await handles.fail(0, new Failure('timeout'));
    await loads.answer(1, waiting());
    for (const [count, milliseconds] of [2_200, 4_400, 8_800].entries()) {
      await clock.tick(milliseconds);
      expect(loads.made).to.have.length(count + 3);
      await loads.answer(count + 2, waiting());
      expect(workOf(1)?.state).to.equal('unknown');
    }
    await clock.tick(17_600);
    await loads.answer(5, [group(null, [ticket(2)])]);
    expect(workOf(1)).to.equal(null);
    expect(panel.told).to.deep.equal([gone]);
    expect(clock.delays, 'nothing is left to look for').to.deep.equal([]);
  });

  it('the list is reloaded for two minutes, then no more; polling still settles the ticket', async () => {
    clock = installFakeClock();
    void tickets.handle(1, 'next');
    await handles.fail(0, new Failure('timeout'));
    await loads.answer(1, waiting());
    for (let count = 2; clock.delays[0] !== undefined; count += 1) {
      await clock.tick(clock.delays[0]);
      await loads.answer(count, waiting());
    }
    expect(loads.made).to.have.length(9);
    tickets.reload();
    await loads.answer(9, [group(null, [ticket(2)])]);
    expect(workOf(1)).to.equal(null);
  });

  it('a load that does not answer is not waited for longer than ten seconds', async () => {
    clock = installFakeClock();
    void tickets.handle(1, 'next');
    await handles.fail(0, new Failure('timeout'));
    await clock.tick(9_900);
    expect(workOf(1)?.state).to.equal('pending');
    await clock.tick(200);
    expect(workOf(1)?.state).to.equal('unknown');
    tickets.clear();
    expect(clock.delays).to.deep.equal([]);
  });

  it('an added patient is marked in all of their tickets, and other rows keep their objects', async () => {
    const [other, theirs, also] = [ticket(1), ticket(2, { user }), ticket(3, { user })];
    tickets.reload();
    await loads.answer(1, [group(null, [other, theirs]), group(null, [also], 'Zajtra')]);
    const before = tickets.data.value?.[0]?.tickets[0];
    panel.core.events.emit(patientListed, { userId: 5, isPatient: true });
    const all = tickets.data.value?.flatMap((one) => one.tickets) ?? [];
    expect(all.map(({ is_patient }) => is_patient)).to.deep.equal([false, true, true]);
    expect(all[0]).to.equal(before);
  });

  it('clear forgets who was called, and who took whom', async () => {
    const done = tickets.handle(1, 'next');
    await handles.answer(0, undefined);
    await done;
    const init = panel.defer(administrationInit);
    panel.core.appData.reload();
    await init.answer(0, initialData({ capabilities: ['colleagues'] }));
    const by = { id: 1, name: 'Jana', title: null };
    panel.core.events.emit(channelMessage, { ticket: 2, done: 'cancelled', by, at: '2026-11-10T08:00:00Z' });
    await import('../../../src/features/tickets/departures');
    await nextTask();
    expect(tickets.departures.value.size).to.equal(1);
    expect(tickets.called.value?.ticket.id).to.equal(1);
    tickets.clear();
    expect([tickets.called.value, tickets.departures.value.size, tickets.data.value]).to.deep.equal([null, 0, null]);
  });

  for (const [name, part] of [
    ['appointment', appointmentsPart],
    ['ticket-add', ticketAddPart],
  ] as const)
    it(`after a lost response the key of ${name} is kept when a ticket is put back, and dropped when one leaves`, async () => {
      const { core } = panel;
      core.part<ReturnType<typeof part>>(part);
      await core.keys.send(name, 'Eva', () => Promise.reject(new Failure('timeout'))).catch(() => undefined);
      core.events.emit(ticketHandled, { id: 1, action: 'return' });
      expect(core.keys.isOutcomeUnknown(name)).to.equal(true);
      core.events.emit(ticketHandled, { id: 1, action: 'next' });
      expect(core.keys.isOutcomeUnknown(name)).to.equal(false);
    });
});
