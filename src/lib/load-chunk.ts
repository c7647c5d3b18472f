export type ChunkFailure = 'missing' | 'timeout' | 'other';

/** A lazily loaded part of the panel that did not come: it is not there, came too late, or broke as it ran. */
export class ChunkLoadError extends Error {
  override readonly name = 'ChunkLoadError';

  constructor(
    readonly type: ChunkFailure,
    /** The part's name. */
    readonly chunk: string,
  ) {
    super(`Loading chunk ${chunk} failed`);
  }
}

/** Loads a part, for at most so many milliseconds. Rejects with a {@link ChunkLoadError}. */
export async function loadChunk<T>(chunk: string, load: () => Promise<T>, milliseconds: number): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkLoadError('timeout', chunk)), milliseconds);
  });
  try {
    return await Promise.race([load(), timeout]);
  } catch (caught) {
    if (caught instanceof ChunkLoadError) throw caught;
    // Browsers name a module that could not be fetched only in words; each calls it a TypeError that speaks of the module.
    const isMissing = caught instanceof TypeError && /module|import/i.test(caught.message);
    throw new ChunkLoadError(isMissing ? 'missing' : 'other', chunk);
  } finally {
    clearTimeout(timer);
  }
}
