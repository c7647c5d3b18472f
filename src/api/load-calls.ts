import { CHUNK_TIMEOUT_MS } from '../constants';
import { ChunkLoadError, loadChunk } from '../lib/load-chunk';
import { Failure } from './failure';

/**
 * Loads a part of the client that comes when it is first used. One that does not come is a failure like that of its call, so that it is
 * shown, and tried again, like one; `cause` is the {@link ChunkLoadError}.
 */
export async function loadCalls<Calls>(
  name: string,
  load: () => Promise<Calls>,
  onMissing: () => void,
): Promise<Calls> {
  try {
    return await loadChunk(name, load, CHUNK_TIMEOUT_MS);
  } catch (cause) {
    console.warn(`[ordinacia] ${name} did not come`);
    onMissing();
    const isLate = cause instanceof ChunkLoadError && cause.type === 'timeout';
    throw new Failure(isLate ? 'timeout' : 'offline', null, {}, null, { cause });
  }
}
