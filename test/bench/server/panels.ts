import { Agent, request } from 'node:http';
import { WebSocket } from 'ws';
import { openStores } from '../../../server/stores';

export interface BusyPractice {
  doctorId: number;
  token: string;
  ticketIds: number[];
}

/** Fills a database with practices, whose waiting rooms the run empties. */
export async function fillDatabase(databaseFile: string, count: number, ticketsEach: number): Promise<BusyPractice[]> {
  const practice = openStores({ databaseFile, timeZone: 'Europe/Bratislava', passwordCost: QUICK });
  const practices: BusyPractice[] = [];
  for (let number = 1; number <= count; number += 1) {
    const doctor = await practice.doctors.createDoctor({
      email: `lekar${number}@bench.test`,
      password: 'lavica 4700 pokusov',
      doctor_name: `MUDr. Meraná ${number}`,
    });
    const ticketIds = practice.transaction(() =>
      Array.from({ length: ticketsEach }, (_, index) => {
        const user_alternate = `Pacient ${index + 1}`;
        return practice.tickets.addTicket(doctor.id, { type: 'queue', user_alternate }, { isSilent: true }).id;
      }),
    );
    practices.push({ doctorId: doctor.id, token: practice.sessions.startSession(doctor.id), ticketIds });
  }
  practice.close();
  return practices;
}

/** A cheap hash: nobody logs in with these passwords. */
const QUICK = { N: 16, r: 8, p: 1 };

/** The connections of a panel without a page: a subscribed socket, and calls. */
export interface Panel {
  practice: BusyPractice;
  socketId: string;
  call(method: 'GET' | 'POST', path: string, body?: object): Promise<{ status: number; ms: number; text: string }>;
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

  const channel = `private-admin.${practice.doctorId}`;

  function call(method: 'GET' | 'POST', path: string, body?: object): ReturnType<Panel['call']> {
    const startedAt = performance.now();
    const headers: Record<string, string> = { Accept: 'application/json', Authorization: `Bearer ${practice.token}` };
    if (socketId) headers['X-Socket-ID'] = socketId;
    if (body !== undefined) headers['Content-Type'] = 'application/json';
    return new Promise((resolve, reject) => {
      const sent = request({ host: '127.0.0.1', port, method, path, headers, agent }, (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('end', () => {
          const ms = performance.now() - startedAt;
          resolve({ status: answer.statusCode ?? 0, ms, text: Buffer.concat(parts).toString() });
        });
      });
      sent.on('error', reject);
      sent.end(body === undefined ? undefined : JSON.stringify(body));
    });
  }

  /** Gets the channel's signature from the server, as every panel does, and subscribes. */
  async function subscribe(): Promise<void> {
    const { text } = await call('POST', '/broadcasting/auth', { socket_id: socketId, channel_name: channel });
    const { auth } = JSON.parse(text) as { auth: string };
    socket.send(JSON.stringify({ event: 'pusher:subscribe', data: { channel, auth } }));
  }

  await new Promise<void>((resolve, reject) => {
    socket.on('error', reject);
    socket.on('close', () => reject(new Error('A panel was disconnected.')));
    socket.on('message', (bytes: Buffer) => {
      const { event, data } = JSON.parse(bytes.toString()) as { event: string; data?: string };
      if (event === 'pusher:connection_established') {
        socketId = (JSON.parse(data ?? '{}') as { socket_id: string }).socket_id;
        subscribe().catch(reject);
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
