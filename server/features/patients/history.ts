import type { Access } from '../../../src/features/patients/export.contract';
import {
  historyKinds,
  type HistoryItem,
  type HistoryKind,
  type HistorySummary,
} from '../../../src/features/patients/history.contract';
import { sql, type Database } from '../../database/connection';
import type { Clock } from '../../lib/clock';
import { handlerOf, type HandlerColumns } from '../../lib/records';
import type { Entry, HistorySources, Position } from './history-sources';
import type { PersonOf } from './store';

/** The position of an entry after which a page begins. */
export interface HistoryPosition extends Position {
  kind: HistoryKind;
}

export interface HistoryPart {
  items: HistoryItem[];
  /** The last entry of the page; null on the last page. */
  next: HistoryPosition | null;
  /** The summary, without parts of failed sources. */
  summary: Partial<HistorySummary>;
  /** The kinds whose sources failed. */
  gaps: HistoryKind[];
}

interface HistoryOptions {
  before: HistoryPosition | null;
  /** The kinds to read. */
  kinds: readonly HistoryKind[];
  /** Receives the error of a failed source. */
  onGap: (error: unknown) => void;
}

export function createHistory(sources: HistorySources) {
  return {
    /** A page, the newest first. Only the first page has the summary. */
    historyOf(person: PersonOf, { before, kinds, onGap }: HistoryOptions): HistoryPart {
      const entries: Entry[] = [];
      const gaps: HistoryKind[] = [];
      let summary: Partial<HistorySummary> = {};
      for (const kind of kinds) {
        try {
          const found = sources[kind].entriesOf(person, positionIn(kind, before), PAGE_SIZE + 1);
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
    /** Everything, the newest first. Throws if a source fails: an export must not have gaps. */
    wholeHistoryOf: (person: PersonOf) =>
      historyKinds
        .flatMap((kind) => sources[kind].entriesOf(person, positionIn(kind, null), -1))
        .sort(newestFirst)
        .map(({ item }) => item),
  };
}

const PAGE_SIZE = 200;

/** Entries of the same moment are sorted by kind, then the newest first. */
const newestFirst = (a: Entry, b: Entry) =>
  Number(a.at < b.at) - Number(a.at > b.at) || rankOf(a.item.kind) - rankOf(b.item.kind) || b.item.id - a.item.id;

const rankOf = (kind: HistoryKind) => historyKinds.indexOf(kind);

/** The position in a source: entries of the same moment follow only in kinds that are sorted later. */
function positionIn(kind: HistoryKind, before: HistoryPosition | null): Position {
  if (!before) return { at: AFTER_EVERY_MOMENT, id: 0 };
  const { at, id } = before;
  if (kind === before.kind) return { at, id };
  return { at, id: rankOf(kind) > rankOf(before.kind) ? Number.MAX_SAFE_INTEGER : 0 };
}

/** Sorts after every ISO text. */
const AFTER_EVERY_MOMENT = '~';

/** Actions of the log that count as accesses to a patient's data, by purpose. */
export const ACCESS_ACTIONS = {
  history: 'patient-history.opened',
  note: 'patient-note.added',
  export: 'patient.exported',
  'access-log': 'patient-access-log.opened',
} as const;

export function createAccesses(database: Database, clock: Clock) {
  return {
    /** The newest first, as far back as the action log reaches. Repeated requests (`reason`) do not count: they have opened nothing. */
    accessesOf: ({ doctorId, userId }: PersonOf): Access[] =>
      database
        .all<HandlerColumns & { at: string; action: string }>(
          ...sql`SELECT at, action, doctor_name, colleagues.name AS colleague_name, colleagues.title AS colleague_title
            FROM audit_log JOIN doctors ON doctors.id = audit_log.doctor_id
              LEFT JOIN colleagues ON colleagues.id = audit_log.colleague_id
            WHERE record_kind = 'person' AND record_id = ${userId} AND audit_log.doctor_id = ${doctorId}
              AND outcome = 'ok' AND reason IS NULL
              AND action IN (SELECT value FROM json_each(${JSON.stringify([...PURPOSES.keys()])}))
            ORDER BY audit_log.id DESC`,
        )
        .map((row) => ({
          at: clock.isoOf(new Date(row.at)),
          by: handlerOf(row),
          purpose: PURPOSES.get(row.action) ?? row.action,
        })),
  };
}

const PURPOSES: ReadonlyMap<string, string> = new Map(
  Object.entries(ACCESS_ACTIONS).map(([purpose, action]) => [action, purpose]),
);
