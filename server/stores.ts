import { randomBytes } from 'node:crypto';
import { openAppointmentStores } from './appointment-stores';
import type { Database } from './database/connection';
import { lockForServer, openDatabase } from './database/open-database';
import { createDatabaseState, createServerNotes, getOrCreateSetting } from './database/state';
import { createAbsences } from './features/absences/store';
import { createSecondFactor } from './features/account/second-factor';
import { createAccounts, createSessions, type Accounts, type SessionLimits } from './features/account/store';
import { createSpecialAnnouncements } from './features/announcements/store';
import { createColleagues } from './features/colleagues/store';
import { createDashboard } from './features/dashboard/store';
import { createDoctors } from './features/doctors/store';
import { createKioskDevices } from './features/kiosk/devices';
import { createKioskLimits, createPatientRequests } from './features/kiosk/limits';
import { createActionLog, createRecordIds } from './features/log/store';
import { createKnownPlaces } from './features/login/known-places';
import { createNotifications } from './features/notifications/store';
import { createOfficeHours } from './features/office-hours/store';
import { createPeople } from './features/patients/store';
import { createPayments } from './features/payments/store';
import { createPayouts } from './features/payouts/store';
import { createRecepts } from './features/prescriptions/store';
import { createProfile } from './features/profile/store';
import { createSettings } from './features/settings/store';
import { createInvitations } from './features/setup/invitations';
import { createDisplays, createTicketCalls, type AnnounceDisplay, type Displays } from './features/television/store';
import { createOutlook } from './features/tickets/outlook';
import { createTicketOrder } from './features/tickets/ticket-order';
import { createTickets } from './features/tickets/tickets';
import { createWaitingList } from './features/tickets/waiting-list';
import { createKeptResponses } from './http/idempotency';
import { createPasswords, type PasswordCost } from './identity/passwords';
import { createClock } from './lib/clock';
import { type OnDatabaseWork, timedDatabase } from './observe/metrics';
import { createEvents, type Announce } from './realtime/events';
import { openPatientStores } from './patient-stores';
import { createDemoMark, type DemoMark } from './seed/demo-mark';
import { createPastVisits } from './seed/past-visits';

/** The stores of an open database, one for each subject. Functions name the stores they use: `Pick<Stores, 'tickets' | 'clock'>`. */
export type Stores = ReturnType<typeof openStores>;

interface StoresOptions {
  databaseFile: string;
  timeZone: string;
  now?: (() => Date) | undefined;
  announce?: Announce;
  announceDisplay?: AnnounceDisplay;
  sessionLimits?: SessionLimits | undefined;
  /** Called after a session has ended, by a logout or otherwise. */
  onSessionEnd?: (tokenHash: string) => void;
  /** Called with the duration of each database call. */
  onDatabaseWork?: OnDatabaseWork;
  /** Lower in tests only. */
  passwordCost?: PasswordCost | undefined;
  /** Opens the file: by default with migrating its schema. */
  opener?: (databaseFile: string) => Database;
}

/** Opens the stores of a database file, which the default opener creates if missing. */
export function openStores({ announce = () => {}, announceDisplay = () => {}, ...options }: StoresOptions) {
  const clock = createClock(options.timeZone, options.now ?? (() => new Date()));
  const { opener = openDatabase, onDatabaseWork = () => {} } = options;
  const database = timedDatabase(opener(options.databaseFile), onDatabaseWork);
  const passwords = createPasswords(options.passwordCost);
  const sessions = createSessions({ database, clock, limits: options.sessionLimits, onEnd: options.onSessionEnd });
  const places = createKnownPlaces(database, clock);
  const colleagues = createColleagues({ database, clock, passwords, sessions, places });
  const settings = createSettings(database);
  const displays = createDisplays(database, settings, announceDisplay);
  const events = createEvents({
    announce: alsoOnDisplays(announce, displays),
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
  const absences = createAbsences(database, clock);
  const waitingList = createWaitingList(database, clock);
  const payments = createPayments(database, clock);
  const times = { absences, announceChange, calls, clock, database, notifications, officeHours, tickets };
  const log = createActionLog(database, clock);

  return {
    ...openAppointmentStores(times),
    ...openPatientStores(database, clock),
    absences,
    accounts,
    announcements: createSpecialAnnouncements(database, clock),
    responses: createKeptResponses(database, clock),
    calls,
    clock,
    colleagues,
    dashboard: createDashboard(database, clock, payments),
    demo,
    displays,
    doctors: createDoctors({ database, clock, passwords, onNewDoctor: demo.endDemoBesideOthers }),
    events,
    invitations: createInvitations(database, clock),
    kioskDevices: createKioskDevices(database, clock),
    kioskLimits: createKioskLimits(database, clock, settings),
    log,
    notifications,
    officeHours,
    outlook: createOutlook({ absences, calls, clock, officeHours, waitingList }),
    pastVisits: createPastVisits(database, clock),
    patientRequests: createPatientRequests({ database, clock, tickets, people, recepts, notifications }),
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
    waitingList,
    /** Signs channels and triggers; created once and stored with the data. */
    realtimeSecret: getOrCreateSetting(database, 'realtime-secret', () => randomBytes(32).toString('hex')),
    /** Runs several changes in one transaction. */
    transaction: database.transaction,
    close() {
      log.endLog();
      database.close();
    },
  };
}

/** Also notifies the televisions of changes of the waiting room. */
function alsoOnDisplays(announce: Announce, { announceDisplay }: Displays): Announce {
  return (doctorId, action, ...rest) => {
    announce(doctorId, action, ...rest);
    if (action === 'update-waiting-tickets') announceDisplay(doctorId);
  };
}

/** Opens the stores for a server: locks the database for this server, and prunes the log daily. */
export function openServedStores(options: StoresOptions & { logMonths?: number | undefined }): Stores {
  const { logMonths = LOG_MONTHS } = options;
  const lock = lockForServer(options.databaseFile);
  try {
    const stores = openStores(options);
    const prune = () => void stores.log.pruneLog(logMonths);
    prune();
    // With a wrong clock tickets would get the wrong day.
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
const LOG_MONTHS = 12;

/** A failure, such as a full disk, must not end the server: pruning is repeated daily. */
const quietly = (work: () => void) => () => {
  try {
    work();
  } catch {
    console.error('The log could not be pruned.');
  }
};
const DAY_MS = 86_400_000;
