import type { Database } from '../../database/connection';
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

export interface People {
  createUser(user: NewUser): User;
  userByEmail(email: string): User | undefined;
  userById(id: number): User | undefined;
}

export function createPeople(database: Database, clock: Clock): People {
  return {
    createUser(user) {
      const { id } = database.run(
        `INSERT INTO users (fullname, avatar, email, phone, id_number, birth_date, insurance_title, created_at)
           VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
        user.fullname,
        user.avatar ?? null,
        user.email ?? null,
        user.phone ?? null,
        user.id_number ?? null,
        user.birth_date ?? null,
        user.insurance_title ?? null,
        clock.now().toISOString(),
      );
      return { id, fullname: user.fullname };
    },
    userByEmail: (email) => database.first<User>('SELECT id, fullname FROM users WHERE email = ? LIMIT 1', email),
    userById: (id) => database.first<User>('SELECT id, fullname FROM users WHERE id = ?', id),
  };
}
