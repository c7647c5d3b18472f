import type { BookedAppointment } from './appointments';
import { createAvatars, type Avatars } from './avatars';
import { createBilling, type BillingStore } from './billing';
import type { Clock } from './clock';
import { createDashboard, type Dashboard } from './dashboard';
import type { Database } from './database';
import { createDoctorSettings, type DoctorSettings } from './doctor-settings';
import type { HandleOutcome } from './handled-tickets';
import { createNotifications, type NewNotification, type Notifications } from './notifications';
import { ticketNotification } from './notification-texts';
import { createPastVisits, type PastVisits } from './past-visits';
import { createPatientRequests, type PatientRequests } from './patient-requests';
import { createPayments, type Payments } from './payments';
import { createPayouts, type Payouts } from './payouts';
import type { People } from './people';
import { createRecepts, type NewRecept, type Recepts } from './recepts';
import { exactMomentLabel } from './slovak-dates';
import type { AnnounceChange, AnnounceOptions } from './announce';
import type { Tickets } from './tickets';

/** A doctor's records besides the waiting room. Changes that concern other panels are announced after their commit. */
export interface Records
  extends
    Avatars,
    BillingStore,
    Dashboard,
    DoctorSettings,
    PastVisits,
    PatientRequests,
    Payments,
    Payouts,
    Omit<Notifications, 'addNotification'>,
    Omit<Recepts, 'addRecept' | 'acceptRecept' | 'rejectRecept'> {
  addNotification(doctorId: number, notification: NewNotification, options?: AnnounceOptions): { id: number };
  addRecept(doctorId: number, recept: NewRecept, options?: AnnounceOptions): { id: number };
  acceptRecept(doctorId: number, receptId: number, options?: AnnounceOptions): HandleOutcome;
  rejectRecept(doctorId: number, receptId: number, options?: AnnounceOptions): HandleOutcome;
  /** Adds the notification of a booking, in the transaction that books and announces it. */
  noteAppointment(appointment: BookedAppointment): void;
}

export interface RecordParts {
  database: Database;
  clock: Clock;
  announceChange: AnnounceChange;
  tickets: Tickets;
  people: People;
}

export function createRecords(parts: RecordParts): Records {
  const { database, clock, announceChange } = parts;
  const recepts = createRecepts(database, clock);
  const notifications = createNotifications(database, clock);
  const payments = createPayments(database, clock);

  const announced =
    (handle: Recepts['acceptRecept']) => (doctorId: number, receptId: number, options?: AnnounceOptions) => {
      const result = handle(doctorId, receptId);
      if (result === 'handled') announceChange(doctorId, 'update-admin-recepts', options);
      return result;
    };

  return {
    ...createAvatars(database),
    ...createBilling(database),
    ...createDashboard(database, clock, payments),
    ...createDoctorSettings(database),
    ...createPastVisits(database, clock),
    ...createPatientRequests({ ...parts, recepts, notifications }),
    ...payments,
    ...createPayouts(database, clock),
    ...notifications,
    ...recepts,
    addNotification(doctorId, notification, options) {
      const added = notifications.addNotification(doctorId, notification);
      announceChange(doctorId, 'update-admin-notifications', options);
      return added;
    },
    addRecept(doctorId, recept, options) {
      const added = recepts.addRecept(doctorId, recept);
      announceChange(doctorId, 'update-admin-recepts', options);
      return added;
    },
    noteAppointment({ doctorId, bookedBy, type, scheduledAt, name }) {
      if (bookedBy !== 'patient') return;
      const content = ticketNotification(type, { number: null, when: exactMomentLabel(scheduledAt, clock), name });
      notifications.addNotification(doctorId, { category: type, content });
    },
    acceptRecept: announced(recepts.acceptRecept),
    rejectRecept: announced(recepts.rejectRecept),
  };
}
