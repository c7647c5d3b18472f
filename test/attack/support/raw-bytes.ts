import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { onTestEnd } from '../../server/support/test-practice';

export interface RawConnection {
  socket: Socket;
  /** Resolves with everything received, once it contains this text or the connection ends. */
  until(text: string): Promise<string>;
  /** Resolves with everything received, once the other end has closed. */
  ended: Promise<string>;
}

/** A raw TCP connection. */
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
  // A server may close before a refused request was sent completely.
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

/** Sends lines as given; resolves with everything received until the server closed. */
export async function sendRaw(port: number, head: readonly string[], body = ''): Promise<string> {
  const connection = dial(port);
  connection.socket.write(`${head.join('\r\n')}\r\n\r\n${body}`, 'latin1');
  return connection.ended;
}

export const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d{3})/.exec(answer)?.[1]);

/** A raw TCP backend: responds to the first bytes of each connection with these bytes. */
export async function startRawBackend(answer: () => string): Promise<{ url: string }> {
  const server = createServer((socket) => {
    socket.setEncoding('latin1');
    socket.on('error', () => socket.destroy());
    let isAnswered = false;
    socket.on('data', () => {
      if (!isAnswered) socket.end(answer(), 'latin1');
      isAnswered = true;
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestEnd(() => void server.close());
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port was given.');
  return { url: `http://127.0.0.1:${address.port}` };
}
