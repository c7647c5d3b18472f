import type { Ticket } from '../contract';
import { ownValue } from '../../../lib/own-properties';
import { searchable, searchableAll } from '../../../lib/search';
import { ticketSearchTexts as texts } from '../../../texts/ticket-search';
import { waitingRoomTexts } from '../../../texts/waiting-room';
import { ticketName } from './ticket-name';
import { shortTime } from './ticket-labels';
import type { ComponentType } from 'react';
import type { RecordId } from '../../../api/contract/fields';

/** Finds tickets by the words of the query: each must be in the ticket's name, title, time or kind. */
export function findTickets(query: string): Pick<TicketSearch, 'matches' | 'pick' | 'markOf'> {
  const words = searchable(query).split(' ').filter(Boolean).map(wordOf);
  const matches = (ticket: Ticket) => {
    const key = keyOf(ticket);
    return words.every(({ text, number }) =>
      number === null ? key.text.includes(text) : key.numbers.some((one) => one.startsWith(number)),
    );
  };
  return {
    matches,
    pick: (days) => days.flatMap((day) => pickOf(day, matches)),
    markOf: (first) => (matches(first) ? texts.next : texts.nextIsOther),
  };
}

/** The first ticket of today stays in a section of its own, so that it is not mistaken for a match. */
function pickOf(day: Day, matches: (ticket: Ticket) => boolean): Day[] {
  const first = day.isToday ? day.list.slice(0, 1) : [];
  const list = day.list.filter((ticket) => !first.includes(ticket) && matches(ticket));
  const found = list.length > 0 ? [{ ...day, list }] : [];
  if (first.length === 0) return found;
  return [
    { ...day, list: first },
    ...found.map((one) => ({ ...one, key: 'found', day: texts.today, heading: texts.today })),
  ];
}

interface Key {
  text: string;
  /** Each number and time in `text`: „7“, „8:20“. */
  numbers: readonly string[];
}

/** Cached by identity: unchanged tickets stay the same objects. */
const keys = new WeakMap<Ticket, Key>();

function keyOf(ticket: Ticket): Key {
  const known = keys.get(ticket);
  if (known) return known;
  const kind = ownValue(waitingRoomTexts.kinds as Readonly<Record<string, string>>, ticket.type);
  const text = searchableAll([
    ticketName(ticket),
    ticket.ticket_title,
    // Without the day, which the heading shows: its numbers would match the numbers of tickets.
    shortTime(ticket) ?? ticket.scheduled_formated,
    kind ?? waitingRoomTexts.otherKind,
  ]);
  const key = { text, numbers: (text.match(/\d+(?::\d+)?/g) ?? []).map(plainNumber) };
  keys.set(ticket, key);
  return key;
}

/** A number matches by prefix: „7“ finds 7, 71 and 7:20, but neither 17 nor 8:07. „08.20“ is „8:20“. */
const wordOf = (text: string) => ({
  text,
  number: /^\d+(?:[:.]\d*)?$/.test(text) ? plainNumber(text.replace('.', ':')) : null,
});

const plainNumber = (number: string): string => number.replace(/^0+(?=\d)/, '');

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
