import { GuardedTarget, type TabLoop, type TabClock } from '../world/tab-loop';

/** The server's side of a tab's socket. */
export interface CrowdLink {
  emit(event: string): void;
}

/** A tab's `WebSocket` class, which answers the Pusher protocol in memory and accepts every subscription. */
export function crowdSocketOf(
  loop: TabLoop,
  clock: TabClock,
  latency: number,
  onSubscribed: (link: CrowdLink) => void,
) {
  return class WebSocket extends GuardedTarget {
    static readonly CONNECTING = 0;
    static readonly OPEN = 1;
    static readonly CLOSING = 2;
    static readonly CLOSED = 3;
    readyState = 0;
    readonly bufferedAmount = 0;
    onopen: unknown = null;
    onmessage: unknown = null;
    onerror: unknown = null;
    onclose: unknown = null;

    constructor(readonly url: string) {
      super((work) => loop.run(work));
      this.#later(() => {
        this.readyState = 1;
        this.fire(new Event('open'));
        this.#say({
          event: 'pusher:connection_established',
          data: JSON.stringify({ socket_id: '1.1', activity_timeout: 120 }),
        });
      });
    }

    send(text: string): void {
      const { event, data } = JSON.parse(text) as { event: string; data: { channel: string } };
      this.#later(() => {
        if (event === 'pusher:ping') this.#say({ event: 'pusher:pong', data: '{}' });
        if (event !== 'pusher:subscribe') return;
        const { channel } = data;
        this.#say({ event: 'pusher_internal:subscription_succeeded', channel, data: '{}' });
        onSubscribed({ emit: (name) => this.#later(() => this.#say({ event: name, channel, data: '{}' })) });
      });
    }

    close(code = 1000): void {
      if (this.readyState > 1) return;
      this.readyState = 3;
      loop.post(() => this.fire(Object.assign(new Event('close'), { code, reason: '', wasClean: true })));
    }

    #say(message: object): void {
      this.fire(new MessageEvent('message', { data: JSON.stringify(message) }));
    }

    #later(work: () => void): void {
      clock.setTimeout(() => loop.post(() => this.readyState < 2 && work()), latency);
    }
  };
}
