export type ChunkFailure = 'missing' | 'timeout' | 'other';

/** A chunk that failed to load: it is missing, timed out, or threw when it was evaluated. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';

  constructor(
    readonly type: ChunkFailure,
    /** The chunk's name. */
    readonly chunk: string,
  ) {
    super(`Loading chunk ${chunk} failed`);
  }
}

/** Loads a chunk, with a timeout. Rejects with a {@link ChunkLoadError}. */
export async function loadChunk<T>(chunk: string, load: () => Promise<T>, milliseconds: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkLoadError('timeout', chunk)), milliseconds);
  });
  try {
    return await Promise.race([load(), timeout]);
  } catch (caught) {
    if (caught instanceof ChunkLoadError) throw caught;
    // A failed fetch of a module is recognised by its message only: every browser throws a TypeError that mentions the module.
    const isMissing = caught instanceof TypeError && /module|import/i.test(caught.message);
    throw new ChunkLoadError(isMissing ? 'missing' : 'other', chunk);
  } finally {
    clearTimeout(timer);
  }
}
