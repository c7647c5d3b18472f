import { afterEach, beforeEach, describe, it } from 'node:test';
import { expect } from '../support/in-node';
import type { PusherClient } from '../../src/realtime/pusher-client';
import { createReconnecting } from '../../src/realtime/reconnecting';
import { createPolling } from '../../src/state/live/live';
import { installFakeClock, type FakeClock } from '../support/fake-clock';

const CLIENTS = 200;
/** The most clients allowed in one second. */
const MOST = 0.15 * CLIENTS;

/** A Pusher client without a network; the test decides whether an attempt succeeds. */
function createClient(isReachable: () => boolean, onAttempt: () => void) {
  const listeners = new Map<string, Set<() => void>>();
  const connection = {
    state: 'connected',
    socket_id: '1.1',
    send_event: () => undefined,
    bind: (event: string, listener: () => void) =>
      listeners.set(event, (listeners.get(event) ?? new Set()).add(listener)),
    unbind: (event: string, listener: () => void) => listeners.get(event)?.delete(listener),
  };
  function setState(state: string): void {
    if (connection.state === state) return;
    connection.state = state;
    emit('state_change');
  }
  const emit = (event: string) => listeners.get(event)?.forEach((listener) => listener());
  const client: PusherClient = {
    connection,
    connect() {
      onAttempt();
      setState('connecting');
      if (isReachable()) setState('connected');
      else emit('connecting_in');
    },
    disconnect: () => setState('disconnected'),
  };
  return { client, lose: () => emit('connecting_in'), greet: () => emit('state_change') };
}

describe('many clients of one server', () => {
  let clock: FakeClock;
  const { random } = Math;

  beforeEach(() => {
    clock = installFakeClock();
    // Any sequence would do; with a fixed one the test fails always or never.
    let seed = 1;
    Math.random = () => (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647;
  });
  afterEach(() => {
    Math.random = random;
    clock.restore();
  });

  /** Counts for each second while the clock advances. */
  async function perSecond(seconds: number, count: () => number): Promise<number[]> {
    const found: number[] = [];
    for (let second = 0; second < seconds; second += 1) {
      const before = count();
      await clock.tick(1_000);
      found.push(count() - before);
    }
    return found;
  }

  function loseAll(isReachable: () => boolean) {
    let attempts = 0;
    const clients = Array.from({ length: CLIENTS }, () => {
      const one = createClient(isReachable, () => (attempts += 1));
      const reconnecting = createReconnecting(one.client);
      one.greet();
      return { ...one, reconnecting };
    });
    // A connection that has held for a while.
    clock.suspend(60_000);
    clients.forEach(({ lose }) => lose());
    return { attempts: () => attempts, clients };
  }

  it('reconnect spread over time after a restart of the server', async () => {
    const { attempts, clients } = loseAll(() => true);
    const seconds = await perSecond(11, attempts);
    expect(Math.max(...seconds), String(seconds)).to.be.at.most(MOST);
    expect(attempts(), 'one attempt each').to.equal(CLIENTS);
    expect(clients.every(({ client }) => client.connection.state === 'connected')).to.equal(true);
  });

  it('stay spread, and slow down, while the server is away for minutes', async () => {
    let isReachable = false;
    const { attempts, clients } = loseAll(() => isReachable);
    const seconds = await perSecond(95, attempts);
    // In the first seconds the windows are short: a single client is to be back soon.
    expect(Math.max(...seconds.slice(20)), String(seconds)).to.be.at.most(MOST);
    expect(attempts() / CLIENTS, 'attempts of one client').to.be.below(11);
    isReachable = true;
    const back = await perSecond(30, attempts);
    expect(Math.max(...back), String(back)).to.be.at.most(MOST);
    expect(clients.every(({ client }) => client.connection.state === 'connected')).to.equal(true);
  });

  it('poll spread over time, and less and less while nobody looks', async () => {
    let polls = 0;
    let isLookedAt = true;
    const all = Array.from({ length: CLIENTS }, () =>
      createPolling(
        () => (polls += 1),
        () => isLookedAt,
      ),
    );
    all.forEach((one) => one.start());
    const seconds = await perSecond(120, () => polls);
    expect(Math.max(...seconds), String(seconds)).to.be.at.most(MOST);
    const looked = polls;
    isLookedAt = false;
    await perSecond(240, () => polls);
    polls = 0;
    await perSecond(120, () => polls);
    expect(polls / looked).to.be.below(0.35);
    all.forEach((one) => one.stop());
  });
});
