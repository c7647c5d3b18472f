import { lazyPart } from '../ui/feedback/lazy-part';

/** The parts of the frame that features provide. A failed load of the late parts is not reported. */
export const frameParts = {
  LateParts: lazyPart(
    'late-parts',
    async () => (await import('./late-parts')).LateParts,
    () => null,
  ),
};
