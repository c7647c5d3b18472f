/** Data that another tab has to reload, or to read again from the storage, for changes without an event of the channel. */
export type TabMessage = (typeof MESSAGES)[number];
const MESSAGES = ['account', 'app-data', 'notifications-seen', 'office-hours', 'patients'] as const;

export interface OtherTabs {
  notify(message: TabMessage): void;
  /** Returns a function that stops it. */
  listen(onMessage: (message: TabMessage) => void): () => void;
}

/** The tabs of this browser that share a session. Messages name what to reload, and carry no data. */
export function createOtherTabs(name: string): OtherTabs {
  let channel: BroadcastChannel | null = null;
  return {
    notify: (message) => channel?.postMessage(message),
    listen(onMessage) {
      channel = openChannel(name);
      channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
        const message = MESSAGES.find((one) => one === data);
        if (message) onMessage(message);
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
