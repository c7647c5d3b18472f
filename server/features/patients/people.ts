import { type Database, sql } from '../../database/connection';
import type { Clock } from '../../lib/clock';

/** A person known to the server; `patients` relates people to doctors. */
export interface NewUser {
  fullname: string;
  avatar?: string;
  email?: string;
  phone?: string;
  id_number?: string;
  /** `YYYY-MM-DD` */
  birth_date?: string;
  insurance_title?: string;
}

export interface User {
  id: number;
  fullname: string;
}

export type People = ReturnType<typeof createPeople>;

export function createPeople(database: Database, clock: Clock) {
  return {
    createUser({ fullname, avatar, email, phone, id_number, birth_date, insurance_title }: NewUser): User {
      const { id } = database.run(
        ...sql`INSERT INTO users (fullname, avatar, email, phone, id_number, birth_date, insurance_title, created_at)
          VALUES (${fullname}, ${avatar}, ${email}, ${phone}, ${id_number}, ${birth_date}, ${insurance_title},
            ${clock.now()})`,
      );
      return { id, fullname };
    },
    userByEmail: (email: string) =>
      database.first<User>('SELECT id, fullname FROM users WHERE email = ? LIMIT 1', email),
    userById: (id: number) => database.first<User>('SELECT id, fullname FROM users WHERE id = ?', id),
  };
}
