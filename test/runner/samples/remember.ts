import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Whether a sample runs for the first time; the run of the samples says where that is kept. */
export function isFirstRun(name: string): boolean {
  const mark = join(process.env.TEST_FOLDER ?? '', `${name}.mark`);
  if (existsSync(mark)) return false;
  writeFileSync(mark, '');
  return true;
}
