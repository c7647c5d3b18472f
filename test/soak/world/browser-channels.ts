import { GuardedTarget, type TabLoop } from './tab-loop';

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

/** The local storage of one browser. Each tab has a view, and gets `storage` events for changes by others. */
export interface BrowserStorage {
  readonly entries: ReadonlyMap<string, string>;
  viewOf(tab: { loop: TabLoop; window: GuardedTarget }): object;
  /** Writes from outside of the tabs: all of them get an event. */
  write(key: string, value: string | null): void;
}

export function createBrowserStorage(url: string): BrowserStorage {
  const entries = new Map<string, string>();
  const views = new Set<{ loop: TabLoop; window: GuardedTarget }>();

  function set(key: string, value: string | null, from: object | null): void {
    const before = entries.get(key) ?? null;
    if (value === before) return;
    if (value === null) entries.delete(key);
    else entries.set(key, value);
    for (const view of views) {
      if (view === from) continue;
      const event = Object.assign(new Event('storage'), { key, newValue: value, oldValue: before, url });
      view.loop.post(() => view.window.fire(event));
    }
  }

  return {
    entries,
    write: (key, value) => set(key, value, null),
    viewOf(tab) {
      views.add(tab);
      tab.loop.onClose(() => views.delete(tab));
      const methods = {
        getItem: (key: string) => entries.get(key) ?? null,
        setItem: (key: string, value: unknown) => set(key, String(value), tab),
        removeItem: (key: string) => set(key, null, tab),
      };
      // As in real storage, keys are also properties.
      return new Proxy(methods, {
        get(target, key) {
          if (Object.hasOwn(target, key)) return Reflect.get(target, key) as unknown;
          return typeof key === 'string' ? entries.get(key) : undefined;
        },
        set(_target, key, value) {
          set(String(key), String(value), tab);
          return true;
        },
        deleteProperty(_target, key) {
          set(String(key), null, tab);
          return true;
        },
      });
    },
  };
}
