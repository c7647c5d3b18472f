import { CHUNK_TIMEOUT_MS } from '../constants';
import { ChunkLoadError, loadChunk } from '../lib/load-chunk';
import { Failure } from '../api/failure';

/**
 * Loads code when it is first used. Rejects with a `Failure`, so that the error is shown and retried like that of a call; its `cause` is
 * the {@link ChunkLoadError}.
 */
export async function loadCode<Code>(name: string, load: () => Promise<Code>, onMissing: () => void): Promise<Code> {
  try {
    return await loadChunk(name, load, CHUNK_TIMEOUT_MS);
  } catch (cause) {
    console.warn(`[ordinacia] ${name} did not come`);
    onMissing();
    const isLate = cause instanceof ChunkLoadError && cause.type === 'timeout';
    throw new Failure(isLate ? 'timeout' : 'offline', null, {}, null, { cause });
  }
}
