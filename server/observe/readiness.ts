/** Looks at one thing that the server cannot work without; throws or rejects when it fails. */
export type Check = () => void | Promise<void>;

export interface Readiness {
  /** The outcome of each check. */
  look(): Promise<Record<string, 'ok' | 'failed'>>;
}

/** Asked by load balancers every few seconds, and by anybody as often as they like: a look is kept for a moment. */
export function createReadiness(checks: Readonly<Record<string, Check>>, elapsed = () => performance.now()): Readiness {
  let last: { at: number; outcomes: Promise<Record<string, 'ok' | 'failed'>> } | undefined;
  return {
    look() {
      if (!last || elapsed() - last.at >= KEPT_MS) last = { at: elapsed(), outcomes: lookAt(checks) };
      return last.outcomes;
    },
  };
}

async function lookAt(checks: Readonly<Record<string, Check>>) {
  const outcomes = Object.entries(checks).map(async ([name, check]) => {
    try {
      await check();
      return [name, 'ok'] as const;
    } catch {
      // The cause is in the log of the calls that fail by it.
      return [name, 'failed'] as const;
    }
  });
  return Object.fromEntries(await Promise.all(outcomes));
}

const KEPT_MS = 2000;
