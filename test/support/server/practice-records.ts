import type { Billing } from '../../../src/features/payouts/contract';
import type { ProfileField } from '../../../server/features/profile/store';
import type { SettingValue } from '../../../server/features/settings/store';
import type { NewNotification } from '../../../server/features/notifications/store';
import type { ReceptRequest } from '../../../server/features/kiosk/limits';
import type { NewPayment } from '../../../server/features/payments/store';
import type { NewPayout } from '../../../server/features/payouts/store';
import type { NewUser } from '../../../server/features/patients/store';
import type { Stores } from '../../../server/stores';
import type { NewTicket } from '../../../server/features/tickets/tickets';
import type { NewRecept } from '../../../server/features/prescriptions/store';
import type { NewOfficeHours } from '../../../server/features/office-hours/store';

/** A record with `created_at` as ISO 8601 text (now when absent), because commands carry JSON. */
type Written<Record> = Omit<Record, 'created_at' | 'user_id' | 'request_id'> & { created_at?: string };
type OfUser<Record> = Written<Record> & { user?: NewUser };

interface OfRecord {
  id: number;
}

interface RecordsOfPatient {
  tickets?: Omit<NewTicket, 'user_id'>[];
  recepts?: Written<NewRecept>[];
  payments?: Written<NewPayment>[];
}

/** Records of a practice except tickets without a patient; each list keeps its order. */
export interface PracticeRecords {
  patients?: (NewUser & { note?: string; created_at?: string } & RecordsOfPatient)[];
  recepts?: (Written<NewRecept> & { user: NewUser })[];
  notifications?: Written<NewNotification>[];
  payments?: OfUser<NewPayment>[];
  /** `invoice`: the name of an uploaded file, whose content is a stub. */
  payouts?: (Omit<NewPayout, 'invoice'> & { invoice?: string })[];
  billing?: Billing;
  settings?: Record<string, SettingValue>;
  profile?: Partial<Record<ProfileField, string>>;
}

/** The ids of the stored records, in the order of the lists. A patient's id is the user's. */
export type RecordIds = Record<'patients' | 'recepts' | 'notifications' | 'payments' | 'payouts', number[]>;

export interface StoredPayout {
  id: number;
  month: string;
  status: string;
  invoice: { name: string; type: string; size: number } | null;
}

/** Stores the records without announcing them. */
export const addRecords = (practice: Stores, doctorId: number, records: PracticeRecords): RecordIds =>
  practice.transaction(() => store(practice, doctorId, records));

type DoctorCommands = Record<string, (practice: Stores, doctorId: number, payload: never) => unknown>;

export const doctorCommands: DoctorCommands = {
  next: (practice, doctor, { id }: OfRecord) => practice.handledTickets.nextTicket(doctor, id),
  'quiet-next': (practice, doctor, { id }: OfRecord) =>
    practice.handledTickets.nextTicket(doctor, id, { isSilent: true }),
  return: (practice, doctor, { id, isSilent }: OfRecord & { isSilent: boolean }) =>
    practice.handledTickets.returnTicket(doctor, id, { isSilent }),
  announce: (practice, doctor, { action }: { action: string }) => practice.events.announce(doctor, action),
  'ask-recept': (practice, doctor, { request }: { request: ReceptRequest }) =>
    practice.patientRequests.addReceptFromPatient(doctor, request).id,
  'remove-patient': (practice, doctor, { id }: OfRecord) => practice.patients.removePatient(doctor, id),
  'accept-recept': (practice, doctor, { id }: OfRecord) => practice.recepts.acceptRecept(doctor, id),
  notify: (practice, doctor, { notification }: { notification: Written<NewNotification> }) =>
    practice.notifications.addNotification(doctor, withMoment(notification)).id,
  'recept-status': (practice, doctor, { id }: OfRecord) => practice.recepts.receptStatus(doctor, id),
  tickets: (practice, doctor) => practice.waitingList.ticketsOf(doctor),
  handled: (practice, doctor) => practice.handledTickets.handledToday(doctor),
  patients: (practice, doctor) => practice.patients.patientsOf(doctor),
  recepts: (practice, doctor) => practice.recepts.receptsOf(doctor),
  notifications: (practice, doctor) => practice.notifications.notificationsOf(doctor),
  payouts: storedPayouts,
  settings: (practice, doctor) => practice.settings.settingsOf(doctor),
  doctor: (practice, doctor) => practice.doctors.doctorOf(doctor),
  'office-hours': (practice, doctor) => practice.officeHours.officeHoursOf(doctor),
  absences: (practice, doctor) => practice.absences.absencesOf(doctor),
  announcement: (practice, doctor) => practice.announcements.specialAnnouncementOf(doctor),
  'doctor-state': (practice, doctor) => practice.doctors.doctorOf(doctor)?.online_status,
};

