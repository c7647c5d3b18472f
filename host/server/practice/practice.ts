import { randomBytes } from 'node:crypto';
import type { AddedTicket, Handling, NewTicket } from './tickets';
import { createClock, type Clock } from './clock';
import { openDatabase } from './database';
import { createDoctors, type Doctors } from './doctors';
import { createOffice, type Office, type OfficeOptions } from './office';
import { createPatients, type Patients } from './patients';
import { createPeople, type People } from './people';
import { createSessions, type Sessions } from './sessions';
import { keptSetting } from './settings';
import { createTickets } from './tickets';
import { createWaitingList, type WaitingList } from './waiting-list';

/** Tells a doctor's open panels to reload; `exceptSocketId` is the panel that made the change. */
export type Announce = (doctorId: number, action: string, exceptSocketId?: string) => void;

/** Who is not to hear of a change: one socket, or (`isSilent`) nobody is told. */
export interface Telling {
  exceptSocketId?: string | undefined;
  isSilent?: boolean;
}

/** The practice as the routes, the seed and the tests know it. Changes of tickets are announced after their commit. */
export interface Practice extends Doctors, People, Patients, Sessions, WaitingList, Office {
  readonly clock: Clock;
  /** Signs channels and triggers; made once, kept with the data. */
  readonly realtimeSecret: string;
  addTicket(doctorId: number, ticket: NewTicket, telling?: Telling): AddedTicket;
  nextTicket(doctorId: number, ticketId: number, telling?: Telling): Handling;
  rejectTicket(doctorId: number, ticketId: number, telling?: Telling): Handling;
  /** `YYYY-MM-DD` on the practice's clock. */
  today(): string;
  announce: Announce;
  /** Several changes as one: all of them are stored, or none. */
  together<Result>(changes: () => Result): Result;
  close(): void;
}

export interface PracticeOptions {
  databaseFile: string;
  timeZone: string;
  now?: () => Date;
  announce?: Announce;
  onAppointmentBooked?: OfficeOptions['onAppointmentBooked'];
}

/** Opens the practice on its database file, which is created when there is none. */
export function openPractice({
  databaseFile,
  timeZone,
  now,
  announce = () => {},
  onAppointmentBooked = () => {},
}: PracticeOptions): Practice {
  const clock = createClock(timeZone, now ?? (() => new Date()));
  const database = openDatabase(databaseFile);
  const tickets = createTickets(database, clock);

  const tell = (doctorId: number, { exceptSocketId, isSilent = false }: Telling = {}) => {
    if (!isSilent) announce(doctorId, 'update-waiting-tickets', exceptSocketId);
  };

  const handling = (handle: typeof tickets.nextTicket) => (doctorId: number, ticketId: number, telling?: Telling) => {
    const result = handle(doctorId, ticketId);
    if (result === 'handled') tell(doctorId, telling);
    return result;
  };

  return {
    ...createDoctors(database, clock),
    ...createPeople(database, clock),
    ...createPatients(database, clock),
    ...createSessions(database, clock),
    ...createWaitingList(database, clock),
    ...createOffice({ database, clock, tickets, tell, onAppointmentBooked }),
    clock,
    realtimeSecret: keptSetting(database, 'realtime-secret', () => randomBytes(32).toString('hex')),
    addTicket(doctorId, ticket, telling) {
      const added = tickets.addTicket(doctorId, ticket);
      if (added.isNew) tell(doctorId, telling);
      return added;
    },
    nextTicket: handling(tickets.nextTicket),
    rejectTicket: handling(tickets.rejectTicket),
    today: clock.today,
    announce,
    together: database.transaction,
    close: database.close,
  };
}
