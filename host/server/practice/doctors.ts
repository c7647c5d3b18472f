import type { DoctorState } from '../../../src/api/contract/admin';
import type { Clock } from './clock';
import type { Database } from './database';
import type { Passwords } from './passwords';
import { normalisedEmail } from './sessions';

export interface NewDoctor {
  email: string;
  password: string;
  doctor_name: string;
  practice_title?: string;
  avatar?: string;
  /** The practice's name in the kiosk's address (`?ambulancia=code`); made from the doctor's name when absent. */
  code?: string;
  /** Holds until the end of the day, like the status that a doctor sets. */
  online_status?: DoctorState;
}

export interface Doctor {
  id: number;
  code: string;
  email: string;
  doctor_name: string;
  practice_title: string | null;
  avatar: string | null;
  specialization: string | null;
  phone: string | null;
  about: string | null;
  online_status: DoctorState;
  /** The practice's day on which it was set. */
  online_status_date: string | null;
}

export interface Doctors {
  /** Rejects with EmailTaken, and when a code that was asked for is taken. */
  createDoctor(doctor: NewDoctor): Promise<Doctor>;
  doctorOf(doctorId: number): Doctor | undefined;
  doctors(): Doctor[];
}

/** There is a doctor with this e-mail. */
export class EmailTaken extends Error {}

export function createDoctors(database: Database, clock: Clock, passwords: Passwords): Doctors {
  const read = (doctor: Doctor): Doctor => ({
    ...doctor,
    online_status: doctor.online_status_date === clock.today() ? doctor.online_status : 'offline',
  });

  const isTaken = (column: 'email' | 'code', value: string) =>
    database.first(`SELECT id FROM doctors WHERE ${column} = ?`, value) !== undefined;

  const freeCode = (doctorName: string) => {
    const wanted = codeOf(doctorName);
    let code = wanted;
    for (let count = 2; isTaken('code', code); count += 1) code = `${wanted}-${count}`;
    return code;
  };

  return {
    async createDoctor(doctor) {
      const passwordHash = await passwords.hash(doctor.password);
      const email = normalisedEmail(doctor.email);
      // Nothing waits from here on: nobody can take the e-mail or the code in between.
      if (isTaken('email', email)) throw new EmailTaken('The e-mail is taken.');
      const { id } = database.run(
        `INSERT INTO doctors (code, email, password_hash, doctor_name, practice_title, avatar, online_status,
           online_status_date, created_at) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
        doctor.code ?? freeCode(doctor.doctor_name),
        email,
        passwordHash,
        doctor.doctor_name,
        doctor.practice_title ?? null,
        doctor.avatar ?? null,
        doctor.online_status ?? 'offline',
        clock.today(),
        clock.now().toISOString(),
      );
      const row = database.first<Doctor>(`SELECT ${COLUMNS} FROM doctors WHERE id = ?`, id);
      if (!row) throw new Error('The doctor was not stored.');
      return read(row);
    },
    doctorOf(doctorId) {
      const row = database.first<Doctor>(`SELECT ${COLUMNS} FROM doctors WHERE id = ?`, doctorId);
      return row && read(row);
    },
    doctors: () => database.all<Doctor>(`SELECT ${COLUMNS} FROM doctors ORDER BY id`).map(read),
  };
}

const COLUMNS = `id, code, email, doctor_name, practice_title, avatar, specialization, phone, about, online_status,
  online_status_date`;

/** „MUDr. Anna Kováčová“ → `mudr-anna-kovacova`. */
function codeOf(doctorName: string): string {
  const plain = doctorName.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '') || 'ambulancia';
}
