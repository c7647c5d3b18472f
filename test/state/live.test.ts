import { afterEach, beforeEach, describe, it } from 'node:test';
import { expect } from '../support/in-node';
import { signal } from '@preact/signals-core';
import { createConnection, type Connection } from '../../src/state/live/connection';
import { createPolling, type Polling } from '../../src/state/live/live';
import { installFakeClock, type FakeClock } from '../support/fake-clock';
import { createPartCore } from '../support/part-core';
import { fixRandom } from '../support/random';
import { joinTabs, type TabLeader } from '../../src/state/live/tab-leader';
import type { RealtimeConfig } from '../../src/state/store-config';
import { realtimeSettings } from '../../src/state/live/realtime-settings';
import { json, stubNetwork } from '../support/recorded-answers';
import { configOf, noRealtime } from '../support/store-config';
import { API_BASE, createTestClient } from '../support/test-client';

const MINUTE = 60_000;

describe('polling', () => {
  let clock: FakeClock;
  let random: ReturnType<typeof fixRandom>;
  let polling: Polling;
  let loads = 0;
  let isLookedAt = true;

  beforeEach(() => {
    clock = installFakeClock();
    random = fixRandom(0);
    loads = 0;
    isLookedAt = true;
    polling = createPolling(
      () => (loads += 1),
      () => isLookedAt,
    );
  });
  afterEach(() => {
    polling.stop();
    random.restore();
    clock.restore();
  });

  for (const [pause, drawn, expected] of [
    [0, 0, 0],
    [0, 0.5, 15_000],
    [15_000, 0, 15_000],
    [15_000, 0.5, 22_500],
    [15_000, 1, 30_000],
  ] as const) {
    it(`loads first after ${expected / 1000} s, with a pause of ${pause / 1000} s and a random ${drawn}`, () => {
      random.set(drawn);
      polling.start(pause);
      expect(clock.delays).to.deep.equal([expected]);
    });
  }

  it('loads every half a minute on average, and four times less while nobody looks', async () => {
    random.set(0.5);
    polling.start();
    await clock.tick(15_000);
    expect([loads, ...clock.delays]).to.deep.equal([1, 30_000]);
    isLookedAt = false;
    await clock.tick(30_000);
    expect([loads, ...clock.delays]).to.deep.equal([2, MINUTE]);
    await clock.tick(MINUTE);
    expect([loads, ...clock.delays]).to.deep.equal([3, 2 * MINUTE]);
    await clock.tick(2 * MINUTE);
    expect([loads, ...clock.delays]).to.deep.equal([4, 2 * MINUTE]);
  });

  it('begins anew with one timer, and leaves none after stop', () => {
    polling.start();
    polling.start(15_000);
    expect(clock.delays).to.deep.equal([15_000]);
    polling.stop();
    expect(clock.delays).to.deep.equal([]);
  });
});

describe('polling without a socket', () => {
  let clock: FakeClock;
  let connection: Connection;
  beforeEach(() => {
    clock = installFakeClock();
    Object.defineProperty(globalThis, 'navigator', { value: { onLine: true }, configurable: true });
  });
  afterEach(() => {
    connection.end();
    Reflect.deleteProperty(globalThis, 'navigator');
    clock.restore();
  });

  it('skips a resource whose loads the server logs', async () => {
    const nothing = signal(null);
    const loads: string[] = [];
    const resource = (action: string) => ({
      action,
      data: nothing,
      failure: nothing,
      loadedAt: nothing,
      confirmedAt: () => 0,
      requestedAt: () => 0,
      receive: () => undefined,
      reload: () => loads.push(action) > 0,
    });
    const unused = {} as never;
    connection = createConnection({
      ...createPartCore().core,
      channel: {
        all: [resource('tickets'), { ...resource('history'), isLogged: true }],
        add: () => undefined,
        vital: () => undefined,
      },
      config: configOf('https://practice.example', 'token'),
      problems: unused,
      sound: unused,
      desktopNotices: unused,
    });
    connection.begin('token');
    await clock.tick(120_000);
    expect(loads.length).to.be.greaterThan(1);
    expect([...new Set(loads)]).to.deep.equal(['tickets']);
  });
});

