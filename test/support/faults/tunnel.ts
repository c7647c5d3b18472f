import { connect, type Socket } from 'node:net';
import { paceOf, type FaultList } from './faults';
import type { HttpMessage } from './http-reader';
import { createPacedWriter } from './paced-writer';

export interface Tunnel {
  fromClient(bytes: Buffer): void;
  /** Drops all bytes from now on, in both directions, and does not pass on closing. */
  lose(): void;
  hurry(): void;
  destroy(): void;
}

interface TunnelContext {
  client: Socket;
  port: number;
  request: HttpMessage;
  /** Bytes from the client after the request. */
  head: Buffer;
  faults: FaultList;
}

export function openTunnel({ client, port, request, head, faults }: TunnelContext): Tunnel {
  const server = connect(port, '127.0.0.1');
  const toServer = createPacedWriter(server);
  const toClient = createPacedWriter(client);
  let isLost = false;
  const pace = () => paceOf(faults, 'socket');

  server.setNoDelay(true);
  server.on('data', (bytes) => {
    if (!isLost) void toClient.write(bytes, pace());
  });
  server.on('error', () => server.destroy());
  server.on('close', () => {
    toServer.stop();
    if (!isLost) void toClient.write(Buffer.alloc(0), pace()).then(() => client.destroy());
  });
  void toServer.write(Buffer.concat([request.raw, head]), pace());

  return {
    fromClient(bytes) {
      if (!isLost) void toServer.write(bytes, pace());
    },
    lose() {
      isLost = true;
    },
    hurry() {
      toServer.hurry();
      toClient.hurry();
    },
    destroy() {
      server.destroy();
    },
  };
}
