/** What of this tab's changes no event tells the others: they load it themselves. */
export type TabMessage = 'app-data' | 'office-hours';

export interface OtherTabs {
  notify(message: TabMessage): void;
  /** Returns what stops it. */
  listen(onMessage: (message: TabMessage) => void): () => void;
}

/** The tabs of this browser that share a session. Only what has to be loaded is told, never what is in it. */
export function createOtherTabs(name: string): OtherTabs {
  let channel: BroadcastChannel | null = null;
  return {
    notify: (message) => channel?.postMessage(message),
    listen(onMessage) {
      channel = open(name);
      channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
        if (data === 'app-data' || data === 'office-hours') onMessage(data);
      });
      return () => {
        channel?.close();
        channel = null;
      };
    },
  };
}

/** A sandboxed frame has none, and throws. */
function open(name: string): BroadcastChannel | null {
  try {
    return new BroadcastChannel(name);
  } catch {
    return null;
  }
}
