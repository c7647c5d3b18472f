import { randomBytes } from 'node:crypto';
import { timedDatabase, type OnDatabaseWork } from './observe/timed-database';
import { createAbsences } from './practice/absences';
import { createAccounts, type Accounts } from './practice/accounts';
import { createEvents, type Announce } from './practice/announce';
import { createAppointments } from './practice/appointments';
import { createProfile } from './practice/avatars';
import { createBilling } from './practice/billing';
import { createClock } from './practice/clock';
import { createColleagues } from './practice/colleagues';
import { createDashboard } from './practice/dashboard';
import { openDatabase } from './practice/database';
import { createDatabaseState } from './practice/database-state';
import { createDemoMark, type DemoMark } from './practice/demo-mark';
import { createDisplays, type AnnounceDisplay } from './practice/displays';
import { createSettings } from './practice/doctor-settings';
import { createDoctorStates } from './practice/doctor-states';
import { createDoctors } from './practice/doctors';
import { createHandledTickets } from './practice/handled-tickets';
import { createInvitations } from './practice/invitations';
import { createKeptAnswers } from './practice/kept-answers';
import { createKioskDevices } from './practice/kiosk-devices';
import { createKioskLimits } from './practice/kiosk-limits';
import { createKnownPlaces } from './practice/known-places';
import { createActionLog } from './practice/log';
import { createNotifications } from './practice/notifications';
import { createOfficeHours } from './practice/office-hours';
import { createPasswords, type PasswordCost } from './practice/passwords';
import { createPastVisits } from './practice/past-visits';
import { createPatientRequests } from './practice/patient-requests';
import { createPatients } from './practice/patients';
import { createPayments } from './practice/payments';
import { createPayouts } from './practice/payouts';
import { createPeople } from './practice/people';
import { createRecepts } from './practice/recepts';
import { createRecordIds } from './practice/record-ids';
import { createSecondFactor } from './practice/second-factor';
import { lockForServer } from './practice/server-lock';
import { createServerNotes } from './practice/server-notes';
import { createSessions, type SessionLimits } from './practice/sessions';
import { getOrCreateSetting } from './practice/settings';
import { createSpecialAnnouncements } from './practice/special-announcements';
import { createTicketCalls } from './practice/ticket-calls';
import { createTicketOrder } from './practice/ticket-order';
import { createTickets } from './practice/tickets';
import { createWaitingList } from './practice/waiting-list';

/** The stores of an open database, each of one subject. Who uses some names them: `Pick<Stores, 'tickets' | 'clock'>`. */
export type Stores = ReturnType<typeof openStores>;

export interface StoresOptions {
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
export function openStores({ announce = () => {}, announceDisplay = () => {}, ...options }: StoresOptions) {
  const clock = createClock(options.timeZone, options.now ?? (() => new Date()));
  const database = timedDatabase(openDatabase(options.databaseFile), options.onDatabaseWork ?? (() => {}));
  const passwords = createPasswords(options.passwordCost);
  const sessions = createSessions({
    database,
    clock,
    ...(options.sessionLimits ? { limits: options.sessionLimits } : {}),
    ...(options.onSessionEnd ? { onEnd: options.onSessionEnd } : {}),
  });
  const places = createKnownPlaces(database, clock);
  const colleagues = createColleagues({ database, clock, passwords, sessions, places });
  const settings = createSettings(database);
  const displays = createDisplays(database, settings, announceDisplay);
  const events = createEvents({
    announce(doctorId, action, ...rest) {
      announce(doctorId, action, ...rest);
      if (action === 'update-waiting-tickets') displays.announceDisplay(doctorId);
    },
    actorOf: colleagues.actorOf,
    now: clock.now,
  });
  const { announceChange } = events;
  const demo: DemoMark = createDemoMark(database, (doctorId) => accounts.setDoctorStatus(doctorId, 'disabled'));
  const accounts: Accounts = createAccounts({ database, passwords, sessions, onStatus: demo.endDemoBesideOthers });
  const calls = createTicketCalls(database, clock, displays.announceDisplay);
  const tickets = createTickets(database, clock, announceChange);
  const people = createPeople(database, clock);
  const recepts = createRecepts(database, clock, announceChange);
  const notifications = createNotifications(database, clock, announceChange);
  const officeHours = createOfficeHours(database, clock);
  const payments = createPayments(database, clock);
  const log = createActionLog(database, clock);

  return {
    absences: createAbsences(database, clock),
    accounts,
    announcements: createSpecialAnnouncements(database, clock),
    answers: createKeptAnswers(database, clock),
    appointments: createAppointments({ database, clock, tickets, officeHours, notifications }),
    billing: createBilling(database),
    calls,
    clock,
    colleagues,
    dashboard: createDashboard(database, clock, payments),
    demo,
    displays,
    doctorStates: createDoctorStates(database, clock),
    doctors: createDoctors({ database, clock, passwords, onNewDoctor: demo.endDemoBesideOthers }),
    events,
    handledTickets: createHandledTickets({ database, clock, announceChange, calls }),
    invitations: createInvitations(database, clock),
    kioskDevices: createKioskDevices(database, clock),
    kioskLimits: createKioskLimits(database, clock, settings),
    log,
    notifications,
    officeHours,
    pastVisits: createPastVisits(database, clock),
    patientRequests: createPatientRequests({ database, clock, tickets, people, recepts, notifications }),
    patients: createPatients(database, clock),
    payments,
    payouts: createPayouts(database, clock),
    people,
    places,
    profile: createProfile(database),
    recepts,
    recordIds: createRecordIds(database),
    secondFactor: createSecondFactor(database, clock),
    serverNotes: createServerNotes(database),
    sessions,
    settings,
    state: createDatabaseState(database, clock),
    ticketOrder: createTicketOrder(database, clock, announceChange),
    tickets,
    waitingList: createWaitingList(database, clock),
    /** Signs channels and triggers; made once, kept with the data. */
    realtimeSecret: getOrCreateSetting(database, 'realtime-secret', () => randomBytes(32).toString('hex')),
    /** Several changes as one: all of them are stored, or none. */
    transaction: database.transaction,
    close() {
      log.endLog();
      database.close();
    },
  };
}

export interface ServedStoresOptions extends StoresOptions {
  /** How long the log is kept. */
  logMonths?: number;
}

/** The stores for the one server of their database: nobody else serves it meanwhile, and its log is kept in bounds. */
export function openServedStores({ logMonths = LOG_MONTHS, ...options }: ServedStoresOptions): Stores {
  const lock = lockForServer(options.databaseFile);
  try {
    const stores = openStores(options);
    const prune = () => void stores.log.pruneLog(logMonths);
    prune();
    // A machine that has lost its time gives tickets for the wrong day.
    const problem = stores.state.clockProblem();
    if (problem !== null) console.warn(`Warning: ${problem}`);
    const daily = setInterval(quietly(prune), DAY_MS).unref();
    return {
      ...stores,
      close() {
        clearInterval(daily);
        try {
          stores.close();
        } finally {
          lock.release();
        }
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** Months for which the log is kept by default. */
export const LOG_MONTHS = 12;

/** A full disk must not end the server: the log is pruned tomorrow. */
const quietly = (work: () => void) => () => {
  try {
    work();
  } catch {
    console.error('The log could not be pruned.');
  }
};
const DAY_MS = 86_400_000;
