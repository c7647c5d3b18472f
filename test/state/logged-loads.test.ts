import { afterEach, beforeEach, describe, it } from 'node:test';
import { expect } from '../support/in-node';
import { signal } from '@preact/signals-core';
import { createConnection, type Connection } from '../../src/state/live/connection';
import { installFakeClock, type FakeClock } from '../support/fake-clock';
import { createPartCore } from '../support/part-core';
import { configOf } from '../support/store-config';

const NOTHING = signal(null);

describe('polling', () => {
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
    const { core } = createPartCore();
    const loads: string[] = [];
    const resource = {
      data: NOTHING,
      failure: NOTHING,
      loadedAt: NOTHING,
      confirmedAt: () => 0,
      requestedAt: () => 0,
      receive: () => undefined,
    };
    const problems = { report: () => undefined } as never;
    const sound = { play: () => undefined } as never;
    connection = createConnection({
      ...core,
      channel: {
        all: [
          { ...resource, action: 'tickets', reload: () => loads.push('tickets') > 0 },
          { ...resource, action: 'history', isLogged: true, reload: () => loads.push('history') > 0 },
        ],
        add: () => undefined,
        vital: () => undefined,
      },
      config: configOf('https://practice.example', 'token'),
      problems,
      sound,
      desktopNotices: sound,
    });
    connection.begin('token');
    await clock.tick(120_000);
    expect(loads.length).to.be.greaterThan(1);
    expect([...new Set(loads)]).to.deep.equal(['tickets']);
  });
});
