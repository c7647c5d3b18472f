import { executeServerCommand } from '@web/test-runner-commands';

/** Whether a sample runs for the first time. */
export async function isFirstRun(name: string): Promise<boolean> {
  const { result }: { result: boolean } = await executeServerCommand('sample:is-first-run', name);
  return result;
}
