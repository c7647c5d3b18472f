import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { WebSocket, WebSocketServer } from 'ws';
import { bodyOf } from './stand-in-backend';
import { onTestEnd } from './test-practice';

export interface Asked {
  method: string;
  path: string;
  hasToken: boolean;
  text: string;
}

export interface Given {
  status: number;
  headers: Record<string, string>;
  text: string;
}

/** A single fault of this backend. */
export interface Break {
  /** Changes a response; `cut` ends the connection without one, `hold` never responds. */
  answer?(given: Given, asked: Asked): Given | 'cut' | 'hold';
  /** Replaces the name of a channel event; `null` drops the event. */
  event?(name: string): string | null;
  /** Responds to an upgrade with this status. */
  upgrade?: number;
  /** The headers that other origins may send. */
  allowedHeaders?: string;
  /** Uses TLS with a self-signed certificate: {@link SELF_SIGNED}. */
  isSelfSigned?: boolean;
}

export const SELF_SIGNED = fileURLToPath(new URL('../../data/self-signed.pem', import.meta.url));

export const ALLOWED_ORIGIN = 'https://klinika.example';

/**
 * A proxy in front of the practice server that adds one fault. Apart from that it allows pages of one other origin. `onHeld` is called
 * when a call will get no response.
 */
export async function startBreakingProxy(
  { port }: { port: number },
  fault: Break = {},
  onHeld: () => void = () => undefined,
) {
  async function answer(incoming: IncomingMessage, outgoing: ServerResponse) {
    const asked = await readAsked(incoming);
    const right = incoming.method === 'OPTIONS' ? preflight(fault) : await forward(port, incoming, asked);
    if (incoming.headers.origin !== undefined) Object.assign(right.headers, READABLE);
    const given = fault.answer?.(right, asked) ?? right;
    if (given === 'hold') return onHeld();
    if (given === 'cut') return incoming.socket.destroy();
    outgoing.writeHead(given.status, given.headers).end(given.text);
  }

  const listener = (incoming: IncomingMessage, outgoing: ServerResponse) => void answer(incoming, outgoing);
  const pem = fault.isSelfSigned ? readFileSync(SELF_SIGNED) : null;
  const server = pem ? createSecureServer({ key: pem, cert: pem }, listener) : createServer(listener);
  const sockets = new WebSocketServer({ noServer: true });
  server.on('upgrade', (incoming, connection, head) => {
    if (fault.upgrade !== undefined) {
      connection.end(`HTTP/1.1 ${fault.upgrade} Refused\r\n\r\n`);
      return;
    }
    sockets.handleUpgrade(incoming, connection, head, (client) =>
      relay(client, `ws://127.0.0.1:${port}${incoming.url ?? ''}`, fault),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const close = async () => {
    if (!server.listening) return;
    sockets.clients.forEach((client) => client.terminate());
    server.close();
    server.closeAllConnections();
    await once(server, 'close');
  };
  onTestEnd(close);
  return { url: `${pem ? 'https' : 'http'}://127.0.0.1:${(server.address() as AddressInfo).port}`, close };
}

async function readAsked(incoming: IncomingMessage): Promise<Asked> {
  const { method = '', url = '', headers } = incoming;
  return {
    method,
    path: url.replace(/\?.*$/, ''),
    hasToken: headers.authorization !== undefined,
    text: (await bodyOf(incoming)).toString(),
  };
}

async function forward(port: number, { url = '', headers }: IncomingMessage, asked: Asked): Promise<Given> {
  const passed = Object.entries(headers).filter(([name]) => !NOT_PASSED.includes(name));
  const response = await fetch(`http://127.0.0.1:${port}${url}`, {
    method: asked.method,
    redirect: 'manual',
    headers: Object.fromEntries(passed.map(([name, value]) => [name, String(value)])),
    body: asked.text === '' ? null : asked.text,
  });
  const kept = [...response.headers].filter(([name]) => !NOT_RETURNED.includes(name));
  return { status: response.status, headers: Object.fromEntries(kept), text: await response.text() };
}

const preflight = ({ allowedHeaders = SENT }: Break): Given => ({
  status: 204,
  headers: { 'access-control-allow-headers': allowedHeaders },
  text: '',
});

function relay(client: WebSocket, url: string, { event }: Break) {
  const server = new WebSocket(url);
  const waiting: string[] = [];
  client.on('message', (data: Buffer) => {
    if (server.readyState === WebSocket.OPEN) server.send(data.toString());
    else waiting.push(data.toString());
  });
  server.on('open', () => waiting.forEach((text) => server.send(text)));
  server.on('message', (data: Buffer) => {
    const message = JSON.parse(data.toString()) as { event: string };
    const name = event && !message.event.startsWith('pusher') ? event(message.event) : message.event;
    if (name !== null) client.send(JSON.stringify({ ...message, event: name }));
  });
  server.on('error', () => client.terminate());
  client.on('error', () => server.terminate());
  server.on('close', () => client.terminate());
  client.on('close', () => server.terminate());
}

const SENT = 'authorization, content-type, idempotency-key, x-requested-with, x-socket-id';
const READABLE = {
  'access-control-allow-origin': ALLOWED_ORIGIN,
  'access-control-expose-headers': 'Retry-After, X-Request-Id',
};
const NOT_PASSED = ['host', 'connection', 'origin', 'content-length', 'transfer-encoding', 'keep-alive'];
const NOT_RETURNED = ['content-encoding', 'content-length', 'transfer-encoding', 'connection', 'keep-alive'];
