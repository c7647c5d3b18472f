import { whenIdle } from '../lib/when-idle';
import type { Configured } from './read-config';

/** Looks later, when the page has time, for what a developer has mistaken: what it takes comes then. */
export function advise(element: Configured, options: readonly string[] = []): void {
  whenIdle(
    () =>
      void import('./advice/advice').then(
        (advice) => advice.adviseOn(element, options),
        () => undefined,
      ),
  );
}
