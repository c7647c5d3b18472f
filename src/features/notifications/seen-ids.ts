import { computed, signal, type ReadonlySignal } from '@preact/signals-core';
import type { RecordId } from '../../api/contract/fields';
import type { TextStorage } from '../../lib/storage';
import type { Part } from '../../state/part';

/** The ids of the records that the doctor has seen; kept in this browser until the logout. */
export interface SeenIds extends Part {
  readonly ids: ReadonlySignal<ReadonlySet<string>>;
  /** Replaces the ids. Ignored while the owner is unknown. */
  put(ids: readonly RecordId[]): void;
  /** Rereads the storage after another tab has changed it. */
  reread(): void;
}

interface SeenIdsContext {
  storage: TextStorage;
  key: string;
  /** The doctor, whose stored ids another doctor must not use. */
  owner: ReadonlySignal<RecordId | null>;
}

export function createSeenIds({ storage, key, owner }: SeenIdsContext): SeenIds {
  const stored = signal(storage.read(key));
  return {
    ids: computed(() => {
      const [seenBy, ...ids] = textsIn(stored.value);
      return new Set(owner.value !== null && seenBy === String(owner.value) ? ids : []);
    }),
    put(ids) {
      if (owner.peek() === null) return;
      stored.value = JSON.stringify([owner.peek(), ...ids].map(String));
      storage.write(key, stored.value);
    },
    reread() {
      stored.value = storage.read(key);
    },
    clear(reason) {
      if (reason !== 'logout') return;
      stored.value = null;
      storage.remove(key);
    },
  };
}

/** Accepts any content: other code may have written to the storage. */
function textsIn(json: string | null): readonly string[] {
  try {
    const parsed: unknown = JSON.parse(json ?? '[]');
    return Array.isArray(parsed) ? parsed.map(String) : [];
  } catch {
    return [];
  }
}
