import { Agent, request } from 'node:http';
import { WebSocket } from 'ws';
import type { BusyPractice } from './practices';

/** The connections of a panel without a page: a subscribed socket, and calls. */
export interface Panel {
  practice: BusyPractice;
  socketId: string;
  call(method: 'GET' | 'POST', path: string, body?: object): Promise<{ status: number; ms: number }>;
  /** Resolves with the time of the next event (`performance.now()`). */
  nextEvent(): Promise<number>;
  close(): void;
}

/** An own client address for each practice: rate limits by address must not count them together. */
export const addressOf = (index: number) =>
  `127.${1 + Math.floor(index / 62_500)}.${Math.floor(index / 250) % 250}.${1 + (index % 250)}`;

export async function openPanel(port: number, practice: BusyPractice, address: string): Promise<Panel> {
  const agent = new Agent({ keepAlive: true, maxSockets: 6, localAddress: address });
  const socket = new WebSocket(`ws://127.0.0.1:${port}/app/ordinacia?protocol=7&client=bench&version=1`, {
    localAddress: address,
    origin: `http://127.0.0.1:${port}`,
  });
  const waiting: ((at: number) => void)[] = [];
  let socketId = '';

  function call(method: 'GET' | 'POST', path: string, body?: object): Promise<{ status: number; ms: number }> {
    const startedAt = performance.now();
    const text = body === undefined ? undefined : JSON.stringify(body);
    const headers: Record<string, string> = { Accept: 'application/json', Authorization: `Bearer ${practice.token}` };
    if (socketId) headers['X-Socket-ID'] = socketId;
    if (text !== undefined) headers['Content-Type'] = 'application/json';
    return new Promise((resolve, reject) => {
      const sent = request({ host: '127.0.0.1', port, method, path, headers, agent }, (answer) => {
        answer.resume();
        answer.on('end', () => resolve({ status: answer.statusCode ?? 0, ms: performance.now() - startedAt }));
      });
      sent.on('error', reject);
      sent.end(text);
    });
  }

  /** Gets the channel's signature from the server, as every panel does. */
  function authorize(): Promise<string> {
    const body = JSON.stringify({ socket_id: socketId, channel_name: `private-admin.${practice.doctorId}` });
    const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${practice.token}` };
    return new Promise((resolve, reject) => {
      const options = { host: '127.0.0.1', port, method: 'POST', path: '/broadcasting/auth', headers, agent };
      const sent = request(options, (answer) => {
        let text = '';
        answer.on('data', (part: Buffer) => (text += part.toString()));
        answer.on('end', () => resolve((JSON.parse(text) as { auth: string }).auth));
      });
      sent.on('error', reject);
      sent.end(body);
    });
  }

  await new Promise<void>((resolve, reject) => {
    socket.on('error', reject);
    socket.on('close', () => reject(new Error('A panel was disconnected.')));
    socket.on('message', (bytes: Buffer) => {
      const { event, data } = JSON.parse(bytes.toString()) as { event: string; data?: string };
      if (event === 'pusher:connection_established') {
        socketId = (JSON.parse(data ?? '{}') as { socket_id: string }).socket_id;
        authorize().then((auth) => {
          const channel = `private-admin.${practice.doctorId}`;
          socket.send(JSON.stringify({ event: 'pusher:subscribe', data: { channel, auth } }));
        }, reject);
      } else if (event === 'pusher_internal:subscription_succeeded') resolve();
      else if (event === 'pusher:ping') socket.send(JSON.stringify({ event: 'pusher:pong', data: {} }));
      else if (!event.startsWith('pusher')) waiting.splice(0).forEach((resolve) => resolve(performance.now()));
    });
  });

  return {
    practice,
    socketId,
    call,
    nextEvent: () => new Promise((resolve) => waiting.push(resolve)),
    close() {
      socket.removeAllListeners('close');
      socket.close();
      agent.destroy();
    },
  };
}
