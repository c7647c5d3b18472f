import { CHUNK_TIMEOUT_MS } from '../constants';
import { loadChunk } from '../lib/load-chunk';
import { whenIdle } from '../lib/when-idle';
import type { Configured } from './read-config';

/** Looks later, when the page has time, for what a developer has mistaken: what it takes comes then. */
export function advise(element: Configured, options: readonly string[] = []): void {
  whenIdle(
    () =>
      void loadChunk('advice', () => import('./advice/advice'), CHUNK_TIMEOUT_MS).then(
        (advice) => advice.adviseOn(element, options),
        () => undefined,
      ),
  );
}
