/** What of this tab's changes no event tells the others: they load it themselves. */
export type TabNews = 'app-data' | 'office-hours';

export interface OtherTabs {
  notify(news: TabNews): void;
  /** Returns what stops it. */
  listen(onNews: (news: TabNews) => void): () => void;
}

/** The tabs of this browser that share a session. Only what has to be loaded is told, never what is in it. */
export function createOtherTabs(name: string): OtherTabs {
  let channel: BroadcastChannel | null = null;
  return {
    notify: (news) => channel?.postMessage(news),
    listen(onNews) {
      channel = open(name);
      channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
        if (data === 'app-data' || data === 'office-hours') onNews(data);
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
