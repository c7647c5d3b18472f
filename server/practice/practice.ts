import { randomBytes } from 'node:crypto';
import { createAccounts, type Accounts } from './accounts';
import type { AddedTicket, NewTicket } from './tickets';
import { timedDatabase, type OnDatabaseWork } from '../observe/timed-database';
import { createClock, type Clock } from './clock';
import { createClockCheck, type ClockCheck } from './clock-check';
import { createColleagues, type Colleagues } from './colleagues';
import { createColleagueSettings, type ColleagueSettings } from './colleague-settings';
import { openDatabase } from './database';
import { createDemoMark, type DemoMark } from './demo-mark';
import { createDisplays, type AnnounceDisplay, type Displays } from './displays';
import { createDoctors, type Doctors } from './doctors';
import {
  createHandledTickets,
  type Handler,
  type HandleOutcome,
  type MissOptions,
  type MissOutcome,
  type ReturnOutcome,
} from './handled-tickets';
import { createDoctorSettings } from './doctor-settings';
import { createInvitations, type Invitations } from './invitations';
import { createKeptAnswers, type KeptAnswers } from './kept-answers';
import { createActionLog, type ActionLog } from './log';
import { createRecordIds, type RecordIds } from './record-ids';
import { createKiosk, type Kiosk } from './kiosk';
import { createOffice, type Office } from './office';
import { createKnownPlaces, type KnownPlaces } from './known-places';
import { createPasswords, type PasswordCost } from './passwords';
import { createPatients, type Patients } from './patients';
import { createPeople, type People } from './people';
import { createDatabaseState, type DatabaseState } from './database-state';
import { createRecords, type Records } from './records';
import { createSecondFactor, type SecondFactor } from './second-factor';
import { createServerNotes, type ServerNotes } from './server-notes';
import { createSessions, type SessionLimits, type Sessions } from './sessions';
import { getOrCreateSetting } from './settings';
import {
  createAnnounceChange,
  type Announce,
  type AnnounceChange,
  type AnnounceOptions,
  type TicketDone,
} from './announce';
import { createTicketHistory, type TicketHistory } from './ticket-history';
import { createTicketOrder, type TicketOrder } from './ticket-order';
import { createTickets } from './tickets';
import { createWaitingList, type WaitingList } from './waiting-list';

/** The practice, used by the routes, the seed and the tests. Ticket changes are announced after their commit. */
export interface Practice
  extends
    Accounts,
    Colleagues,
    ColleagueSettings,
    DemoMark,
    Displays,
    Doctors,
    Invitations,
    KeptAnswers,
    Kiosk,
    KnownPlaces,
    People,
    Patients,
    Records,
    SecondFactor,
    ActionLog,
    ClockCheck,
    RecordIds,
    ServerNotes,
    Sessions,
    TicketHistory,
    TicketOrder,
    WaitingList,
    Office {
  readonly clock: Clock;
  readonly timeZone: string;
  readonly databaseState: DatabaseState;
  /** Signs channels and triggers; made once, kept with the data. */
  readonly realtimeSecret: string;
  addTicket(doctorId: number, ticket: NewTicket, options?: AnnounceOptions): AddedTicket;
  nextTicket(doctorId: number, ticketId: number, options?: AnnounceOptions & Handler): HandleOutcome;
  rejectTicket(doctorId: number, ticketId: number, options?: AnnounceOptions & Handler): HandleOutcome;
  missTicket(doctorId: number, ticketId: number, options?: AnnounceOptions & MissOptions): MissOutcome;
  returnTicket(doctorId: number, ticketId: number, options?: AnnounceOptions & Handler): ReturnOutcome;
  /** `YYYY-MM-DD` on the practice's clock. */
  today(): string;
  announce: Announce;
  announceChange: AnnounceChange;
  /** Several changes as one: all of them are stored, or none. */
  transaction<Result>(changes: () => Result): Result;
  close(): void;
}

export interface PracticeOptions {
  databaseFile: string;
  timeZone: string;
  now?: () => Date;
  announce?: Announce;
  announceDisplay?: AnnounceDisplay;
  sessionLimits?: SessionLimits;
  /** A session is over, by a logout or by force. */
  onSessionEnd?: (tokenHash: string) => void;
  /** Hears how long each piece of work kept the database. */
  onDatabaseWork?: OnDatabaseWork;
  /** Lower than usual only in tests. */
  passwordCost?: PasswordCost;
}

