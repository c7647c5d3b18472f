import { afterEach, beforeEach, describe, it } from 'node:test';
import { expect } from '../../support/in-node';
import { signal } from '@preact/signals-core';
import type { TicketGroup } from '../../../src/api/contract';
import { Failure, type FailureKind } from '../../../src/api/failure';
import { createTickets, type Tickets } from '../../../src/state/resources/tickets';
import { createIdempotencyKeys } from '../../../src/state/session/idempotency-keys';
import { createSessionScope, type SessionScope } from '../../../src/state/session/session-scope';
import { installFakeClock, type FakeClock } from '../../support/fake-clock';
import { clockOn } from '../../support/practice-clock';
import { recordWarnings } from '../../support/record-warnings';
import { deferCalls, type DeferredCalls } from '../../support/deferred-calls';
import { group, ticket } from '../../support/ticket-data';

const waiting = () => [group(null, [ticket(1), ticket(2)]), group(null, [ticket(3)], 'Zajtra')];
const user = { id: 5, attributes: { avatar: null, fullname: 'Eva' } };

describe('ticket actions', () => {
  let loads: DeferredCalls<TicketGroup[]>;
  let handles: DeferredCalls<undefined>;
  let sent: string[];
  let sentKeys: string[];
  let toasts: string[];
  let clock: FakeClock | null = null;
  let tickets: Tickets;
  let scope: SessionScope;
  let warnings: ReturnType<typeof recordWarnings>;

  beforeEach(async () => {
    warnings = recordWarnings();
    scope = createSessionScope((error) => {
      throw error;
    });
    loads = deferCalls();
    handles = deferCalls();
    sent = [];
    sentKeys = [];
    toasts = [];
    tickets = createTickets({
      scope,
      keys: createIdempotencyKeys(),
      load: loads.call,
      handle(action, id, key) {
        sent.push(`${action} ${id}`);
        sentKeys.push(key);
        return handles.call(new AbortController().signal);
      },
      clock: clockOn(signal('2026-11-10')),
      onHandled: (id, action) => toasts.push(`${action} ${id}`),
      onGone: () => toasts.push('gone'),
      onAlreadyHandled: () => toasts.push('already handled'),
    });
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

  it('X3 next and reject remove the ticket once the server has agreed', async () => {
    void tickets.handle(1, 'next');
    expect(ids(), 'nothing is promised before').to.deep.equal([[1, 2], [3]]);
    expect(workOf(1)).to.deep.equal({ action: 'next', state: 'pending' });
    await handles.answer(0, undefined);
    expect(ids()).to.deep.equal([[2], [3]]);
    void tickets.handle(3, 'reject');
    await handles.answer(1, undefined);
    expect(ids()).to.deep.equal([[2], []]);
    expect([workOf(1), workOf(3)]).to.deep.equal([null, null]);
    expect(sent).to.deep.equal(['next 1', 'reject 3']);
    expect(toasts).to.deep.equal(['next 1', 'reject 3']);
    expect(loads.made, 'no load was needed').to.have.length(1);
  });

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

  it('409 shows that somebody else was faster, 403 marks the ticket as failed; both reload the list', async () => {
    void tickets.handle(1, 'next');
    await handles.fail(0, new Failure('conflict', 409));
    expect(toasts.splice(0)).to.deep.equal(['already handled']);
    expect(workOf(1)).to.equal(null);
    expect(loads.made).to.have.length(2);
    await loads.answer(1, [group(null, [ticket(2)])]);
    expect(ids()).to.deep.equal([[2]]);
    void tickets.handle(2, 'reject');
    await handles.fail(1, new Failure('forbidden', 403));
    expect(workOf(2)).to.deep.equal({ action: 'reject', state: 'failed', code: null });
    expect([ids(), toasts, loads.made.length]).to.deep.equal([[[2]], [], 3]);
    expect(warnings.messages).to.deep.equal(['[ordinacia] ticket reject failed: forbidden (403)']);
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
      expect(toasts, 'nobody knows who did it').to.deep.equal(['gone']);
    });
  }

  it('a retry after an unknown outcome has the same key, and what it is told is not called somebody else’s', async () => {
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
    expect(toasts).to.deep.equal(['gone']);
    expect(workOf(1)).to.equal(null);
    void tickets.handle(2, 'next');
    expect(new Set(sentKeys.slice(0, 3)).size).to.equal(1);
    expect(sentKeys[3]).not.to.equal(sentKeys[0]);
  });

  it('another action on the same ticket has another key', async () => {
    void tickets.handle(1, 'next');
    await handles.fail(0, new Failure('server', 500));
    await loads.answer(1, waiting());
    void tickets.handle(1, 'reject');
    expect(sentKeys[0]).not.to.equal(sentKeys[1]);
  });

  it('the list is looked at again at growing intervals until the ticket is gone', async () => {
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
    expect(toasts).to.deep.equal(['gone']);
    expect(clock.delays, 'nothing is left to look for').to.deep.equal([]);
  });

  it('it is looked at for two minutes, and not again by itself; polling still tells', async () => {
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
    tickets.markPatient(5, true);
    const all = tickets.data.value?.flatMap((one) => one.tickets) ?? [];
    expect(all.map(({ is_patient }) => is_patient)).to.deep.equal([false, true, true]);
    expect(all[0]).to.equal(before);
  });

  it('clear forgets who was called, and who took whom', async () => {
    const done = tickets.handle(1, 'next');
    await handles.answer(0, undefined);
    await done;
    tickets.putDepartures(new Map([['2', 'Zrušila sestra Jana']]));
    expect(tickets.called.value?.ticket.id).to.equal(1);
    tickets.clear();
    expect([tickets.called.value, tickets.departures.value.size, tickets.data.value]).to.deep.equal([null, 0, null]);
  });
});
