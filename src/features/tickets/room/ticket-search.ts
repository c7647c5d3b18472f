import type { ComponentType } from 'react';
import type { RecordId } from '../../../api/contract/fields';
import type { Ticket } from '../contract';

/** The tickets of one day, as they are listed. */
export interface Day {
  key: string | number;
  day: string | null;
  /** The first group has none: it is today's, or its tickets say their day themselves. */
  heading: string | null;
  isToday: boolean;
  hasTimes: boolean;
  list: readonly Ticket[];
}

/** A search in the list of tickets, made by the part that comes with a long list. */
export interface TicketSearch {
  query: string;
  /** The tickets that were there when it began. */
  known: ReadonlySet<RecordId>;
  matches(ticket: Ticket): boolean;
  /** Returns the listed tickets: the first ticket, whether it matches or not, then the matches. */
  pick(days: readonly Day[]): readonly Day[];
  /** Said on the row of the first ticket. */
  markOf(first: Ticket): string;
  /** Stands below the list, of which `days` are what is listed. */
  None: ComponentType<{ search: TicketSearch; days: readonly Day[]; onSearch(next: null): void }>;
}
