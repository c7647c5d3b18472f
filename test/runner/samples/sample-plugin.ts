import type { TestRunnerPlugin } from '@web/test-runner';
import { isFirstRun } from './remember';

/** Tells samples in a page whether they run for the first time. */
export function samplePlugin(): TestRunnerPlugin {
  return {
    name: 'samples',
    executeCommand: ({ command, payload }) =>
      command === 'sample:is-first-run' ? { result: isFirstRun(String(payload)) } : undefined,
  };
}
