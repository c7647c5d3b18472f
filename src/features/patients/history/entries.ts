import { createMatcher, searchKey, type SearchKey } from '../../../lib/search';
import { dayIn } from '../../../lib/zone';
import { formatMoment } from '../../../texts/language/format-moment';
import { patientHistoryTexts as texts } from '../../../texts/patient-history';
import type { Entry, HistoryKind } from '../history.contract';

/** Groups entries by year, „2026“, in the practice's time zone. The entries must be sorted by time. */
export function byYear(list: readonly Entry[], zone: string): { year: string; list: readonly Entry[] }[] {
  const years: { year: string; list: Entry[] }[] = [];
  for (const entry of list) {
    const at = Date.parse(entry.at);
    const year = Number.isNaN(at) ? '' : dayIn(zone, at).slice(0, 'YYYY'.length);
    if (years.at(-1)?.year !== year) years.push({ year, list: [] });
    years.at(-1)?.list.push(entry);
  }
  return years;
}

/** The entries of a kind (`null`: of every kind) that contain all words of the query, or match its date. */
export function findEntries(
  list: readonly Entry[],
  kind: HistoryKind | null,
  query: string,
  zone: string,
): readonly Entry[] {
  const ofKind = kind === null ? list : list.filter((entry) => entry.kind === kind);
  if (query.trim() === '') return ofKind;
  const matches = createMatcher(query);
  return ofKind.filter((entry) => matches(keyOf(entry, zone)));
}

const keys = new WeakMap<Entry, SearchKey>();

function keyOf(entry: Entry, zone: string): SearchKey {
  const { kind, state, title, detail, by, amount_formated, at } = entry;
  const day = dayIn(zone, Date.parse(at) || 0);
  const words = [title, detail, by, amount_formated, texts.kinds[kind], stateText(kind, state), formatMoment(day)];
  const key = keys.get(entry) ?? searchKey(words, [], day);
  keys.set(entry, key);
  return key;
}

/** An unknown state is shown as sent. */
export function stateText(kind: HistoryKind, state: string | null): string | null {
  const known: Readonly<Record<string, string>> = texts.states[kind];
  return state === null ? null : (known[state] ?? state);
}
