import type { ComponentType } from 'react';
import type { RecordId } from '../../../api/contract/fields';
import type { Ticket } from '../contract';

/** The tickets of one day, as they are listed. */
export interface Day {
  key: string | number;
  day: string | null;
  /** `null` for the first group: it is today's, or its tickets name their day. */
  heading: string | null;
  isToday: boolean;
  hasTimes: boolean;
  list: readonly Ticket[];
}

/** A search in the list of tickets, created by the search field, which loads with a long list. */
export interface TicketSearch {
  query: string;
  /** The tickets that were in the list when the search began. */
  known: ReadonlySet<RecordId>;
  matches(ticket: Ticket): boolean;
  /** Returns the listed tickets: the first ticket, whether it matches or not, then the matches. */
  pick(days: readonly Day[]): readonly Day[];
  /** The label on the first ticket's row. */
  markOf(first: Ticket): string;
  /** The message below a list without a match; `days` are the listed ones. */
  None: ComponentType<{ search: TicketSearch; days: readonly Day[]; onSearch(next: null): void }>;
}
