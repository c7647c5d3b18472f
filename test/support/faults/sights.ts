/** Visible state of an element, from a moment on (milliseconds since the epoch, by the page's clock). */
export interface Sight {
  at: number;
  /** The badge: `connected` is „Naživo“. */
  live: string | null;
  /** The names of the tickets, in their order. */
  tickets: readonly string[];
  /** The next patient to be served. */
  first: string;
  /** Today's tickets, the pending prescriptions, and the new notifications, as counted by the panel. */
  count: number;
  recepts: number;
  notifications: number;
  notices: readonly string[];
  toasts: readonly string[];
  /** The title of the open popup. */
  dialog: string;
  /** Whether „Skúsiť znova“ is offered. */
  canRetry: boolean;
  isLogin: boolean;
}

/** Everything that was seen, in its order. */
export interface Sights {
  readonly all: readonly Sight[];
  now(): Sight | undefined;
  /** Resolves with the first that is like this, from a moment on (by default: now), also one that was there before. */
  until(isLike: (sight: Sight) => boolean, options?: { since?: number; withinMs?: number }): Promise<Sight>;
  /** Sights of a period. */
  between(from: number, to: number): readonly Sight[];
}

/** Limit for a sight that never comes. */
const LIMIT_MS = 40_000;

export function watchSights(): Sights & { add(json: string): void } {
  const all: Sight[] = [];
  const waiting = new Set<() => void>();
  /** With the one that is still seen at its beginning. */
  const from = (moment: number) =>
    all.filter(({ at }, index) => at >= moment || (all[index + 1]?.at ?? Infinity) > moment);

  return {
    all,
    now: () => all.at(-1),
    between: (begin, end) => from(begin).filter(({ at }) => at <= end),
    until: (isLike, { since = Date.now(), withinMs = LIMIT_MS } = {}) =>
      new Promise((resolve, reject) => {
        const timer = setTimeout(() => {
          waiting.delete(check);
          const seen = from(since).map((sight) => JSON.stringify(sight));
          reject(new Error(`Not seen within ${withinMs} ms: ${String(isLike)}\n${seen.slice(-12).join('\n')}`));
        }, withinMs);
        function check() {
          const found = from(since).find(isLike);
          if (!found) return;
          clearTimeout(timer);
          waiting.delete(check);
          resolve(found);
        }
        waiting.add(check);
        check();
      }),
    add(json) {
      all.push(JSON.parse(json) as Sight);
      [...waiting].forEach((check) => check());
    },
  };
}
