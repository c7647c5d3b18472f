import type { Database } from './database';
import { plain } from './person-scope';

/** A person as an operator tells them from others. */
export interface FoundPerson {
  id: number;
  fullname: string;
  birth_date: string | null;
  /** Names of the person's doctors. */
  doctors: string | null;
}

/** People whose name has all the words, however they are written. */
export function findPeople(database: Database, text: string): FoundPerson[] {
  const words = bare(text).split(' ');
  return database
    .all<FoundPerson>(PEOPLE)
    .filter(({ fullname }) => words.every((word) => bare(fullname).includes(word)));
}

/** Without accents too: an operator may have no Slovak keyboard. */
const bare = (text: string) => plain(text).normalize('NFD').replace(/\p{M}/gu, '');

const PEOPLE = `SELECT id, fullname, birth_date,
  (SELECT group_concat(doctor_name, ', ') FROM patients JOIN doctors ON doctors.id = doctor_id
    WHERE user_id = users.id) AS doctors
  FROM users ORDER BY fullname, id`;
