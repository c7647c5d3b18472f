import { emulateMedia } from '@web/test-runner-commands';
import { unmountAll } from './mount';
import { releaseFrames } from './mount-frame';
import { unmountViews } from './mount-view';

/** Removes everything that a test mounted, and returns to light colours. */
export async function clearPage(): Promise<void> {
  await emulateMedia({ colorScheme: 'light' });
  unmountViews();
  await unmountAll();
  releaseFrames();
}
