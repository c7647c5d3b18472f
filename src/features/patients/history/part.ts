import { signal, batch, computed } from '@preact/signals-core';
import type { RecordId } from '../../../api/contract/fields';
import { defineEvent } from '../../../state/events';
import { definePart, type Core } from '../../../state/parts';
import { Failure } from '../../../api/failure';
import { GET_RETRIES } from '../../../constants';
import { readOnly } from '../../../state/part';
import type { LoadOptions } from '../../../state/resources/coalesced-load';
import { createResource } from '../../../state/resources/resource';
import { patientsPart } from '..';
import { type HistoryPage, patientHistory, type Entry } from '../history.contract';
import { isSameId } from '../person/known-person';

export type LoadedHistory = ReturnType<typeof createLoadedHistory>;

/** The history of one patient: the first page with the head, and the older pages loaded so far. */
function createLoadedHistory({ client, recovery, scope }: Core, id: RecordId, onLoaded: (page: HistoryPage) => void) {
  const load = (request: LoadOptions, before: string | null) => {
    const query = before === null ? '' : `&before=${encodeURIComponent(before)}`;
    return client.call(patientHistory, null, {
      ...request,
      path: `${patientHistory.path}?id=${encodeURIComponent(id)}${query}`,
    });
  };
  /** The sources that failed in the first page. */
  let gaps: readonly string[] = [];
  const page = createResource((request) => load(request, null), {
    recovery,
    onLoaded(loaded) {
      // The older pages lack the entries of a source that had failed.
      if (gaps.some((kind) => !loaded.gaps.includes(kind))) older.value = null;
      ({ gaps } = loaded);
      onLoaded(loaded);
    },
    onFailed: ({ message }) => console.warn(`[ordinacia] a patient's history did not load: ${message}`),
  });
  /** All items known when the last older page was requested, and that page's, and the cursor of the next page. */
  const older = signal<{ items: readonly Entry[]; next: string | null } | null>(null);
  const isLoadingOlder = signal(false);
  const olderFailure = signal<Failure | null>(null);

  /** `null` if the first page ends above the older ones, because of many new entries: entries between them are not known. */
  const joined = computed(() => {
    const [end, begin] = [page.data.value?.items.at(-1), older.value?.items[0]];
    return end && begin && Date.parse(begin.at) < Date.parse(end.at) ? null : older.value;
  });
  const next = computed(() => {
    const first = page.data.value?.next ?? null;
    return first !== null && joined.value ? joined.value.next : first;
  });
  const entries = computed(() => withOlder(page.data.value?.items ?? [], joined.value?.items ?? []));

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
      isLoadingOlder.value = true;
      const request = { signal: new AbortController().signal, retries: GET_RETRIES };
      // The first page may reload meanwhile, and end earlier.
      const known = entries.peek();
      await scope.track(load(request, before), {
        onDone: (loaded) =>
          batch(() => {
            isLoadingOlder.value = false;
            // The missing entries of a stored page would never load.
            const isIncomplete = loaded.gaps.some((kind) => !gaps.includes(kind));
            olderFailure.value = isIncomplete ? new Failure('server') : null;
            if (!isIncomplete) older.value = { items: [...known, ...loaded.items], next: loaded.next };
          }),
        onFailed: (failure) =>
          batch(() => {
            isLoadingOlder.value = false;
            // Without a failure, the end of the list would load again and again.
            olderFailure.value = failure ?? new Failure('server');
          }),
      });
    },
    /** Ends its use: the next session has another one. */
    clear() {
      page.clear();
      older.value = null;
    },
  };
}

/**
 * A reloaded first page replaces the known entries of its time span, and supersedes the notes that it corrects. With no entry, or an
 * unreadable time at its end, its span is not known.
 */
function withOlder(items: readonly Entry[], known: readonly Entry[]): readonly Entry[] {
  const oldest = Date.parse(items.at(-1)?.at ?? '');
  const first = new Set(items.map(({ id }) => id));
  const all = [...items, ...known.filter((item) => !first.has(item.id) && !(Date.parse(item.at) > oldest))];
  const replaced = new Set(all.map(({ replaces_id }) => `note-${replaces_id}`));
  return all.map((item) => (replaced.has(item.id) ? { ...item, state: 'superseded' } : item));
}

/** The histories of the patients who were opened in this session. */
export const patientHistoryPart = definePart((core) => {
  const { channel, otherTabs } = core;
  const patients = core.part(patientsPart);
  const histories = new Map<string, LoadedHistory>();

  /** The patients' list includes the warning notes: if they differ, the list is older than the history, and reloads. */
  function checkWarning(id: RecordId, { summary }: HistoryPage): void {
    const listed = patients.known.peek()?.find((one) => isSameId(one.id, id));
    if (listed && summary && listed.attributes.note !== summary.warning) patients.reloadForEvent();
  }

  function of(id: RecordId): LoadedHistory {
    const known = histories.get(String(id));
    if (known) return known;
    const history = createLoadedHistory(core, id, (page) => checkWarning(id, page));
    histories.set(String(id), history);
    return history;
  }

  const reloadShown = () => histories.forEach((history) => history.refresh(history.reloadForEvent));
  otherTabs.on(historyChanged, reloadShown);
  // Each tab loads its own histories: no data is shared, and other tabs receive the event themselves.
  channel.add({
    action: 'update-patient-history',
    isLogged: true,
    data: NOTHING,
    failure: NOTHING,
    loadedAt: NOTHING,
    confirmedAt: () => 0,
    requestedAt: () => Math.max(0, ...[...histories.values()].map((history) => history.requestedAt())),
    receive: () => undefined,
    reload() {
      reloadShown();
      return false;
    },
  });

  return {
    of,
    clear() {
      for (const history of histories.values()) history.clear();
      histories.clear();
    },
  };
});

/** A patient's history has changed in another tab. */
export const historyChanged = defineEvent('patient-history');

const NOTHING = signal(null);

export interface NoteValues {
  text: string;
  is_warning: boolean;
  /** The note that is corrected; `null` for a new one. */
  replaces_id: RecordId | null;
}

declare module '../../../state/forms/drafts' {
  interface DraftValues {
    /** See {@link noteDraft}. */
    [name: `patient-note-${string}`]: NoteValues;
  }
}

/** The draft of a new note on a patient, or of a correction. */
export const noteDraft = (patientId: RecordId, replacesId: RecordId | null) =>
  `patient-note-${patientId}-${replacesId ?? 'new'}` as const;
