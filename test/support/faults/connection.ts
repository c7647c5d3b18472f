import type { Socket } from 'node:net';
import {
  isWhole,
  meets,
  paceOf,
  type Call,
  type Channel,
  type Fault,
  type FaultList,
  type ReplacedAnswer,
} from './faults';
import { createHttpReader, type HttpMessage } from './http-reader';
import { createPacedWriter } from './paced-writer';
import { openTunnel, type Tunnel } from './tunnel';
import { createUpstream } from './upstream';

export interface Connection {
  onFault(fault: Fault): void;
  onHealed(fault: Fault): void;
  destroy(): void;
}

export interface ConnectionContext {
  client: Socket;
  port: number;
  faults: FaultList;
  onRequest(call: Call): void;
  /** The client's connection is closed, and so is the server's. */
  onGone(): void;
}

/** Handles the requests of one connection in order, applying the faults. */
export function createConnection({ client, port, faults, onRequest, onGone }: ConnectionContext): Connection {
  const upstream = createUpstream(port);
  const writer = createPacedWriter(client);
  const reader = createHttpReader();
  const requests: HttpMessage[] = [];
  let channel: Channel = 'http';
  let tunnel: Tunnel | null = null;
  /** The fault that swallows the connection's bytes. */
  let lostIn: Fault | null = null;
  let isBusy = false;
  /** True until the first request: a connection begun in a black hole is established after it, because TCP retransmits. */
  let isNew = true;
  let held: { fault: Fault; goOn: () => void }[] = [];

  function lose(fault: Fault): void {
    lostIn ??= fault;
    tunnel?.lose();
  }

  async function answerAll(): Promise<void> {
    if (isBusy) return;
    isBusy = true;
    for (let request = requests.shift(); request && !lostIn; request = requests.shift()) await answer(request);
    isBusy = false;
  }

  async function answer(request: HttpMessage): Promise<void> {
    const call = callOf(request);
    channel = call.channel;
    onRequest(call);
    const hole = faults.take('black-hole', call);
    if (hole && isNew && isWhole(hole)) await new Promise<void>((goOn) => held.push({ fault: hole, goOn }));
    else if (hole) return lose(hole);
    isNew = false;
    const late = faults.take('late', call);
    if (late) await new Promise((resolve) => setTimeout(resolve, late.ms));
    else if (client.destroyed) return;
    if (faults.take('reset-before', call) ?? faults.take('refuse', call)) return reset();
    const instead = faults.take('answer-before', call);
    if (instead) return send(composed(instead), call);
    if (call.channel === 'socket') {
      tunnel = openTunnel({ client, port, request, head: reader.rest(), faults });
      if (faults.take('cut', call)) reset();
      return;
    }
    const received = await upstream.exchange(request);
    // The client may have disconnected: then this request was the last.
    if (received === null || (client.destroyed && !lostIn)) {
      upstream.destroy();
      return void client.destroy();
    }
    await passOn(received, call);
  }

  async function passOn(received: HttpMessage, call: Call): Promise<void> {
    // The connection may have been lost while the server worked.
    const hole = lostIn ?? faults.take('black-hole', call);
    if (hole) return lose(hole);
    if (faults.take('reset-after', call)) return reset();
    const late = faults.take('slow-close', call);
    if (late) return endAfter(late.ms);
    const instead = faults.take('answer-after', call);
    if (instead) return send(composed(instead), call);
    const half = received.body.subarray(0, Math.floor(received.body.length / 2));
    if (faults.take('truncate', call)) return send(withBody(received, half, half.length), call);
    if (faults.take('cut', call)) {
      await send(withBody(received, half, received.body.length), call);
      return reset();
    }
    await send(received.raw, call);
  }

  function send(bytes: Buffer, { channel: on }: Pick<Call, 'channel'>): Promise<void> {
    return writer.write(bytes, paceOf(faults, on));
  }

  function endAfter(ms: number): void {
    const timer = setTimeout(() => client.end(), ms);
    client.on('close', () => clearTimeout(timer));
  }

  /** Resets the connection once all written bytes are sent. */
  function reset(): void {
    client.write('', () => client.resetAndDestroy());
  }

  client.setNoDelay(true);
  client.on('error', () => client.destroy());
  client.on('data', (bytes) => {
    if (lostIn) return;
    if (tunnel) return tunnel.fromClient(bytes);
    requests.push(...reader.push(bytes));
    void answerAll();
  });
  client.on('close', () => {
    writer.stop();
    // The server must not notice a connection lost in a black hole.
    if (lostIn) return;
    upstream.destroy();
    tunnel?.destroy();
    onGone();
  });

  return {
    onFault(fault) {
      if (!isWhole(fault) || !meets(fault, channel)) return;
      if (fault.kind === 'black-hole' || tunnel) faults.meet(fault);
      if (fault.kind === 'black-hole') lose(fault);
      else if (tunnel && fault.kind === 'cut') client.resetAndDestroy();
      else if (tunnel && fault.kind === 'slow-close') {
        tunnel.lose();
        endAfter(fault.ms);
      }
    },
    onHealed(fault) {
      if (fault.kind === 'latency' || fault.kind === 'bandwidth') {
        writer.hurry();
        tunnel?.hurry();
      }
      held.filter((one) => one.fault === fault).forEach(({ goOn }) => goOn());
      held = held.filter((one) => one.fault !== fault);
      if (fault !== lostIn || fault.kind !== 'black-hole' || fault.afterwards === 'dead') return;
      lostIn = null;
      client.resetAndDestroy();
    },
    destroy() {
      lostIn = null;
      client.destroy();
      upstream.destroy();
      tunnel?.destroy();
    },
  };
}

function callOf({ firstLine, headers }: HttpMessage): Call {
  const [method = '', address = ''] = firstLine.split(' ');
  const [path = ''] = address.split('?');
  const isSocket = path.startsWith('/app/') && headers.get('upgrade')?.toLowerCase() === 'websocket';
  return { channel: isSocket ? 'socket' : 'http', method, path };
}

function composed({ status, body, type = 'application/json' }: ReplacedAnswer): Buffer {
  const head = [`HTTP/1.1 ${status} Replaced`, `Content-Type: ${type}`, `Content-Length: ${Buffer.byteLength(body)}`];
  return Buffer.from(`${head.join('\r\n')}\r\n\r\n${body}`);
}

/** The response with another body; the declared length may be wrong. */
function withBody({ firstLine, headers }: HttpMessage, body: Buffer, declaredLength: number): Buffer {
  const others = [...headers].filter(([name]) => name !== 'transfer-encoding' && name !== 'content-length');
  const lines = [firstLine, ...others.map(([name, value]) => `${name}: ${value}`), `content-length: ${declaredLength}`];
  return Buffer.concat([Buffer.from(`${lines.join('\r\n')}\r\n\r\n`, 'latin1'), body]);
}
