import { emulateMedia } from '@web/test-runner-commands';
import { unmountAll } from './mount';
import { releaseFrames } from './mount-frame';
import { unmountViews } from './mount-view';

/** Removes all that a test mounted, in whichever way, and takes the light colours again. */
export async function clearPage(): Promise<void> {
  await emulateMedia({ colorScheme: 'light' });
  unmountViews();
  await unmountAll();
  releaseFrames();
}
