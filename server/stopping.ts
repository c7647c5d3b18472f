import type { Server, ServerResponse } from 'node:http';

/** Ends a server without cutting what it is answering. */
export interface Stopping {
  /** For each request, before it is answered. */
  begin(outgoing: ServerResponse): void;
  /** Resolves when the last connection has ended; after the limit the rest of them is cut. May be called again with a shorter limit. */
  stop(server: Server, limitMs: number): Promise<void>;
}

export function createStopping(): Stopping {
  let stopped: Server | undefined;
  let ended: Promise<void> | undefined;
  const running = new Set<ServerResponse>();

  /** A kept connection would otherwise stay open, and its next request would find nobody. */
  const endAfterAnswer = (outgoing: ServerResponse) => {
    if (!outgoing.headersSent) outgoing.setHeader('Connection', 'close');
  };

  return {
    begin(outgoing) {
      if (stopped) endAfterAnswer(outgoing);
      running.add(outgoing);
      outgoing.once('close', () => {
        running.delete(outgoing);
        stopped?.closeIdleConnections();
      });
    },
    stop(server, limitMs) {
      stopped = server;
      running.forEach(endAfterAnswer);
      ended ??= new Promise((resolve) => void server.close(() => resolve()));
      if (limitMs === 0) server.closeAllConnections();
      else server.closeIdleConnections();
      const cut = setTimeout(() => server.closeAllConnections(), limitMs);
      return ended.finally(() => clearTimeout(cut));
    },
  };
}
