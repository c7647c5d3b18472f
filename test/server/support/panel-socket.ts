import Echo from 'laravel-echo';
import Pusher from 'pusher-js';
import { onTestEnd, type TestPractice } from './test-practice';

/** A socket server other than the practice server's own. */
export interface SocketAddress {
  key: string;
  port: number;
}

export interface PanelSocket {
  socketId: string;
  pusher: Pusher;
  /** Resolves with the action of the next event on the channel. */
  nextAction(): Promise<string>;
  leave(): void;
}

/** Stock laravel-echo on stock pusher-js, listening to a doctor's channel. Rejects when the channel is refused. */
export async function listenAs(
  server: TestPractice,
  token: string,
  doctorId: number,
  sockets?: SocketAddress,
): Promise<PanelSocket> {
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
    nextAction: () =>
      new Promise((resolve) => {
        const known = actions.shift();
        if (known === undefined) waiting.push(resolve);
        else resolve(known);
      }),
    leave: () => echo.leave(`admin.${doctorId}`),
  };
}

const ACTIONS = ['update-waiting-tickets', 'update-admin-recepts', 'update-admin-notifications', 'test-end'];

/** Stock pusher-js, not yet listening to anything. */
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
