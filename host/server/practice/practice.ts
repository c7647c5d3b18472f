import { randomBytes } from 'node:crypto';
import type { AddedTicket, HandleOutcome, NewTicket } from './tickets';
import { createClock, type Clock } from './clock';
import { openDatabase } from './database';
import { createDoctors, type Doctors } from './doctors';
import { createKeptAnswers, type KeptAnswers } from './kept-answers';
import { createOffice, type Office } from './office';
import { createPasswords, type PasswordCost } from './passwords';
import { createPatients, type Patients } from './patients';
import { createPeople, type People } from './people';
import { createRecords, type Records } from './records';
import { createSessions, type Sessions } from './sessions';
import { getOrCreateSetting } from './settings';
import { createAnnounceChange, type Announce, type AnnounceOptions } from './announce';
import { createTickets } from './tickets';
import { createWaitingList, type WaitingList } from './waiting-list';

/** The practice, used by the routes, the seed and the tests. Ticket changes are announced after their commit. */
export interface Practice extends Doctors, KeptAnswers, People, Patients, Records, Sessions, WaitingList, Office {
  readonly clock: Clock;
  /** Signs channels and triggers; made once, kept with the data. */
  readonly realtimeSecret: string;
  addTicket(doctorId: number, ticket: NewTicket, options?: AnnounceOptions): AddedTicket;
  nextTicket(doctorId: number, ticketId: number, options?: AnnounceOptions): HandleOutcome;
  rejectTicket(doctorId: number, ticketId: number, options?: AnnounceOptions): HandleOutcome;
  /** `YYYY-MM-DD` on the practice's clock. */
  today(): string;
  announce: Announce;
  /** Several changes as one: all of them are stored, or none. */
  transaction<Result>(changes: () => Result): Result;
  close(): void;
}

export interface PracticeOptions {
  databaseFile: string;
  timeZone: string;
  now?: () => Date;
  announce?: Announce;
  /** Lower than usual only in tests. */
  passwordCost?: PasswordCost;
}

/** Opens the practice on its database file, which is created when there is none. */
export function openPractice(options: PracticeOptions): Practice {
  const { databaseFile, timeZone, now, announce = () => {}, passwordCost } = options;
  const passwords = createPasswords(passwordCost);
  const clock = createClock(timeZone, now ?? (() => new Date()));
  const database = openDatabase(databaseFile);
  const tickets = createTickets(database, clock);
  const people = createPeople(database, clock);
  const announceChange = createAnnounceChange(announce);
  const records = createRecords({ database, clock, announceChange, tickets, people });

  const announced =
    (handle: typeof tickets.nextTicket) => (doctorId: number, ticketId: number, options?: AnnounceOptions) => {
      const result = handle(doctorId, ticketId);
      if (result === 'handled') announceChange(doctorId, 'update-waiting-tickets', options);
      return result;
    };

  return {
    ...createDoctors(database, clock, passwords),
    ...createKeptAnswers(database, clock),
    ...people,
    ...createPatients(database, clock),
    ...records,
    ...createSessions(database, clock, passwords),
    ...createWaitingList(database, clock),
    ...createOffice({ database, clock, tickets, announceChange, onAppointmentBooked: records.noteAppointment }),
    clock,
    realtimeSecret: getOrCreateSetting(database, 'realtime-secret', () => randomBytes(32).toString('hex')),
    addTicket(doctorId, ticket, options) {
      const added = tickets.addTicket(doctorId, ticket);
      if (added.isNew) announceChange(doctorId, 'update-waiting-tickets', options);
      return added;
    },
    nextTicket: announced(tickets.nextTicket),
    rejectTicket: announced(tickets.rejectTicket),
    today: clock.today,
    announce,
    transaction: database.transaction,
    close: database.close,
  };
}
