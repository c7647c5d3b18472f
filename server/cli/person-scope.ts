import type { Database } from '../database/connection';

/** Records of one person. */
export interface PersonScope {
  /** Ids in `users`: the person, and, where it is asked for, everybody of exactly that name. */
  people: number[];
  /** Tickets with that name written on them, of nobody in `users`. */
  namedTickets: number[];
  /** The spellings of the name that occur. */
  names: string[];
}

/** Other records of the same name; only the practice can say whether it is the same person. */
export interface SameName {
  people: number[];
  tickets: number[];
}

/** Undefined when there is no such person. */
export function scopeOf(
  database: Database,
  personId: number,
  isWithSameName: boolean,
): { scope: PersonScope; sameName: SameName } | undefined {
  const person = database.first<{ fullname: string }>('SELECT fullname FROM users WHERE id = ?', personId);
  if (!person) return undefined;
  const wanted = plain(person.fullname);
  const people = database
    .all<{ id: number; fullname: string }>('SELECT id, fullname FROM users')
    .filter(({ id, fullname }) => id !== personId && plain(fullname) === wanted);
  const tickets = database
    .all<{ id: number; fullname: string }>(
      'SELECT id, user_alternate AS fullname FROM tickets WHERE user_id IS NULL AND user_alternate IS NOT NULL',
    )
    .filter(({ fullname }) => plain(fullname) === wanted);
  const sameName = { people: idsOf(people), tickets: idsOf(tickets) };
  const names = isWithSameName ? [...people, ...tickets].map(({ fullname }) => fullname) : [];
  return {
    scope: {
      people: [personId, ...(isWithSameName ? sameName.people : [])],
      namedTickets: isWithSameName ? sameName.tickets : [],
      names: [...new Set([person.fullname, ...names])],
    },
    sameName,
  };
}

/** A list for `IN (SELECT value FROM json_each(?))`. */
export const listOf = (ids: readonly number[]) => JSON.stringify(ids);

const idsOf = (rows: readonly { id: number }[]) => rows.map(({ id }) => id);

/** Names are the same whatever their case, spaces and way of writing accents. */
export const plain = (name: string) => name.normalize('NFKC').replace(/\s+/g, ' ').trim().toLocaleLowerCase('sk');
