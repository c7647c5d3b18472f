import {
  historyKinds,
  type HistoryItem,
  type HistoryKind,
  type HistorySummary,
} from '../../../src/features/patients/history.contract';
import type { Entry, HistorySources, Place } from './history-sources';
import type { PersonOf } from './notes';

/** The entry after which a page begins. */
export interface HistoryPlace extends Place {
  kind: HistoryKind;
}

export interface HistoryPart {
  items: HistoryItem[];
  /** The last entry of the page; null where none follows. */
  next: HistoryPlace | null;
  /** The head, without the parts of the sources that failed. */
  summary: Partial<HistorySummary>;
  /** The sources that failed. */
  gaps: HistoryKind[];
}

export interface HistoryOptions {
  before: HistoryPlace | null;
  /** The kinds that are read. */
  kinds: readonly HistoryKind[];
  /** Hears what a source threw. */
  onGap: (error: unknown) => void;
}

export interface History {
  /** A page, the newest first. The summary is read only where there is no place before. */
  historyOf(person: PersonOf, options: HistoryOptions): HistoryPart;
  /** Everything, the newest first. Throws where a source does: an export must not have gaps. */
  wholeHistoryOf(person: PersonOf): HistoryItem[];
}

export function createHistory(sources: HistorySources): History {
  return {
    historyOf(person, { before, kinds, onGap }) {
      const entries: Entry[] = [];
      const gaps: HistoryKind[] = [];
      let summary: Partial<HistorySummary> = {};
      for (const kind of kinds) {
        try {
          const found = sources[kind].entriesOf(person, placeIn(kind, before), PAGE_SIZE + 1);
          const part = before ? {} : sources[kind].summaryOf(person);
          entries.push(...found);
          summary = { ...summary, ...part };
        } catch (error) {
          gaps.push(kind);
          onGap(error);
        }
      }
      const page = entries.sort(newestFirst).slice(0, PAGE_SIZE);
      const last = entries.length > PAGE_SIZE ? page.at(-1) : undefined;
      return {
        items: page.map(({ item }) => item),
        next: last ? { at: last.at, kind: last.item.kind, id: last.item.id } : null,
        summary,
        gaps,
      };
    },
    wholeHistoryOf: (person) =>
      historyKinds
        .flatMap((kind) => sources[kind].entriesOf(person, placeIn(kind, null), -1))
        .sort(newestFirst)
        .map(({ item }) => item),
  };
}

const PAGE_SIZE = 200;

/** At one moment the kinds stand in their order, and within a kind the newest entry first. */
const newestFirst = (a: Entry, b: Entry) =>
  Number(a.at < b.at) - Number(a.at > b.at) || rankOf(a.item.kind) - rankOf(b.item.kind) || b.item.id - a.item.id;

const rankOf = (kind: HistoryKind) => historyKinds.indexOf(kind);

/** Entries of the same moment follow only in the kinds that stand later. */
function placeIn(kind: HistoryKind, before: HistoryPlace | null): Place {
  if (!before) return { at: AFTER_EVERY_MOMENT, id: 0 };
  const { at, id } = before;
  if (kind === before.kind) return { at, id };
  return { at, id: rankOf(kind) > rankOf(before.kind) ? Number.MAX_SAFE_INTEGER : 0 };
}

/** Moments are compared as texts. */
const AFTER_EVERY_MOMENT = '~';
