import type { TestRunnerPlugin } from '@web/test-runner';
import { isFirstRun } from './remember';

/** Lets the samples that run in a page know whether they do so for the first time. */
export function samplePlugin(): TestRunnerPlugin {
  return {
    name: 'samples',
    executeCommand: ({ command, payload }) =>
      command === 'sample:is-first-run' ? { result: isFirstRun(String(payload)) } : undefined,
  };
}
