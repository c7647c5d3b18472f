import type { BookedAppointment } from './appointments';
import { createAvatars, type Avatars } from './avatars';
import { createBilling, type Billing } from './billing';
import type { Clock } from './clock';
import { createDashboard, type Dashboard } from './dashboard';
import type { Database } from './database';
import { createDoctorSettings, type DoctorSettings } from './doctor-settings';
import { createNotifications, type NewNotification, type Notifications } from './notifications';
import { ticketNotification } from './notification-texts';
import { createPastVisits, type PastVisits } from './past-visits';
import { createPatientRequests, type PatientRequests } from './patient-requests';
import { createPayments, type Payments } from './payments';
import { createPayouts, type Payouts } from './payouts';
import type { People } from './people';
import { createRecepts, type NewRecept, type Recepts } from './recepts';
import { exactMomentLabel } from './slovak-dates';
import type { Tell, Telling } from './telling';
import type { Handling, Tickets } from './tickets';

/** All that a doctor has beside the waiting room. Changes that other panels must hear of are announced after their commit. */
export interface Records
  extends
    Avatars,
    Billing,
    Dashboard,
    DoctorSettings,
    PastVisits,
    PatientRequests,
    Payments,
    Payouts,
    Omit<Notifications, 'addNotification'>,
    Omit<Recepts, 'addRecept' | 'acceptRecept' | 'rejectRecept'> {
  addNotification(doctorId: number, notification: NewNotification, telling?: Telling): { id: number };
  addRecept(doctorId: number, recept: NewRecept, telling?: Telling): { id: number };
  acceptRecept(doctorId: number, receptId: number, telling?: Telling): Handling;
  rejectRecept(doctorId: number, receptId: number, telling?: Telling): Handling;
  /** Notes for the doctor what a patient booked; part of the transaction that books it, which also tells of it. */
  noteAppointment(appointment: BookedAppointment): void;
}

export interface RecordParts {
  database: Database;
  clock: Clock;
  tell: Tell;
  tickets: Tickets;
  people: People;
}

export function createRecords(parts: RecordParts): Records {
  const { database, clock, tell } = parts;
  const recepts = createRecepts(database, clock);
  const notifications = createNotifications(database, clock);
  const payments = createPayments(database, clock);

  const handling = (handle: Recepts['acceptRecept']) => (doctorId: number, receptId: number, telling?: Telling) => {
    const result = handle(doctorId, receptId);
    if (result === 'handled') tell(doctorId, 'update-admin-recepts', telling);
    return result;
  };

  return {
    ...createAvatars(database),
    ...createBilling(database),
    ...createDashboard(database, clock, payments),
    ...createDoctorSettings(database),
    ...createPastVisits(database),
    ...createPatientRequests({ ...parts, recepts, notifications }),
    ...payments,
    ...createPayouts(database, clock),
    ...notifications,
    ...recepts,
    addNotification(doctorId, notification, telling) {
      const added = notifications.addNotification(doctorId, notification);
      tell(doctorId, 'update-admin-notifications', telling);
      return added;
    },
    addRecept(doctorId, recept, telling) {
      const added = recepts.addRecept(doctorId, recept);
      tell(doctorId, 'update-admin-recepts', telling);
      return added;
    },
    noteAppointment({ doctorId, orderedBy, type, scheduledAt, name }) {
      if (orderedBy !== 'patient') return;
      const content = ticketNotification(type, { number: null, when: exactMomentLabel(scheduledAt, clock), name });
      notifications.addNotification(doctorId, { category: type, content });
    },
    acceptRecept: handling(recepts.acceptRecept),
    rejectRecept: handling(recepts.rejectRecept),
  };
}
