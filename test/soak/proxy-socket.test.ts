// needs: own-process
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { after, afterEach, before, beforeEach, describe, it } from 'node:test';
import { WebSocket } from 'ws';
import type { Fault } from '../support/faults/faults';
import { startFaultProxy, type FaultProxy } from '../support/faults/proxy';
import { startEcho, type EchoServer } from './raw-client';

describe('the bad line of the real-time socket', { timeout: 60_000 }, () => {
  let server: EchoServer;
  let proxy: FaultProxy;
  before(async () => {
    server = await startEcho();
  });
  beforeEach(async () => {
    proxy = await startFaultProxy(server.port);
  });
  afterEach(() => proxy.close());
  after(() => server.close());

  const connect = () => {
    const socket = new WebSocket(`${proxy.url.replace('http', 'ws')}/app/key?protocol=7`);
    socket.on('error', () => undefined);
    return socket;
  };
  const open = async () => {
    const socket = connect();
    await once(socket, 'open');
    return socket;
  };
  const echoed = async (socket: WebSocket, text: string) => {
    socket.send(text);
    const [data] = (await once(socket, 'message')) as [Buffer];
    assert.equal(data.toString(), text);
  };

  it('it passes, and a fault of calls does not concern it', async () => {
    const socket = await open();
    proxy.begin({ kind: 'black-hole', on: 'http', afterwards: 'dead' });
    await echoed(socket, 'áno');
  });

  it('a cut breaks it, a slow close ends it later', async () => {
    const faults: Fault[] = [
      { kind: 'cut', on: 'socket' },
      { kind: 'slow-close', on: 'socket', ms: 10 },
    ];
    for (const fault of faults) {
      const socket = await open();
      proxy.begin(fault);
      const [code] = (await once(socket, 'close')) as [number];
      assert.equal(code, 1006);
      proxy.heal();
    }
  });

  it('latency holds back what it brings, in both directions', async () => {
    const socket = await open();
    proxy.begin({ kind: 'latency', on: 'socket', ms: 3_600_000 });
    let heard = '';
    socket.on('message', (data: Buffer) => (heard = data.toString()));
    socket.send('neskoro');
    await echoed(await openLater(), 'zahojené');
    while (heard === '') await once(socket, 'message');
    assert.equal(heard, 'neskoro');
  });

  it('in a black hole its bytes vanish; dead, it stays so, and neither end is told', async () => {
    const socket = await open();
    let isTold = false;
    socket.on('close', () => (isTold = true));
    socket.on('message', () => (isTold = true));
    const end = proxy.begin({ kind: 'black-hole', on: 'socket', afterwards: 'dead' });
    socket.send('do diery');
    end();
    socket.send('za dierou');
    await echoed(await open(), 'nová linka');
    assert.equal(isTold, false);
  });

  it('after a black hole that resets, it is reset', async () => {
    const socket = await open();
    const end = proxy.begin({ kind: 'black-hole', on: 'socket', afterwards: 'reset' });
    end();
    await once(socket, 'close');
  });

  it('it cannot be opened through a gateway that refuses', async () => {
    proxy.begin({ kind: 'answer-before', on: 'socket', status: 503, body: '' });
    const [error] = (await once(connect(), 'error')) as [Error];
    assert.match(error.message, /503/);
  });

  /** Healed while it is being opened. */
  async function openLater(): Promise<WebSocket> {
    const socket = connect();
    proxy.heal();
    await once(socket, 'open');
    return socket;
  }
});
