import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createPublisher, type PublishedEvent } from '../../server/realtime/publisher';

/** A publisher whose requests and timers the test controls. */
function start() {
  const requests: { events: PublishedEvent[]; succeed: () => void; fail: () => void }[] = [];
  const retries: { work: () => void; ms: number }[] = [];
  const reports: string[] = [];
  const publisher = createPublisher({
    send: (events) =>
      new Promise((resolve, reject) => {
        requests.push({ events, succeed: resolve, fail: () => reject(new Error('away')) });
      }),
    onFailure: () => reports.push('failure'),
    onRecovery: () => reports.push('recovery'),
    later(work, ms) {
      retries.push({ work, ms });
      return () => retries.pop();
    },
    random: () => 1,
  });
  const publish = (name: string, exceptSocketId?: string, channel = 'private-admin.1') =>
    publisher.publish({ channel, name, ...(exceptSocketId === undefined ? {} : { exceptSocketId }) });
  /** Settles the oldest request and lets the publisher continue. */
  const answer = async (how: 'succeed' | 'fail') => {
    requests.shift()?.[how]();
    await new Promise((resolve) => setImmediate(resolve));
  };
  const namesOf = () => requests.map(({ events }) => events.map(({ name }) => name));
  return { publisher, publish, answer, namesOf, requests, retries, reports };
}

describe('publishing events to another server', () => {
  it('sends the first at once, and together what comes meanwhile, ten at most', async () => {
    const { publish, answer, namesOf, publisher } = start();
    publish('first');
    for (let index = 0; index < 12; index += 1) publish(`e${index}`);
    assert.deepEqual(namesOf(), [['first']]);
    await answer('succeed');
    assert.deepEqual(namesOf(), [['e0', 'e1', 'e2', 'e3', 'e4', 'e5', 'e6', 'e7', 'e8', 'e9']]);
    await answer('succeed');
    assert.deepEqual(namesOf(), [['e10', 'e11']]);
    await answer('succeed');
    assert.deepEqual(publisher.counts(), { waiting: 0, sent: 13, failures: 0 });
  });

  it('names the change of a single event; an event of two folded changes names none', async () => {
    const { publisher, answer, requests } = start();
    const publish = (name: string, data: string, exceptSocketId = '1.1') =>
      publisher.publish({ channel: 'private-admin.1', name, exceptSocketId, data });
    publish('busy', '{"ticket":1}');
    publish('alone', '{"ticket":2}');
    publish('twice', '{"ticket":3}');
    publish('twice', '{"ticket":3}');
    publish('two', '{"ticket":4}');
    publish('two', '{"ticket":5}');
    publish('later', '{"ticket":6}');
    publisher.publish({ channel: 'private-admin.1', name: 'later', exceptSocketId: '1.1' });
    assert.equal(requests[0]?.events[0]?.data, '{"ticket":1}');
    await answer('succeed');
    const sent = requests.flatMap(({ events }) => events.map(({ name, data }) => [name, data]));
    assert.deepEqual(sent, [
      ['alone', '{"ticket":2}'],
      ['twice', '{"ticket":3}'],
      ['two', undefined],
      ['later', undefined],
    ]);
  });

  it('waits with one event for each channel and name; made by two panels, it is for both', async () => {
    const { publish, answer, requests } = start();
    publish('busy');
    publish('tickets', '1.1');
    publish('tickets', '2.2');
    publish('recepts', '1.1');
    publish('recepts', '1.1');
    publish('tickets', '3.3', 'private-admin.2');
    await answer('succeed');
    assert.deepEqual(requests[0]?.events, [
      { channel: 'private-admin.1', name: 'tickets' },
      { channel: 'private-admin.1', name: 'recepts', exceptSocketId: '1.1' },
      { channel: 'private-admin.2', name: 'tickets', exceptSocketId: '3.3' },
    ]);
  });

  it('retries, later each time, until the events have arrived; a failure is reported once', async () => {
    const { publish, answer, namesOf, retries, reports, publisher } = start();
    publish('tickets');
    for (let attempt = 0; attempt < 8; attempt += 1) {
      await answer('fail');
      publish('recepts');
      assert.deepEqual(namesOf(), [], 'nothing is sent before its time');
      retries.at(-1)?.work();
    }
    const pauses = retries.map(({ ms }) => ms);
    assert.deepEqual(pauses, [500, 1000, 2000, 4000, 8000, 15_000, 15_000, 15_000]);
    await answer('succeed');
    assert.deepEqual(reports, ['failure', 'recovery']);
    assert.deepEqual(publisher.counts(), { waiting: 0, sent: 2, failures: 8 });
  });

  it('sends what waits before it stops, and does not wait for a server that is away', async () => {
    const { publish, answer, namesOf, publisher } = start();
    publish('tickets');
    publish('recepts');
    let isStopped = false;
    const stopped = publisher.stop().then(() => (isStopped = true));
    await answer('succeed');
    assert.deepEqual([namesOf(), isStopped], [[['recepts']], false]);
    await answer('fail');
    await stopped;
    assert.equal(publisher.counts().waiting, 1);
  });
});
