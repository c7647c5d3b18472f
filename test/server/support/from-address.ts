import { request } from 'node:http';

/** Tries a login from another loopback address; resolves with the status. */
export function guessFrom(
  { url }: { url: string },
  localAddress: string,
  username: string,
  password: string,
  headers: Record<string, string> = {},
  code?: string,
): Promise<number> {
  const { port } = new URL(url);
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        host: '127.0.0.1',
        port,
        path: '/api/admin/login',
        method: 'POST',
        localAddress,
        agent: false,
        headers: { 'Content-Type': 'application/json', Accept: 'application/json', ...headers },
      },
      (answer) => {
        answer.resume();
        answer.on('end', () => resolve(answer.statusCode ?? 0));
      },
    );
    sent.on('error', reject);
    sent.end(JSON.stringify({ username, password, ...(code === undefined ? {} : { code }) }));
  });
}
