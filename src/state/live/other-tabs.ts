import type { EventType } from '../events';

export type OtherTabs = ReturnType<typeof createOtherTabs>;

/** The tabs of this browser that share a session. Messages name what has changed, and carry no data. */
export function createOtherTabs(channelName: string, isLoggedIn: () => boolean) {
  const listeners = new Map<string, (() => void)[]>();
  let channel: BroadcastChannel | null = null;
  return {
    /** Notifies the other tabs of a change that no event of the channel reports. */
    notify: ({ name }: EventType<null>) => channel?.postMessage(name),
    /** Listens to the other tabs while somebody is logged in. */
    on: ({ name }: EventType<null>, listener: () => void) =>
      void listeners.set(name, [...(listeners.get(name) ?? []), listener]),
    /** Opens the channel. Returns a function that closes it. */
    open(): () => void {
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
