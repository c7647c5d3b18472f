import type { RecordId } from '../../api/contract';
import { createResource, type Resource } from './resource';

interface Identified {
  id: RecordId;
}

export interface RecordList<T extends Identified> extends Resource<readonly T[]> {
  /** The record as it was stored: where it stands, or else first. Loads under way were asked before it, and are asked anew. */
  put(record: T): void;
  /** The record is gone, and an older answer cannot bring it back. */
  remove(id: RecordId): void;
}

/** A list of records that the server keeps. */
export function createRecordList<T extends Identified>(
  load: (signal: AbortSignal) => Promise<readonly T[]>,
): RecordList<T> {
  const { update, invalidate, ...resource } = createResource(load);
  return {
    ...resource,
    put(record) {
      update((before) =>
        before.some(({ id }) => id === record.id)
          ? before.map((one) => (one.id === record.id ? record : one))
          : [record, ...before],
      );
      invalidate();
    },
    remove(id) {
      update((before) => before.filter((one) => one.id !== id));
      invalidate();
    },
  };
}
