import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Whether a sample runs for the first time. Remembers it in a file of the run's output folder. */
export function isFirstRun(name: string): boolean {
  const mark = join(process.env.TEST_FOLDER ?? '', `${name}.mark`);
  if (existsSync(mark)) return false;
  writeFileSync(mark, '');
  return true;
}
