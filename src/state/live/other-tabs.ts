import type { EventType } from '../events';

/** The tabs of this browser that share a session. Messages name what has changed, and carry no data. */
export interface OtherTabs {
  /** Notifies the other tabs of a change that no event of the channel reports. */
  notify(type: EventType<null>): void;
  /** Listens to the other tabs while somebody is logged in. */
  on(type: EventType<null>, listener: () => void): void;
  /** Opens the channel. Returns a function that closes it. */
  open(): () => void;
}

export function createOtherTabs(channelName: string, isLoggedIn: () => boolean): OtherTabs {
  const listeners = new Map<string, (() => void)[]>();
  let channel: BroadcastChannel | null = null;
  return {
    notify: (type) => channel?.postMessage(type.name),
    on: ({ name }, listener) => void listeners.set(name, [...(listeners.get(name) ?? []), listener]),
    open() {
      channel = openChannel(channelName);
      channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
        if (isLoggedIn()) listeners.get(String(data))?.forEach((listener) => listener());
      });
      return () => {
        channel?.close();
        channel = null;
      };
    },
  };
}

/** `BroadcastChannel` throws in a sandboxed frame. */
export function openChannel(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name);
  } catch {
    return null;
  }
}
