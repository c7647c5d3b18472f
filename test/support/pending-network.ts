import { executeServerCommand } from '@web/test-runner-commands';

/** Enough for an answer of the server, however busy the machine is: the server itself answers each of them. */
const TURNS = 40;
/** Turns after which a request that follows a response has been sent. */
const FEWEST_TURNS = 4;

export interface PendingNetwork {
  /** Resolves when nothing is on its way, or what is does not come: it is held back by the test. */
  settle(): Promise<void>;
  restore(): void;
}

/** Counts the calls and sockets of this page that wait for their first answer: a clock that a test moves must not outrun them. */
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
