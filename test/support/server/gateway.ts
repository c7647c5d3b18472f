import { request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import type { Duplex } from 'node:stream';

/** A fault for some calls of a lane. */
export interface Fault {
  method?: string;
  path: string;
  /** How many calls it affects; all of them when absent. */
  times?: number;
  /**
   * - `answer`: sends the given response without forwarding the request.
   * - `cut`: ends the connection in the middle of the response; a given response is cut without forwarding the request.
   * - `refuse`: ends the connection without forwarding the request.
   * - `hold`: holds the server's response until it is released; a given response is held without forwarding the request.
   * - `late`: holds the request until it is released.
   * - `lose`: forwards the request, then ends the connection without a response.
   * - `mask`: forwards the request, then sends the given response.
   * - `close`: removes the CORS headers from the response.
   */
  kind: 'answer' | 'close' | 'cut' | 'refuse' | 'hold' | 'late' | 'lose' | 'mask';
  answer?: { status: number; headers?: Record<string, string>; body: string };
}

interface Seen {
  method: string;
  path: string;
  headers: Record<string, string | string[] | undefined>;
  /** As text, as far as {@link SEEN_BODY_LENGTH}. */
  body: string;
}

const SEEN_BODY_LENGTH = 4_000;

interface Lane {
  /** The paths of calls whose responses were sent completely. */
  answered: string[];
  faults: Fault[];
  seen: Seen[];
  held: { path: string; release(): void }[];
  waiting: (() => void)[];
}

/** Suffix of a chunk's address when a failed load is retried. */
const NEXT_ATTEMPT = /\?retry=\d+$/;

/**
 * A proxy between the page and the real practice server: records calls and injects faults. `/lane/{name}/…` separates the tests; a path of
 * the server without a lane belongs to the lane „host“.
 */
export function createGateway(port: () => number) {
  const lanes = new Map<string, Lane>();
  const sockets = new Map<Duplex, { mute(): void }>();
  let areSocketsRefused = false;

  const laneOf = (name: string): Lane => {
    const lane = lanes.get(name) ?? { answered: [], faults: [], seen: [], held: [], waiting: [] };
    lanes.set(name, lane);
    return lane;
  };

  async function until<T>(lane: Lane, read: () => T | null): Promise<T> {
    for (;;) {
      const found = read();
      if (found !== null) return found;
      await new Promise<void>((resolve) => lane.waiting.push(resolve));
    }
  }
  const countedCalls = (paths: (lane: Lane) => readonly string[]) => (name: string, path: string, count: number) =>
    until(laneOf(name), () => (paths(laneOf(name)).filter((one) => one === path).length >= count ? true : null));
  const notify = (lane: Lane) => lane.waiting.splice(0).forEach((resolve) => resolve());

  function forward(
    incoming: IncomingMessage,
    outgoing: ServerResponse,
    path: string,
    lane: Lane,
    { fault, body: received }: { fault?: Fault | undefined; body?: Buffer } = {},
  ): void {
    const upstream = httpRequest(
      { host: '127.0.0.1', port: port(), method: incoming.method, path, headers: incoming.headers },
      (answer) => {
        const parts: Buffer[] = [];
        answer.on('data', (part: Buffer) => parts.push(part));
        answer.on('end', () => {
          if (fault?.kind === 'lose') return void incoming.socket.destroy();
          if (fault?.kind === 'mask' && fault.answer) return sendAnswer(outgoing, fault.answer);
          const body = Buffer.concat(parts);
          const send = () => {
            const headers = Object.entries(answer.headers).filter(
              ([name]) => fault?.kind !== 'close' || !name.startsWith('access-control-'),
            );
            outgoing.writeHead(answer.statusCode ?? 502, Object.fromEntries(headers));
            if (fault?.kind === 'cut') {
              outgoing.write(body.subarray(0, body.length / 2), () => outgoing.destroy());
              return;
            }
            outgoing.end(body);
          };
          if (fault?.kind !== 'hold') return send();
          lane.held.push({ path, release: send });
          notify(lane);
        });
      },
    );
    upstream.on('error', () => outgoing.destroy());
    // A held request was read completely: its client may have disconnected.
    if (received) upstream.end(received);
    else incoming.pipe(upstream);
  }

  return {
    /** Returns whether the gateway handles the request. */
    handle(incoming: IncomingMessage, outgoing: ServerResponse): boolean {
      const url = incoming.url ?? '/';
      const [, name, rest] = /^\/lane\/([\w-]+)(\/.*)$/.exec(url) ?? [];
      const isServers =
        /^\/(?:(?:api|broadcasting|admin|kiosk|setup|ordinacia|examples)(?:[/?]|$)|(?:(?:own-)?page\.(?:css|js)|card\.css|icon\.svg)$)/;
      if (name === undefined && !isServers.test(url)) return false;
      const lane = laneOf(name ?? 'host');
      const path = rest ?? url;
      const method = incoming.method ?? 'GET';
      const seen: Seen = { method, path, headers: incoming.headers, body: '' };
      lane.seen.push(seen);
      incoming.on('data', (part: Buffer) => {
        if (seen.body.length < SEEN_BODY_LENGTH) seen.body = (seen.body + part.toString()).slice(0, SEEN_BODY_LENGTH);
      });
      outgoing.on('finish', () => {
        lane.answered.push(path);
        notify(lane);
      });
      const fault = lane.faults.find(
        (one) => path.replace(NEXT_ATTEMPT, '') === one.path && (one.method ?? method) === method && one.times !== 0,
      );
      if (fault?.times !== undefined) fault.times -= 1;
      if (fault?.kind === 'refuse') {
        incoming.socket.destroy();
      } else if (fault?.kind === 'late') {
        const parts: Buffer[] = [];
        incoming.on('data', (part: Buffer) => parts.push(part));
        incoming.on('end', () => {
          lane.held.push({
            path,
            release: () => forward(incoming, outgoing, path, lane, { body: Buffer.concat(parts) }),
          });
          notify(lane);
        });
      } else if (fault?.answer && fault.kind !== 'mask') {
        const { answer, kind } = fault;
        const send = () => (kind === 'cut' ? cutAnswer(outgoing, answer) : sendAnswer(outgoing, answer));
        incoming.resume();
        if (kind === 'hold') lane.held.push({ path, release: send });
        else send();
      } else forward(incoming, outgoing, path, lane, { fault });
      notify(lane);
      return true;
    },
    /** Pipes the real-time socket to the server. */
    upgrade(incoming: IncomingMessage, client: Duplex, head: Buffer): void {
      if (!incoming.url?.startsWith('/app/')) return;
      if (areSocketsRefused) return void client.destroy();
      const server: Socket = connect(port(), '127.0.0.1', () => {
        const headers = Object.entries(incoming.headers).map(([name, value]) => `${name}: ${String(value)}`);
        server.write(`GET ${incoming.url ?? ''} HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\n`);
        server.write(head);
        server.pipe(client).pipe(server);
      });
      sockets.set(client, {
        mute() {
          client.unpipe(server).resume();
          server.unpipe(client).resume();
        },
      });
      client.on('close', () => {
        sockets.delete(client);
        server.destroy();
      });
      for (const end of [client, server]) end.on('error', () => end.destroy());
      server.on('close', () => client.destroy());
    },
    setFault: (name: string, fault: Fault) => void laneOf(name).faults.unshift(fault),
    clearFaults(name: string, path: string) {
      laneOf(name).faults = laneOf(name).faults.filter((one) => !one.path.startsWith(path));
    },
    seen: (name: string) => laneOf(name).seen,
    forgetSeen(name: string) {
      laneOf(name).seen = [];
    },
    /** Resolves once `count` calls of a path have arrived. */
    untilSeen: countedCalls(({ seen }) => seen.map(({ path }) => path)),
    /** Resolves once `count` calls of a path have been answered. */
    untilAnswered: countedCalls(({ answered }) => answered),
    /** Releases the oldest held request or response of a path; waits until there is one. */
    async release(name: string, path: string): Promise<void> {
      const lane = laneOf(name);
      const held = await until(lane, () => lane.held.find((one) => one.path === path) ?? null);
      lane.held.splice(lane.held.indexOf(held), 1);
      held.release();
    },
    /** Resolves once `count` requests or responses of a path are held. */
    untilHeld: countedCalls(({ held }) => held.map(({ path }) => path)),
    cutSockets(isRefusing: boolean) {
      areSocketsRefused = isRefusing;
      [...sockets.keys()].forEach((socket) => socket.destroy());
    },
    /** Open sockets stay open without transmitting anything; new ones work. */
    muteSockets: () => sockets.forEach(({ mute }) => mute()),
    openSockets: () => sockets.size,
  };
}

function sendAnswer(outgoing: ServerResponse, { status, headers, body }: NonNullable<Fault['answer']>): void {
  outgoing.writeHead(status, { 'content-type': 'application/json', ...headers });
  outgoing.end(body);
}

function cutAnswer(outgoing: ServerResponse, { status, headers, body }: NonNullable<Fault['answer']>): void {
  outgoing.writeHead(status, { 'content-type': 'application/json', 'content-length': body.length, ...headers });
  outgoing.write(body.slice(0, body.length / 2), () => outgoing.destroy());
}

export type Gateway = ReturnType<typeof createGateway>;
