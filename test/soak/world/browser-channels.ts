import { GuardedTarget } from './guarded-target';
import type { TabLoop } from './tab-loop';

/** A member of a channel. */
interface End {
  receive(data: unknown): void;
}

/** The `BroadcastChannel` that the tabs of one browser share. */
export function createBrowserChannels() {
  const open = new Map<string, Set<End>>();

  return {
    classFor(loop: TabLoop) {
      return class BroadcastChannel extends GuardedTarget {
        onmessage: unknown = null;
        readonly name: string;
        readonly #end: End;

        constructor(name: string) {
          super((work) => loop.run(work));
          this.name = name;
          this.#end = { receive: (data) => loop.post(() => this.#fire(data)) };
          const members = open.get(name) ?? new Set();
          open.set(name, members.add(this.#end));
          loop.onClose(() => this.close());
        }

        postMessage(data: unknown): void {
          if (!this.#isOpen()) throw new DOMException('The channel is closed.', 'InvalidStateError');
          for (const end of open.get(this.name) ?? []) if (end !== this.#end) end.receive(structuredClone(data));
        }

        close(): void {
          open.get(this.name)?.delete(this.#end);
        }

        #isOpen(): boolean {
          return open.get(this.name)?.has(this.#end) ?? false;
        }

        /** Dispatches the message unless the channel was closed meanwhile. */
        #fire(data: unknown): void {
          if (this.#isOpen()) this.fire(new MessageEvent('message', { data }));
        }
      };
    },
  };
}