/** Opens the practice on its database file, which is created when there is none. */
export function openPractice(options: PracticeOptions): Practice {
  const { databaseFile, timeZone, now, announceDisplay = () => {}, onDatabaseWork = () => {}, passwordCost } = options;
  const passwords = createPasswords(passwordCost);
  const clock = createClock(timeZone, now ?? (() => new Date()));
  const database = timedDatabase(openDatabase(databaseFile), onDatabaseWork);
  const sessions = createSessions({
    database,
    clock,
    ...(options.sessionLimits ? { limits: options.sessionLimits } : {}),
    ...(options.onSessionEnd ? { onEnd: options.onSessionEnd } : {}),
  });
  const tickets = createTickets(database, clock);
  const people = createPeople(database, clock);
  const places = createKnownPlaces(database, clock);
  const colleagues = createColleagues({ database, clock, passwords, sessions, places });
  const settings = createDoctorSettings(database);
  const { displays, announcingDisplays, callingServed } = createDisplays({
    database,
    clock,
    settings,
    announceDisplay,
  });
  const announce = announcingDisplays(options.announce ?? (() => {}));
  const announceChange = createAnnounceChange({ announce, actorOf: colleagues.actorOf, now: clock.now });
  const { endLog, ...log } = createActionLog(database, clock);
  const records = createRecords({ database, clock, announceChange, tickets, people });

  const handled = createHandledTickets(database, clock);
  const announced =
    <Options extends Handler, Outcome extends string>(
      handle: (doctorId: number, ticketId: number, options?: Options) => Outcome,
      done?: TicketDone,
    ) =>
    (doctorId: number, ticketId: number, options?: AnnounceOptions & Options) =>
      database.transaction(() => {
        const result = handle(doctorId, ticketId, options);
        if (result !== 'handled') return result;
        colleagues.noteHandler(ticketId, done && options?.by);
        announceChange(doctorId, 'update-waiting-tickets', options, done && { ticket: ticketId, done });
        return result;
      });

  const accounts = createAccounts({ database, passwords, sessions });
  const demo = createDemoMark({ database, disable: (doctorId) => accounts.setDoctorStatus(doctorId, 'disabled') });

  return {
    ...log,
    ...createClockCheck(database, clock),
    ...createRecordIds(database),
    ...accounts,
    setDoctorStatus(doctorId, status) {
      database.transaction(() => {
        accounts.setDoctorStatus(doctorId, status);
        demo.endDemoBesideOthers();
      });
    },
    ...demo,
    ...colleagues,
    ...createColleagueSettings(database),
    ...displays,
    ...createDoctors({ database, clock, passwords, onNewDoctor: demo.endDemoBesideOthers }),
    ...createInvitations(database, clock),
    ...createKeptAnswers(database, clock),
    ...createKiosk(database, clock, records),
    ...people,
    ...createPatients(database, clock),
    ...records,
    ...places,
    ...createSecondFactor(database, clock),
    ...createServerNotes(database),
    ...sessions,
    ...createTicketOrder(database, clock, announceChange),
    ...createWaitingList(database, clock),
    ...createOffice({ database, clock, tickets, announceChange, onAppointmentBooked: records.noteAppointment }),
    clock,
    timeZone,
    databaseState: createDatabaseState(database, clock.now),
    realtimeSecret: getOrCreateSetting(database, 'realtime-secret', () => randomBytes(32).toString('hex')),
    addTicket(doctorId, ticket, options) {
      const added = tickets.addTicket(doctorId, ticket);
      if (added.isNew) announceChange(doctorId, 'update-waiting-tickets', options);
      return added;
    },
    ...createTicketHistory(database, clock),
    nextTicket: announced(callingServed(handled.nextTicket), 'served'),
    rejectTicket: announced(handled.rejectTicket, 'cancelled'),
    missTicket: announced(handled.missTicket, 'missed'),
    returnTicket: announced(handled.returnTicket),
    today: clock.today,
    announce,
    announceChange,
    transaction: database.transaction,
    close() {
      endLog();
      database.close();
    },
  };
}
