import { connect, type Socket } from 'node:net';
import { createHttpReader, type HttpMessage } from './http-reader';

interface Upstream {
  /** Sends a request; resolves with the complete response, or `null` if the server closes the connection first. */
  exchange(request: HttpMessage): Promise<HttpMessage | null>;
  destroy(): void;
}

export function createUpstream(port: number): Upstream {
  let socket: Socket | null = null;
  let waiting: ((answer: HttpMessage | null) => void) | null = null;

  function settle(answer: HttpMessage | null): void {
    const resolve = waiting;
    waiting = null;
    resolve?.(answer);
  }

  function open(): Socket {
    const reader = createHttpReader((line) => !/^HTTP\/1\.1 (?:1\d\d|204|304)/.test(line));
    const opened = connect(port, '127.0.0.1');
    opened.setNoDelay(true);
    opened.on('data', (bytes) => reader.push(bytes).forEach(settle));
    opened.on('error', () => opened.destroy());
    opened.on('close', () => {
      if (socket !== opened) return;
      socket = null;
      settle(null);
    });
    return opened;
  }

  return {
    exchange: (request) =>
      new Promise((resolve) => {
        waiting = resolve;
        socket ??= open();
        socket.write(request.raw);
      }),
    destroy() {
      socket?.destroy();
    },
  };
}
