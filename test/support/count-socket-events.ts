/** Counts the events of one name that reach this page through any socket, until stopped. */
export function countSocketEvents(name: string): { count(): number; stop(): void } {
  const { WebSocket: Real } = window;
  let received = 0;
  window.WebSocket = class extends Real {
    constructor(url: string | URL, protocols?: string | string[]) {
      super(url, protocols);
      this.addEventListener('message', ({ data }) => {
        if (String(data).includes(`"${name}"`)) received += 1;
      });
    }
  };
  return {
    count: () => received,
    stop() {
      window.WebSocket = Real;
    },
  };
}
