import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join } from 'node:path';
import { onTestEnd } from '../../server/support/test-practice';

interface Answer {
  body: string | Buffer;
  headers?: Record<string, string>;
}

export interface Portal {
  url: string;
  /** Sets the responses from now on. */
  serve(answer: (path: string) => Answer | undefined | Promise<Answer | undefined>): void;
}

export async function startPortal(): Promise<Portal> {
  let serve: Parameters<Portal['serve']>[0] = () => undefined;
  const server = createServer(({ url = '/' }, outgoing) => {
    const { pathname } = new URL(url, 'http://portal');
    void Promise.resolve(serve(pathname)).then((answer) => {
      outgoing.writeHead(answer ? 200 : 404, { 'Content-Type': TYPES['.html'], ...answer?.headers }).end(answer?.body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestEnd(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    serve(answer) {
      serve = answer;
    },
  };
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

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
};
