import { CHUNK_TIMEOUT_MS } from '../constants';
import { loadChunk } from '../lib/load-chunk';
import { whenIdle } from '../lib/when-idle';
import type { Configured } from './read-config';

/** Checks an element for mistakes of the developer once the page is idle; the code of the checks loads then. */
export function advise(element: Configured, options: readonly string[] = []): void {
  whenIdle(
    () =>
      void loadChunk('advice', () => import('./advice/advice'), CHUNK_TIMEOUT_MS).then(
        (advice) => advice.adviseOn(element, options),
        () => undefined,
      ),
  );
}