function store(practice: Stores, doctorId: number, records: PracticeRecords): RecordIds {
  const { patients = [], recepts = [], notifications = [], payments = [], payouts = [] } = records;
  if (records.billing) practice.payouts.setBilling(doctorId, records.billing);
  for (const [name, value] of Object.entries(records.settings ?? {}))
    practice.settings.storeSetting(doctorId, name, value);
  for (const name of ['doctor_name', 'specialization', 'phone', 'about'] as const) {
    const value = records.profile?.[name];
    if (value !== undefined) practice.profile.storeProfileField(doctorId, name, value);
  }
  const silently = { isSilent: true };
  return {
    patients: patients.map(
      ({ note, created_at, tickets: own = [], recepts: asked = [], payments: paid = [], ...user }) => {
        const since = created_at === undefined ? undefined : new Date(created_at);
        const user_id = practice.people.createUser(user).id;
        own.forEach((ticket) => practice.tickets.addTicket(doctorId, { ...ticket, user_id }, silently));
        asked.forEach((recept) => practice.recepts.addRecept(doctorId, { ...withMoment(recept), user_id }, silently));
        paid.forEach((payment) => practice.payments.addPayment(doctorId, { ...withMoment(payment), user_id }));
        return practice.patients.addPatient(doctorId, user_id, note, since).id;
      },
    ),
    recepts: recepts.map(({ user, ...recept }) => {
      const user_id = practice.people.createUser(user).id;
      return practice.recepts.addRecept(doctorId, { ...withMoment(recept), user_id }, silently).id;
    }),
    notifications: notifications.map(
      (one) => practice.notifications.addNotification(doctorId, withMoment(one), silently).id,
    ),
    payments: payments.map(({ user, ...payment }) => {
      const owner = user ? { user_id: practice.people.createUser(user).id } : {};
      return practice.payments.addPayment(doctorId, { ...withMoment(payment), ...owner }).id;
    }),
    payouts: payouts.map(({ invoice, ...payout }) => {
      const file = { file_name: invoice ?? '', media_type: 'application/pdf', content: Buffer.from('%PDF-1.4') };
      return practice.payouts.addPayout(doctorId, { ...payout, ...(invoice ? { invoice: file } : {}) }).id;
    }),
  };
}

function storedPayouts(practice: Stores, doctorId: number): StoredPayout[] {
  return practice.payouts.payoutsOf(doctorId).map(({ id, month, status }) => {
    const file = practice.payouts.invoiceOf(doctorId, id);
    const invoice = file ? { name: file.file_name, type: file.media_type, size: file.content.length } : null;
    return { id, month, status, invoice };
  });
}

function withMoment<Fields extends { created_at?: string }>({ created_at, ...fields }: Fields) {
  return { ...fields, ...(created_at === undefined ? {} : { created_at: new Date(created_at) }) };
}

/** Instants are ISO 8601 texts, because commands carry JSON. */
export interface OfficeSetup {
  officeHours?: NewOfficeHours[];
  absences?: { absence_from: string; absence_to: string; supplier_name?: string }[];
  announcement?: { note: string; expired_at: string };
  /** Names of other doctors to create. */
  substitutes?: string[];
}

export async function setUpOffice(
  practice: Stores,
  doctorId: number,
  { officeHours = [], absences = [], announcement, substitutes = [] }: OfficeSetup,
) {
  for (const hours of officeHours) practice.officeHours.addOfficeHours(doctorId, hours);
  for (const { absence_from, absence_to, ...absence } of absences) {
    practice.absences.addAbsence(doctorId, {
      ...absence,
      absence_from: new Date(absence_from),
      absence_to: new Date(absence_to),
    });
  }
  if (announcement) {
    const { note, expired_at } = announcement;
    practice.announcements.addSpecialAnnouncement(doctorId, { note, expired_at: new Date(expired_at) });
  }
  const doctors = [];
  for (const [index, doctor_name] of substitutes.entries()) {
    const email = `zastup${doctorId}-${index}@test.sk`;
    const { id } = await practice.doctors.createDoctor({ email, password: 'tajne-heslo', doctor_name });
    doctors.push({ id, doctor_name });
  }
  return { substitutes: doctors };
}
