import { lazyPart } from '../ui/feedback/lazy-part';

/** The late parts of an element, loaded after its first render. A failed load is not reported. */
export const LateParts = lazyPart(
  'late-parts',
  async () => (await import('./late-parts')).LateParts,
  () => null,
);
