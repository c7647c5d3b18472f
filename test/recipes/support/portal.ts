import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import type { Duplex } from 'node:stream';
import { onTestEnd } from '../../server/support/test-practice';

export interface Answer {
  body: string | Buffer;
  status?: number;
  headers?: Record<string, string>;
}

export interface Portal {
  url: string;
  /** Sets the responses from now on, and the server to which sockets are forwarded, if any. */
  serve(
    answer: (path: string, incoming: IncomingMessage) => Answer | undefined | Promise<Answer | undefined>,
    socketsTo?: string,
  ): void;
}

/** Starts a website on its own origin. */
export async function startPortal(): Promise<Portal> {
  let serve: Parameters<Portal['serve']>[0] = () => undefined;
  let socketsTo: string | undefined;
  const server = createServer((incoming, outgoing) => {
    const { pathname } = new URL(incoming.url ?? '/', 'http://portal');
    void Promise.resolve(serve(pathname, incoming)).then((answer) => {
      const { body, status = 200, headers = {} } = answer ?? { body: '', status: 404 };
      outgoing.writeHead(status, { 'Content-Type': TYPES['.html'], ...headers }).end(body);
    });
  });
  server.on('upgrade', (incoming, socket) => {
    if (socketsTo === undefined) socket.destroy();
    else forwardSocket(incoming, socket, socketsTo);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestEnd(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    serve(answer, to) {
      serve = answer;
      socketsTo = to;
    },
  };
}

/** Forwards the upgrade request as received, then every byte. */
function forwardSocket({ url = '/', rawHeaders }: IncomingMessage, socket: Duplex, to: string) {
  const { hostname, port } = new URL(to);
  const server = connect(Number(port), hostname);
  const lines = rawHeaders.map((text, index) => text + (index % 2 === 0 ? ': ' : '\r\n'));
  server.write(`GET ${url} HTTP/1.1\r\n${lines.join('')}\r\n`);
  socket.pipe(server).pipe(socket);
  socket.on('error', () => server.destroy());
  server.on('error', () => socket.destroy());
}

/** Serves the files of a folder, and its `index.html` for every address without a file extension. */
export const filesOf = (folder: string) => async (path: string) => {
  const name = extname(path) === '' ? '/index.html' : path;
  try {
    const body = await readFile(join(folder, name));
    return { body, headers: { 'Content-Type': TYPES[extname(name)] ?? 'application/octet-stream' } };
  } catch {
    return undefined;
  }
};

/** Forwards requests to another server, on the portal's origin. */
export const forwardTo =
  (url: string) =>
  async (path: string, incoming: IncomingMessage): Promise<Answer> => {
    const { method = 'GET', headers } = incoming;
    const sent = Object.entries(headers).flatMap(([name, value]) =>
      typeof value === 'string' && !CONNECTION.test(name) ? [[name, value]] : [],
    );
    const body = await readBody(incoming);
    const answer = await fetch(url + path, {
      method,
      headers: Object.fromEntries(sent) as Record<string, string>,
      redirect: 'manual',
      ...(body.length > 0 ? { body } : {}),
    });
    const received = [...answer.headers].filter(([name]) => !CONNECTION.test(name));
    return {
      status: answer.status,
      headers: Object.fromEntries(received),
      body: Buffer.from(await answer.arrayBuffer()),
    };
  };

export async function readBody(incoming: IncomingMessage): Promise<Buffer<ArrayBuffer>> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** Headers of the connection and the transfer, which are not forwarded. */
const CONNECTION = /^(?:connection|host|content-length|content-encoding|transfer-encoding|keep-alive)$/;

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
};
