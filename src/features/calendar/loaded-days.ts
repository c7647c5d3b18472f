import { computed, signal, untracked, type ReadonlySignal } from '@preact/signals-core';
import { GET_RETRIES } from '../../constants';
import type { Core } from '../../state/parts';
import type { LoadOptions } from '../../state/resources/coalesced-load';
import { createResource } from '../../state/resources/resource';
import { readOnly } from '../../state/part';
import { keepUnchanged } from '../../state/resources/keep-unchanged';
import { calendar as calendarCall, type Term } from './contract';
import type { Days } from './model';
import { placeDays, type CalendarResponse, type PlacedDays } from './place-days';
import { covers, type CalendarRange } from './ranges';

/** The days that the calendar shows, as last loaded. */
export function createLoadedDays({ client, clock, recovery, scope }: Core) {
  const range = signal<CalendarRange | null>(null);
  let before = NONE;

  const load = ({ from, to }: CalendarRange, request: LoadOptions): Promise<CalendarResponse> =>
    client.call(calendarCall, null, { ...request, path: `${calendarCall.path}?from=${from}&to=${to}` });

  /** Depends on the current minute: slots pass. */
  function placed(response: CalendarResponse, days: CalendarRange): PlacedDays {
    void clock.minute.value;
    return placeDays(response, days, { zone: clock.zone.value, now: clock.now() });
  }

  function onLoaded({ response }: Loaded): void {
    if (response && response.time_zone !== null) clock.onServerZone(response.time_zone);
    const unreadable = current.peek()?.unreadable ?? 0;
    if (unreadable > 0) console.warn(`[ordinacia] ${unreadable} calendar entries without a readable time left out`);
  }

  const resource = createResource<Loaded>(
    async (request) => {
      const loaded = range.peek();
      return { response: loaded && (await load(loaded, request)), loaded };
    },
    {
      recovery,
      onLoaded,
      onFailed: ({ message }) => console.warn(`[ordinacia] the calendar did not load: ${message}`),
    },
  );

  const current = computed(() => {
    const { response, loaded } = resource.data.value ?? NOTHING;
    return response && loaded ? placed(response, loaded) : null;
  });

  const days: ReadonlySignal<Days> = computed(() => {
    before = current.value ? keepDays(before, current.value.days) : NONE;
    return before;
  });

  return {
    ...resource,
    /** The range that is shown or loading. */
    range: readOnly(range),
    /** The loaded days; empty while another range loads. A day stays the same object until something of it changes. */
    days,
    /** The loaded days for views of a resource; `null` until they are loaded. */
    data: computed(() => resource.data.value && days.value),
    /** Whether anything uses the days; if nothing does, they are loaded again at the next use. */
    isShown: () => resource.refresh(() => undefined),
    /** Shows a range, and loads it unless it is loaded. A running load of another range is dropped. */
    show(next: CalendarRange): void {
      if (covers(range.peek(), next)) return;
      range.value = next;
      resource.clear();
      resource.reload();
    },
    /** Reloads at once if the days are visible, otherwise when they are next shown. */
    refresh(): void {
      if (range.peek()) resource.refresh(resource.reloadForEvent);
    },
    /** Shows a changed term before the days are reloaded. */
    put(term: Term): void {
      resource.update(({ response, loaded }) => ({ response: response && withTerm(response, term), loaded }));
      resource.invalidate();
    },
    /** Loads days without showing them. Rejects with a `Failure`. */
    async loadOthers(others: CalendarRange): Promise<Days> {
      const request = { signal: new AbortController().signal, retries: GET_RETRIES };
      const response = await scope.inSameSession(load(others, request));
      return untracked(() => placed(response, others).days);
    },
    clear() {
      resource.clear();
      range.value = null;
      before = NONE;
    },
  };
}

const withTerm = (response: CalendarResponse, term: Term): CalendarResponse => ({
  ...response,
  terms: [...response.terms.filter(({ id }) => id !== term.id), term],
});

export interface Loaded {
  response: CalendarResponse | null;
  loaded: CalendarRange | null;
}

const NOTHING: Loaded = { response: null, loaded: null };
const NONE: Days = new Map();

/** Returns the new days, but keeps the previous object of each unchanged day, and the previous map if no day changed. */
function keepDays(before: Days, after: Days): Days {
  const kept = new Map([...after].map(([day, now]) => [day, keepUnchanged(before.get(day) ?? null, now)]));
  const isSame = before.size === kept.size && [...kept].every(([day, one]) => before.get(day) === one);
  return isSame ? before : kept;
}