describe('the leading tab', () => {
  /** Requests of the tab, oldest first: `answer` calls back as the browser does, with the lock or `null`. */
  let asked: { options: LockOptions; answer(lock: object | null): unknown }[];
  let tab: TabLeader;
  beforeEach(() => {
    asked = [];
    const request = (_name: string, options: LockOptions, answer: (lock: object | null) => unknown) => {
      asked.push({ options, answer });
      return new Promise(() => undefined);
    };
    Object.defineProperty(globalThis, 'navigator', { value: { locks: { request } }, configurable: true });
    tab = joinTabs('tabs');
  });
  afterEach(() => {
    tab.leave();
    Reflect.deleteProperty(globalThis, 'navigator');
  });

  it('gives back a lock that it got while it was frozen, and asks for it again', () => {
    asked[0]?.answer(null);
    expect(tab.isLeader.value, 'it waits in line').to.equal(false);
    document.dispatchEvent(new Event('freeze'));
    expect(asked[1]?.options.signal?.aborted).to.equal(true);
    document.dispatchEvent(new Event('resume'));
    // The lock was granted before the request was aborted, and the frozen tab is notified only now.
    expect(asked[1]?.answer({}), 'it does not keep the lock').to.equal(undefined);
    expect(tab.isLeader.value).to.equal(null);
    asked[2]?.answer(null);
    expect(tab.isLeader.value).to.equal(false);
    expect(asked[3]?.answer({}), 'it keeps the lock').to.be.instanceOf(Promise);
    expect(tab.isLeader.value).to.equal(true);
  });
});

function settings(apiBase: string, realtime: Partial<RealtimeConfig> = {}, adminId: number | string | null = 7) {
  const config = { ...configOf(apiBase, 'key'), realtime: { ...noRealtime, key: 'app', ...realtime } };
  return realtimeSettings(config, adminId, createTestClient(), {
    onUnauthorized: () => undefined,
    onRefused: () => undefined,
    wantsRecent: () => false,
  });
}

function ownSocket(found: ReturnType<typeof settings>) {
  if (typeof found === 'string' || 'echo' in found) throw new Error('There is no socket of our own.');
  return found;
}

function address(apiBase: string, realtime: Partial<RealtimeConfig> = {}) {
  const { host, port, tls, cluster } = ownSocket(settings(apiBase, realtime));
  return { host, port, tls, cluster };
}

const fail = () => {
  throw new Error('Nothing listens yet.');
};

describe('realtime settings', () => {
  it('are none without a key, and before the admin is known', () => {
    expect(settings('https://a.example', { key: null })).to.equal('none');
    expect(settings('https://a.example', { key: null }, null)).to.equal('none');
    expect(settings('https://a.example', {}, null)).to.equal('awaited');
    expect(settings('https://a.example', {}, 0), 'nought is an id').to.be.an('object');
  });

  it('use the page’s own Echo, once the admin is known', () => {
    const echo = {
      connector: {
        channels: {},
        pusher: {
          connection: { state: '', socket_id: '', bind: fail, unbind: fail, send_event: fail },
          connect: fail,
          disconnect: fail,
        },
      },
      private: fail,
      leaveChannel: fail,
    };
    expect(settings('https://a.example', { echo })).to.deep.equal({ echo, channel: 'admin.7' });
    expect(settings('https://a.example', { echo, key: null })).to.deep.equal({ echo, channel: 'admin.7' });
    expect(settings('https://a.example', { echo }, null)).to.equal('awaited');
  });

  it('default to the API’s host, port and scheme; do not use its port for another host; need neither for a cluster of Pusher Channels; prefer the attributes', () => {
    const said = { host: 'ws.example', port: 6001, tls: false };
    for (const [apiBase, given, expected] of [
      ['https://a.example/base', {}, { host: 'a.example', port: null, tls: true, cluster: null }],
      ['http://a.example', {}, { host: 'a.example', port: null, tls: false, cluster: null }],
      ['http://localhost:8000', {}, { host: 'localhost', port: 8000, tls: false, cluster: null }],
      ['https://a.example:8443/x', {}, { host: 'a.example', port: 8443, tls: true, cluster: null }],
      ['https://a.example:8443', { host: 'ws.example' }, { host: 'ws.example', port: null, tls: true, cluster: null }],
      ['http://localhost:8000', { cluster: 'eu', tls: true }, { host: null, port: null, tls: true, cluster: 'eu' }],
      ['https://a.example:8443', said, { ...said, cluster: null }],
    ] as const) {
      expect(address(apiBase, given), `${apiBase} ${JSON.stringify(given)}`).to.deep.equal(expected);
    }
    expect(address('https://a.example', { port: 6001 }).port).to.equal(6001);
    expect(address('https://a.example', { tls: false }).tls).to.equal(false);
  });

  it('C29 use the admin’s own channel, and post the socket id and the channel name to authorize it', async () => {
    for (const [channel, name] of [
      ['admin.{id}', 'admin.7'],
      ['App.Models.Admin.{id}', 'App.Models.Admin.7'],
      ['everybody', 'everybody'],
    ] as const) {
      expect(settings('https://a.example', { channel })).to.include({ channel: name });
    }
    const network = stubNetwork(json({ auth: 'signature' }));
    try {
      const found = ownSocket(settings(API_BASE, { authPath: '/custom/auth' }));
      expect(await found.authorize('1.2', 'private-admin.7')).to.deep.equal({ auth: 'signature' });
      expect(network.sent[0]?.url).to.equal(`${API_BASE}/custom/auth`);
      expect(network.sent[0]?.init.body).to.equal('{"socket_id":"1.2","channel_name":"private-admin.7"}');
    } finally {
      network.restore();
    }
  });
});
