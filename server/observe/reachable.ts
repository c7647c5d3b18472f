import { connect } from 'node:net';

/** Rejects when nobody takes a connection at the address in time. Asks nothing: a backend's paths are its own. */
export function assertReachable(url: string, timeoutMs = TIMEOUT_MS): Promise<void> {
  const { hostname, port, protocol } = new URL(url);
  const usualPort = protocol === 'https:' ? 443 : 80;
  const socket = connect({ host: hostname.replace(/^\[|\]$/g, ''), port: Number(port || usualPort) });
  return new Promise<void>((resolve, reject) => {
    socket.setTimeout(timeoutMs, () => reject(new Error('The backend does not take connections.')));
    socket.once('connect', resolve);
    socket.once('error', reject);
  }).finally(() => socket.destroy());
}

const TIMEOUT_MS = 2000;
