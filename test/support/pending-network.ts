import { executeServerCommand } from '@web/test-runner-commands';

/** Upper limit of pings in `settle`. The server answers each, so a busy machine lengthens the wait. */
const TURNS = 40;
/** Lower limit of pings: within these, a request that follows a response is sent. */
const FEWEST_TURNS = 4;

export interface PendingNetwork {
  /** Resolves when no request is pending, or when a pending one does not end because the test holds it back. */
  settle(): Promise<void>;
  restore(): void;
}

/** Counts the page's calls and sockets that wait for a first response: a fake clock must not advance before they have it. */
export function watchNetwork(): PendingNetwork {
  const real = { fetch: window.fetch, WebSocket: window.WebSocket };
  let pending = 0;
  const begin = () => {
    let isOver = false;
    pending += 1;
    return () => {
      if (!isOver) pending -= 1;
      isOver = true;
    };
  };

  class WatchedSocket extends real.WebSocket {
    constructor(url: string | URL, protocols?: string | string[]) {
      super(url, protocols);
      const end = begin();
      for (const type of ['message', 'close', 'error']) this.addEventListener(type, end);
    }
  }

  Object.assign(window, {
    WebSocket: WatchedSocket,
    fetch: (...args: Parameters<typeof fetch>) => real.fetch.apply(window, args).finally(begin()),
  });
  return {
    async settle() {
      for (let turn = 0; turn < TURNS && (turn < FEWEST_TURNS || pending > 0); turn += 1)
        await executeServerCommand('practice:ping', {});
    },
    restore: () => void Object.assign(window, real),
  };
}
