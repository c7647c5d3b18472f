import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { onTestEnd } from '../../server/support/test-practice';

export interface RawConnection {
  socket: Socket;
  /** All that has come so far. */
  received(): string;
  /** Resolves with all that came when this has come, or at the end. */
  until(text: string): Promise<string>;
  /** Resolves with all that came when the other end has closed. */
  ended: Promise<string>;
}

/** A connection of nothing but bytes. */
export function dial(port: number): RawConnection {
  const socket = connect(port, '127.0.0.1');
  let received = '';
  let isEnded = false;
  const waiting = new Set<() => void>();
  const look = () => waiting.forEach((one) => one());
  socket.setEncoding('latin1');
  socket.on('data', (text: string) => {
    received += text;
    look();
  });
  // A server may close on what it refuses before all of it was sent.
  socket.on('error', () => {});
  const ended = new Promise<string>((resolve) => {
    socket.once('close', () => {
      isEnded = true;
      look();
      resolve(received);
    });
  });
  onTestEnd(() => void socket.destroy());
  return {
    socket,
    received: () => received,
    ended,
    until: (text) =>
      new Promise((resolve) => {
        const check = () => {
          if (!isEnded && !received.includes(text)) return;
          waiting.delete(check);
          resolve(received);
        };
        waiting.add(check);
        check();
      }),
  };
}

/** Sends lines as they stand and answers all that came until the server closed. */
export async function sendRaw(port: number, head: readonly string[], body = ''): Promise<string> {
  const connection = dial(port);
  connection.socket.write(`${head.join('\r\n')}\r\n\r\n${body}`, 'latin1');
  return connection.ended;
}

export const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1]);

/** A backend of nothing but bytes: answers each connection's first bytes with these. */
export async function startRawBackend(answer: () => string): Promise<{ url: string; received(): string }> {
  let received = '';
  const server = createServer((socket) => {
    socket.setEncoding('latin1');
    socket.on('error', () => socket.destroy());
    let isAnswered = false;
    socket.on('data', (text: string) => {
      received += text;
      if (!isAnswered) socket.end(answer(), 'latin1');
      isAnswered = true;
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestEnd(() => void server.close());
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port was given.');
  return { url: `http://127.0.0.1:${address.port}`, received: () => received };
}
