import { computed, signal, untracked, type ReadonlySignal } from '@preact/signals-core';
import { GET_RETRIES } from '../../constants';
import type { Core } from '../../state/core';
import type { LoadOptions } from '../../state/resources/coalesced-load';
import { createResource } from '../../state/resources/resource';
import { readOnly } from '../../state/read-only';
import { calendar as calendarCall, type Term } from './contract';
import { keepDays } from './keep-days';
import type { CalendarDay } from './model';
import { placeDays, type CalendarAnswer, type PlacedDays } from './place-days';
import { covers, type CalendarRange } from './ranges';

/** The days that the calendar shows, as they were loaded last. */
export function createLoadedDays({ client, clock, recovery, scope }: Core) {
  const range = signal<CalendarRange | null>(null);
  let before = NONE;

  const load = ({ from, to }: CalendarRange, request: LoadOptions): Promise<CalendarAnswer> =>
    client.call(calendarCall, null, { ...request, path: `${calendarCall.path}?from=${from}&to=${to}` });

  /** Reads the minute: slots become past. */
  function placed(answer: CalendarAnswer, days: CalendarRange): PlacedDays {
    void clock.minute.value;
    return placeDays(answer, days, { zone: clock.zone.value, now: clock.now() });
  }

  function onLoaded({ answer }: Loaded): void {
    if (answer && answer.time_zone !== null) clock.onServerZone(answer.time_zone);
    const unreadable = current.peek()?.unreadable ?? 0;
    if (unreadable > 0) console.warn(`[ordinacia] ${unreadable} calendar entries without a readable time left out`);
  }

  const resource = createResource<Loaded>(
    async (request) => {
      const loaded = range.peek();
      return { answer: loaded && (await load(loaded, request)), loaded };
    },
    {
      recovery,
      onLoaded,
      onFailed: ({ message }) => console.warn(`[ordinacia] the calendar did not load: ${message}`),
    },
  );

  const current = computed(() => {
    const { answer, loaded } = resource.data.value ?? NOTHING;
    return answer && loaded ? placed(answer, loaded) : null;
  });

  const days: ReadonlySignal<ReadonlyMap<string, CalendarDay>> = computed(() => {
    before = current.value ? keepDays(before, current.value.days) : NONE;
    return before;
  });

  return {
    ...resource,
    /** The days that are shown, or are being loaded. */
    range: readOnly(range),
    /** The loaded days; none while others are loaded. A day stays the same object while nothing of it changes. */
    days,
    /** The same for views of a resource; `null` until they are loaded. */
    data: computed(() => resource.data.value && days.value),
    /** Shows these days, and loads them unless they are loaded. A running load of others is dropped. */
    show(next: CalendarRange): void {
      if (covers(range.peek(), next)) return;
      range.value = next;
      resource.clear();
      resource.reload();
    },
    /** Loads where something shows the days; otherwise when something does. */
    refresh(): void {
      if (range.peek()) resource.refresh(resource.reloadForEvent);
    },
    /** Takes a changed term, before the days are loaded anew. */
    put(term: Term): void {
      resource.update(({ answer, loaded }) => ({ answer: answer && withTerm(answer, term), loaded }));
      resource.invalidate();
    },
    /** Loads other days, which are not shown. Rejects with a `Failure`. */
    async loadOthers(others: CalendarRange): Promise<ReadonlyMap<string, CalendarDay>> {
      const request = { signal: new AbortController().signal, retries: GET_RETRIES };
      const answer = await scope.inSameSession(load(others, request));
      return untracked(() => placed(answer, others).days);
    },
    clear() {
      resource.clear();
      range.value = null;
      before = NONE;
    },
  };
}

const withTerm = (answer: CalendarAnswer, term: Term): CalendarAnswer => ({
  ...answer,
  terms: [...answer.terms.filter(({ id }) => id !== term.id), term],
});

export interface Loaded {
  answer: CalendarAnswer | null;
  loaded: CalendarRange | null;
}

const NOTHING: Loaded = { answer: null, loaded: null };
const NONE: ReadonlyMap<string, CalendarDay> = new Map();
