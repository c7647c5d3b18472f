import type { DoctorState } from '../../../src/features/doctor-state/contract';
import { type Database, sql } from '../../database/connection';
import { EmailTaken, NameTaken } from '../../lib/errors';
import { loginByEmail, normalisedEmail } from '../../identity/logins';
import type { Passwords } from '../../identity/passwords';
import type { Clock } from '../../lib/clock';
import { isSameName } from '../../lib/text';
import type { AccountStatus } from '../account/store';

export interface NewDoctor {
  email: string;
  password: string;
  doctor_name: string;
  practice_title?: string;
  avatar?: string;
  /** The practice's code in the kiosk's address (`?ambulancia=code`); derived from the doctor's name when absent. */
  code?: string;
  /** Valid until the end of the day, like a state that a doctor sets. */
  online_status?: DoctorState;
  /** `active` when absent. */
  status?: AccountStatus;
}

/** `enabled`: all doctors except disabled ones; `public`: doctors whom patients see. */
export type NameScope = 'enabled' | 'public';

interface NewDoctorOptions {
  /** Rejects with NameTaken when one of these doctors has the name. */
  nameUniqueAmong?: NameScope;
  /** Runs in the transaction that stores the doctor; throwing rolls it back. */
  alongside?: (doctorId: number) => void;
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
  /** The practice's day on which the status was set. */
  online_status_date: string | null;
  status: AccountStatus;
}

interface DoctorsOptions {
  database: Database;
  clock: Clock;
  passwords: Passwords;
  /** Runs in the transaction that stores a doctor. */
  onNewDoctor: (doctorId: number) => void;
}

export function createDoctors({ database, clock, passwords, onNewDoctor }: DoctorsOptions) {
  const read = (doctor: Doctor): Doctor => ({
    ...doctor,
    online_status: doctor.online_status_date === clock.today() ? doctor.online_status : 'offline',
  });

  /** Whether a doctor, or a colleague of one, has this e-mail. */
  const isEmailTaken = (email: string) => loginByEmail(database, email) !== undefined;

  const insert = (doctor: NewDoctor, passwordHash: string) => {
    const email = normalisedEmail(doctor.email);
    if (isEmailTaken(email)) throw new EmailTaken('The e-mail is taken.');
    const {
      doctor_name,
      code = freeCode(database, doctor_name),
      practice_title,
      avatar,
      online_status,
      status = 'active',
    } = doctor;
    const { id } = database.run(
      ...sql`INSERT INTO doctors (code, email, password_hash, doctor_name, practice_title, avatar, online_status,
          online_status_date, created_at, status)
        VALUES (${code}, ${email}, ${passwordHash}, ${doctor_name}, ${practice_title}, ${avatar},
          ${online_status ?? 'offline'}, ${online_status && clock.today()}, ${clock.now()}, ${status})`,
    );
    return id;
  };

  const doctorWhere = (column: 'id' | 'email', value: number | string) => {
    const row = database.first<Doctor>(`SELECT ${COLUMNS} FROM doctors WHERE ${column} = ?`, value);
    return row && read(row);
  };

  const doctors = () => database.all<Doctor>(`SELECT ${COLUMNS} FROM doctors ORDER BY id`).map(read);

  /** Whether another doctor has a name that reads the same. */
  const isNameTaken = (doctorName: string, among: NameScope, exceptDoctorId?: number) =>
    doctors().some(
      ({ id, doctor_name, status }) =>
        id !== exceptDoctorId &&
        (among === 'public' ? status === 'active' : status !== 'disabled') &&
        isSameName(doctor_name, doctorName),
    );

  return {
    /** Rejects with EmailTaken or NameTaken, and when the requested code is taken. */
    async createDoctor(doctor: NewDoctor, { nameUniqueAmong, alongside }: NewDoctorOptions = {}): Promise<Doctor> {
      const passwordHash = await passwords.hash(doctor.password);
      // Synchronous from here on: nobody can take the e-mail or the code in between.
      return database.transaction(() => {
        if (nameUniqueAmong && isNameTaken(doctor.doctor_name, nameUniqueAmong)) {
          throw new NameTaken('The name is taken.');
        }
        const id = insert(doctor, passwordHash);
        alongside?.(id);
        onNewDoctor(id);
        const stored = doctorWhere('id', id);
        if (!stored) throw new Error('The doctor was not stored.');
        return stored;
      });
    },
    doctorOf: (doctorId: number) => doctorWhere('id', doctorId),
    doctors,
    /** Doctors whom patients and colleagues see: neither the pending nor the disabled ones. */
    publicDoctors: () => doctors().filter(({ status }) => status === 'active'),
    doctorByEmail: (email: string) => doctorWhere('email', normalisedEmail(email)),
    isEmailTaken,
    isNameTaken,
    /** Valid until the end of the practice's day; then the doctor is `offline`. */
    changeDoctorState(doctorId: number, state: DoctorState) {
      const today = clock.today();
      database.run('UPDATE doctors SET online_status = ?, online_status_date = ? WHERE id = ?', state, today, doctorId);
    },
  };
}

const COLUMNS = `id, code, email, doctor_name, practice_title, avatar, specialization, phone, about, online_status,
  online_status_date, status`;

/** „MUDr. Anna Kováčová“ → `mudr-anna-kovacova`; numbered from the second such doctor on. */
function freeCode(database: Database, doctorName: string): string {
  const plain = doctorName.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const wanted = plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '') || 'ambulancia';
  const isTaken = (code: string) => database.first('SELECT id FROM doctors WHERE code = ?', code) !== undefined;
  let code = wanted;
  for (let count = 2; isTaken(code); count += 1) code = `${wanted}-${count}`;
  return code;
}
