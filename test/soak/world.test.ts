// needs: own-process
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { startFaultProxy } from '../support/faults/proxy';
import { startEcho } from './raw-client';
import { createBrowserChannels } from './world/browser-channels';
import { createBrowserLocks } from './world/browser-locks';
import { createBrowserStorage } from './world/browser-storage';
import { GuardedTarget } from './world/guarded-target';
import { createTabFetch } from './world/tab-fetch';
import { createTabLoop, type TabLoop } from './world/tab-loop';
import { createTabTimers } from './world/tab-timers';

/** What a tab has posted so far has run. */
const settled = async () => {
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
};
const windowOf = (loop: TabLoop) =>
  new GuardedTarget((work) => {
    loop.run(work);
  });

describe('the tabs of one browser in Node', { timeout: 60_000 }, () => {
  it('a lock has one holder, the next in the queue follows when its tab is gone', async () => {
    const locks = createBrowserLocks();
    const [first, second] = [createTabLoop(), createTabLoop()];
    const held: string[] = [];
    const hold = (name: string) => () => {
      held.push(name);
      return new Promise(() => undefined);
    };
    void locks.managerFor(first).request('leader', hold('first'));
    void locks.managerFor(second).request('leader', hold('second'));
    await settled();
    assert.deepEqual(held, ['first']);
    first.close();
    await settled();
    assert.deepEqual(held, ['first', 'second']);
  });

  it('a lock that is not free is refused at once, stolen, or left to an aborted queue', async () => {
    const locks = createBrowserLocks();
    const [first, second] = [createTabLoop(), createTabLoop()];
    const of = (loop: TabLoop) => locks.managerFor(loop);
    const robbed = assert.rejects(
      of(first).request('leader', () => new Promise(() => undefined)),
      { name: 'AbortError' },
    );
    await settled();
    assert.equal(await of(second).request('leader', { ifAvailable: true }, (lock) => lock), null);
    const controller = new AbortController();
    const queued = of(second).request('leader', { signal: controller.signal }, () => 'granted');
    controller.abort();
    await assert.rejects(queued, { name: 'AbortError' });
    assert.equal(await of(second).request('leader', { steal: true }, () => 'stolen'), 'stolen');
    await robbed;
    // Free again.
    assert.equal(await of(first).request('leader', { ifAvailable: true }, (lock) => lock !== null), true);
  });

  it('shared locks stand beside each other, an exclusive one waits for all', async () => {
    const locks = createBrowserLocks().managerFor(createTabLoop());
    const releases: (() => void)[] = [];
    const hold = () => new Promise<void>((resolve) => releases.push(resolve));
    const sharing = [1, 2].map(() => locks.request('data', { mode: 'shared' }, hold));
    let isExclusive = false;
    const exclusive = locks.request('data', () => (isExclusive = true));
    await settled();
    assert.equal(releases.length, 2);
    assert.equal(isExclusive, false);
    releases.forEach((release) => release());
    await Promise.all([...sharing, exclusive]);
    assert.equal(isExclusive, true);
  });

  it('the storage tells the other tabs alone, a frozen one later', async () => {
    const storage = createBrowserStorage('http://test');
    const [writer, reader] = [createTabLoop(), createTabLoop()];
    const tabs = [writer, reader].map((loop) => ({ loop, window: windowOf(loop) }));
    const heard: string[] = [];
    const views = tabs.map((tab, index) => {
      tab.window.addEventListener(
        'storage',
        (event) => void heard.push(`${index} ${String(Reflect.get(event, 'key'))}`),
      );
      return storage.viewOf(tab) as Storage;
    });
    reader.freeze();
    views[0]?.setItem('token', 'x');
    await settled();
    assert.deepEqual(heard, []);
    assert.equal(views[1]?.getItem('token'), 'x');
    reader.resume();
    await settled();
    assert.deepEqual(heard, ['1 token']);
  });

  it('a broadcast reaches every other channel of its name, as a copy', async () => {
    const channels = createBrowserChannels();
    const [one, other] = [createTabLoop(), createTabLoop()].map((loop) => new (channels.classFor(loop))('news'));
    const sent = { text: 'áno' };
    const heard: unknown[] = [];
    one?.addEventListener('message', () => heard.push('own'));
    other?.addEventListener('message', (event) => heard.push(Reflect.get(event, 'data')));
    one?.postMessage(sent);
    await settled();
    assert.deepEqual(heard, [sent]);
    assert.notEqual(heard[0], sent);
    other?.close();
    one?.postMessage(sent);
    await settled();
    assert.equal(heard.length, 1);
  });

  it('timers stand still while a tab is frozen, and end with it; what they throw is its error', async () => {
    const loop = createTabLoop();
    const timers = createTabTimers(loop);
    const fired: string[] = [];
    timers.setTimeout(() => {
      fired.push('frozen');
      throw new Error('of the tab');
    });
    loop.freeze();
    await new Promise((resolve) => setTimeout(resolve, 1));
    await settled();
    assert.deepEqual(fired, []);
    loop.resume();
    await settled();
    assert.deepEqual(fired, ['frozen']);
    assert.match(loop.errors.join(), /of the tab/);
    timers.setInterval(() => undefined, 1_000);
    loop.close();
    assert.equal(timers.count(), 0);
  });

  it('a POST on a reused connection that breaks is sent again, as Chromium does; on a new one it fails', async () => {
    const server = await startEcho();
    const proxy = await startFaultProxy(server.port);
    const loop = createTabLoop();
    const { fetch } = createTabFetch({ loop, isOnline: () => true });
    const post = (path: string) => fetch(proxy.url + path, { method: 'POST', body: '{}' });
    const lose = (path: string, times: number) => proxy.begin({ kind: 'reset-after', on: 'http', path, times });
    try {
      lose('/first', 1);
      await assert.rejects(post('/first'), TypeError);
      assert.equal(server.seen.filter((one) => one.includes('/first')).length, 1);
      const whole = (await post('/opens')) as { text(): Promise<string> };
      await whole.text();
      lose('/again', 1);
      await post('/again');
      assert.equal(server.seen.filter((one) => one.includes('/again')).length, 2);
    } finally {
      loop.close();
      await proxy.close();
      server.close();
    }
  });
});
