import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { WebSocket, type ClientOptions } from 'ws';
import { createChannels } from '../../../server/realtime/channels';
import { createSocketServer, type SocketServerOptions } from '../../../server/realtime/socket-server';
import { field } from './calls';
import { onTestEnd, type TestPractice } from './test-practice';
import Echo from 'laravel-echo';
import Pusher from 'pusher-js';

interface Message {
  event: string;
  channel?: string;
  data: unknown;
}

type RawSocket = ReturnType<typeof openSocket>;

/** A client that sends exactly the given messages. */
export function openSocket(address: string, options: ClientOptions & { autoPong?: boolean } = {}) {
  const socket = new WebSocket(address, options);
  const received: string[] = [];
  const waiting: ((text: string) => void)[] = [];
  socket.on('message', (data: Buffer) => {
    const next = waiting.shift();
    if (next) next(data.toString());
    else received.push(data.toString());
  });
  // Without a listener a refused connection would end the whole run.
  socket.on('error', () => {});
  onTestEnd(() => socket.terminate());
  return {
    socket,
    closed: new Promise<number>((resolve) => socket.once('close', resolve)),
    next: async () => {
      const text = received.shift() ?? (await new Promise<string>((resolve) => waiting.push(resolve)));
      const message: unknown = JSON.parse(text);
      if (!isMessage(message)) throw new Error(`No message: ${text}`);
      return message;
    },
    send: (event: string, data: unknown) => socket.send(JSON.stringify({ event, data })),
  };
}

export async function expectPong(client: RawSocket): Promise<void> {
  client.send('pusher:ping', {});
  assert.equal((await client.next()).event, 'pusher:pong');
}

export async function establish(client: RawSocket) {
  const { event, data } = await client.next();
  if (event !== 'pusher:connection_established') throw new Error(`${event} came first.`);
  const established: unknown = JSON.parse(String(data));
  return {
    ...client,
    socketId: String(field(established, 'socket_id')),
    activityTimeout: Number(field(established, 'activity_timeout')),
  };
}

const isMessage = (value: unknown): value is Message => typeof field(value, 'event') === 'string';

/** Starts an HTTP server with only the socket server; `address` is the application's socket address. */
export async function serveSockets(options: Partial<SocketServerOptions> & { secret: string }) {
  const { channels = createChannels() } = options;
  const sockets = createSocketServer({ ...options, channels });
  const http = createServer().on('upgrade', sockets.upgrade).listen(0, '127.0.0.1');
  await once(http, 'listening');
  onTestEnd(() => {
    sockets.close();
    http.close();
  });
  const url = `ws://127.0.0.1:${(http.address() as AddressInfo).port}`;
  const address = `${url}/app/ordinacia?protocol=7`;
  return {
    channels,
    url,
    address,
    open: async (more: { autoPong?: boolean } = {}) => establish(openSocket(address, more)),
  };
}

interface SocketAddress {
  key: string;
  port: number;
}

/** Stock laravel-echo on stock pusher-js, listening to a doctor's channel. Rejects when the channel is refused. */
export async function listenAs(server: TestPractice, token: string, doctorId: number, sockets?: SocketAddress) {
  const pusher = connect(server, { headers: { Authorization: `Bearer ${token}` } }, sockets);
  const echo = new Echo({ broadcaster: 'pusher', client: pusher, withoutInterceptors: true, namespace: false });
  const channel = echo.private(`admin.${doctorId}`);
  await new Promise<void>((resolve, reject) => {
    channel.subscribed(() => resolve());
    channel.error((error: unknown) => reject(new Error(JSON.stringify(error))));
  });
  const actions: string[] = [];
  const waiting: ((action: string) => void)[] = [];
  for (const action of ACTIONS) {
    channel.listen(`.${action}`, () => {
      const next = waiting.shift();
      if (next) next(action);
      else actions.push(action);
    });
  }
  return {
    socketId: echo.socketId() ?? '',
    pusher,
    /** Resolves with the action of the next event on the channel. */
    nextAction: () =>
      new Promise<string>((resolve) => {
        const known = actions.shift();
        if (known === undefined) waiting.push(resolve);
        else resolve(known);
      }),
    leave: () => echo.leave(`admin.${doctorId}`),
  };
}

const ACTIONS = ['update-waiting-tickets', 'update-admin-recepts', 'update-admin-notifications', 'test-end'];

export function connect(
  { port, url }: TestPractice,
  auth: { headers: Record<string, string> },
  sockets: Partial<SocketAddress> = {},
): Pusher {
  const pusher = new Pusher(sockets.key ?? 'ordinacia', {
    cluster: '',
    wsHost: 'localhost',
    wsPort: sockets.port ?? port,
    forceTLS: false,
    enabledTransports: ['ws'],
    authEndpoint: `${url}/broadcasting/auth`,
    auth,
  });
  onTestEnd(() => pusher.disconnect());
  return pusher;
}
