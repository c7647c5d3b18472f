import { once } from 'node:events';
import { connect, createServer, type AddressInfo } from 'node:net';
import { onTestEnd } from '../../server/support/test-practice';

/** A raw TCP connection. `ended` resolves with everything received, once the other end has closed. */
export function dial(port: number) {
  const socket = connect(port, '127.0.0.1');
  let received = '';
  socket.setEncoding('latin1');
  socket.on('data', (text: string) => (received += text));
  // A server may close before a refused request was sent completely.
  socket.on('error', () => {});
  const ended = new Promise<string>((resolve) => socket.once('close', () => resolve(received)));
  onTestEnd(() => void socket.destroy());
  return { socket, ended };
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
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}` };
}
