export interface Sight {
  /** Since when: milliseconds since the epoch, by the page's clock. */
  at: number;
  /** The badge: `connected` is „Naživo“. */
  live: string | null;
  tickets: readonly string[];
  first: string;
  /** The panel's counts: today's tickets, pending prescriptions, new notifications. */
  count: number;
  recepts: number;
  notifications: number;
  notices: readonly string[];
  toasts: readonly string[];
  dialog: string;
  canRetry: boolean;
  isLogin: boolean;
}

export interface Sights {
  readonly all: readonly Sight[];
  now(): Sight | undefined;
  /** Resolves with the first matching state since a moment (now by default), including the state at that moment. */
  until(isLike: (sight: Sight) => boolean, options?: { since?: number }): Promise<Sight>;
  /** The states of a period, including the state at its beginning. */
  between(from: number, to: number): readonly Sight[];
}

const LIMIT_MS = 40_000;

export function watchSights(): Sights & { add(json: string): void } {
  const all: Sight[] = [];
  const waiting = new Set<() => void>();
  /** Includes the state at that moment. */
  const from = (moment: number) =>
    all.filter(({ at }, index) => at >= moment || (all[index + 1]?.at ?? Infinity) > moment);

  return {
    all,
    now: () => all.at(-1),
    between: (begin, end) => from(begin).filter(({ at }) => at <= end),
    until: (isLike, { since = Date.now() } = {}) =>
      new Promise((resolve, reject) => {
        const timer = setTimeout(() => {
          waiting.delete(check);
          const seen = from(since).map((sight) => JSON.stringify(sight));
          reject(new Error(`Not seen within ${LIMIT_MS} ms: ${String(isLike)}\n${seen.slice(-12).join('\n')}`));
        }, LIMIT_MS);
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
