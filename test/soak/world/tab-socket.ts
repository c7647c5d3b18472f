import { WebSocket as NodeSocket, type RawData } from 'ws';
import { GuardedTarget, type TabLoop } from './tab-loop';

/** A tab's `WebSocket` class, over the network. `onMessage` is called with each message that the tab receives. */
export function createTabSockets(loop: TabLoop, isOnline: () => boolean, onMessage: (text: string) => void) {
  const open = new Set<NodeSocket>();
  loop.onClose(() => open.forEach((socket) => socket.terminate()));

  class WebSocket extends GuardedTarget {
    static readonly CONNECTING = 0;
    static readonly OPEN = 1;
    static readonly CLOSING = 2;
    static readonly CLOSED = 3;
    readyState = 0;
    onopen: unknown = null;
    onmessage: unknown = null;
    onerror: unknown = null;
    onclose: unknown = null;
    readonly #socket: NodeSocket | null = null;

    constructor(readonly url: string) {
      super((work) => loop.run(work));
      if (!isOnline()) {
        this.#fail();
        return;
      }
      const socket = new NodeSocket(url, { perMessageDeflate: false });
      this.#socket = socket;
      open.add(socket);
      socket.on('open', () =>
        loop.post(() => {
          if (this.readyState > 0) return;
          this.readyState = 1;
          this.fire(new Event('open'));
        }),
      );
      socket.on('message', (raw: RawData) => {
        const data = Buffer.isBuffer(raw) ? raw.toString() : '';
        loop.post(() => {
          if (this.readyState > 1) return;
          onMessage(data);
          this.fire(new MessageEvent('message', { data }));
        });
      });
      socket.on('error', () => loop.post(() => this.fire(new Event('error'))));
      socket.on('close', (code: number, reason: Buffer) => {
        open.delete(socket);
        loop.post(() => this.#end(code, reason.toString()));
      });
    }

    get bufferedAmount(): number {
      return this.#socket?.bufferedAmount ?? 0;
    }

    send(text: string): void {
      if (this.readyState === 0) throw new DOMException('Still connecting.', 'InvalidStateError');
      if (this.readyState === 1 && this.#socket?.readyState === NodeSocket.OPEN) this.#socket.send(text);
    }

    close(code?: number, reason?: string): void {
      if (this.readyState > 1) return;
      this.readyState = 2;
      this.#socket?.close(code, reason);
    }

    #end(code: number, reason: string): void {
      this.readyState = 3;
      this.fire(Object.assign(new Event('close'), { code, reason, wasClean: code !== 1006 }));
    }

    #fail(): void {
      loop.post(() => {
        this.fire(new Event('error'));
        this.#end(1006, '');
      });
    }
  }

  return {
    WebSocket,
    /** Breaks all sockets, as when the network is lost. */
    drop: () => open.forEach((socket) => socket.terminate()),
  };
}
