import { batch, computed, signal } from '@preact/signals-core';
import type { RecordId } from '../../../api/contract/fields';
import type { Failure } from '../../../api/failure';
import { GET_RETRIES } from '../../../constants';
import { readOnly } from '../../../state/part';
import type { Core } from '../../../state/parts';
import type { LoadOptions } from '../../../state/resources/coalesced-load';
import { createResource } from '../../../state/resources/resource';
import { patientHistory, type Entry, type HistoryPage } from '../history.contract';

export type LoadedHistory = ReturnType<typeof createLoadedHistory>;

/** The history of one patient: the first page with the head, and the older pages loaded so far. */
export function createLoadedHistory(
  { client, recovery, scope }: Core,
  id: RecordId,
  onLoaded: (page: HistoryPage) => void,
) {
  const load = (request: LoadOptions, before: string | null) => {
    const query = before === null ? '' : `&before=${encodeURIComponent(before)}`;
    return client.call(patientHistory, null, {
      ...request,
      path: `${patientHistory.path}?id=${encodeURIComponent(id)}${query}`,
    });
  };
  const page = createResource((request) => load(request, null), {
    recovery,
    onLoaded,
    onFailed: ({ message }) => console.warn(`[ordinacia] a patient's history did not load: ${message}`),
  });
  /** All items known when the last older page arrived, including that page's, and the cursor of the next page. */
  const older = signal<{ items: readonly Entry[]; next: string | null } | null>(null);
  const isLoadingOlder = signal(false);
  const olderFailure = signal<Failure | null>(null);

  const next = computed(() => {
    const first = page.data.value?.next ?? null;
    return first !== null && older.value ? older.value.next : first;
  });
  const entries = computed(() => withOlder(page.data.value?.items ?? [], older.value?.items ?? []));

  return {
    ...page,
    /** The newest first. */
    entries,
    /** Whether there are older entries than the loaded ones. */
    hasOlder: computed(() => next.value !== null),
    isLoadingOlder: readOnly(isLoadingOlder),
    olderFailure: readOnly(olderFailure),
    async loadOlder(): Promise<void> {
      const before = next.peek();
      if (before === null || isLoadingOlder.peek()) return;
      batch(() => {
        isLoadingOlder.value = true;
        olderFailure.value = null;
      });
      const request = { signal: new AbortController().signal, retries: GET_RETRIES };
      await scope.track(load(request, before), {
        onDone: (loaded) =>
          batch(() => {
            isLoadingOlder.value = false;
            older.value = { items: [...entries.peek(), ...loaded.items], next: loaded.next };
          }),
        onFailed: (failure) =>
          batch(() => {
            isLoadingOlder.value = false;
            olderFailure.value = failure;
          }),
      });
    },
    /** Marks a note of an older page as superseded. */
    supersede(note: RecordId): void {
      const known = older.peek();
      if (!known) return;
      const isThisNote = ({ kind, recordId }: Entry) => kind === 'note' && recordId === note;
      older.value = {
        ...known,
        items: known.items.map((item) => (isThisNote(item) ? { ...item, state: 'superseded' } : item)),
      };
    },
    clear() {
      page.clear();
      batch(() => {
        older.value = null;
        isLoadingOlder.value = false;
        olderFailure.value = null;
      });
    },
  };
}

/** A reloaded first page replaces the known entries of its time span. */
function withOlder(items: readonly Entry[], known: readonly Entry[]): readonly Entry[] {
  const last = items.at(-1);
  if (!last || known.length === 0) return items;
  const oldest = Date.parse(last.at);
  const first = new Set(items.map(({ id }) => id));
  return [...items, ...known.filter((item) => Date.parse(item.at) <= oldest && !first.has(item.id))];
}
