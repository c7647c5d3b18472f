import type { RecordId } from '../../api/contract/fields';
import type { LoadOptions } from './coalesced-load';
import { createResource, type Resource, type ResourceOptions } from './resource';

interface Identified {
  id: RecordId;
}

export interface RecordList<T extends Identified> extends Resource<readonly T[]> {
  /** Replaces the record, or adds it as the first. Restarts running loads: their responses may be older. */
  put(record: T): void;
  /** Removes the record. Restarts running loads: an older response would bring it back. */
  remove(id: RecordId): void;
}

/** A resource that is a list of records. */
export function createRecordList<T extends Identified>(
  load: (options: LoadOptions) => Promise<readonly T[]>,
  options?: ResourceOptions<readonly T[]>,
): RecordList<T> {
  const { update, invalidate, ...resource } = createResource(load, options);
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
