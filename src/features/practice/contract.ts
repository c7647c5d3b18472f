import * as v from 'valibot';
import { attributes, flag, optionalObject, optionalText, rawList, recordId, textList } from '../../api/contract/fields';
import { defineCall } from '../../api/define-call';
import { doctorSchema, type Doctor } from '../absences/substitute.contract';
import { announcement, type Announcement } from '../announcements/contract';
import { colleagueActorSchema } from '../colleagues/actor.contract';
import { onlineStatus, type DoctorState } from '../doctor-state/contract';
import { notificationSchema, type Notification } from '../notifications/contract';
import { payoutQueueItemSchema, type PayoutQueueItem } from '../payouts/queue.contract';
import { profileFields } from '../profile/fields.contract';
import type { Absence } from '../absences/contract';
import type { OfficeHours } from '../office-hours/contract';
import type { Ticket } from '../tickets/contract';

const names = v.fallback(textList([]), []);

const doctorAttributes = attributes({
  doctor_name: optionalText,
  avatar: optionalText,
  specialization: optionalText,
  phone: optionalText,
  about: optionalText,
  /** The stored settings by name; a value is a text, a number or a boolean. */
  settings: v.fallback(v.record(v.string(), v.unknown()), {}),
  /** The server's features beyond the specification; the panel hides what needs an absent one. */
  capabilities: names,
  /** The colleague who is logged in; absent for the doctor. */
  colleague: v.fallback(v.nullish(colleagueActorSchema, null), null),
  /** The parts of the panel that the server refuses to this login. */
  denied: names,
  /** False while a new doctor waits for approval: patients do not see the practice yet. */
  is_public: v.fallback(v.nullish(flag, true), true),
});

/** Some servers keep the profile among the settings. */
function withStoredProfile(read: v.InferOutput<typeof doctorAttributes>) {
  const profile = profileFields.map((name) => [name, read[name] ?? v.parse(storedText, read.settings[name])] as const);
  return { ...read, ...Object.fromEntries(profile) };
}

const storedText = v.fallback(optionalText, null);

export const adminSchema = v.object({
  id: recordId,
  email: optionalText,
  attributes: v.pipe(doctorAttributes, v.transform(withStoredProfile)),
  online_status: v.optional(onlineStatus, null),
  /** Present if one exists. */
  special_announcement: v.fallback(optionalObject(announcement), null),
});

export type Admin = v.InferOutput<typeof adminSchema>;

/** As a server sends it. */
export interface SentAdmin extends Omit<Admin, 'attributes' | 'online_status' | 'special_announcement'> {
  attributes: Omit<Admin['attributes'], 'colleague' | 'denied'> & Partial<Admin['attributes']>;
  online_status: { status: DoctorState; date: string | null };
  special_announcement?: Announcement;
}

/** `GET /api/administration-init`, before its lists are read record by record. */
export const initialDataSchema = v.object({
  admin: adminSchema,
  notifications: rawList,
  payoutsQueue: rawList,
  doctors: rawList,
  /** The practice's time zone (IANA name). */
  time_zone: v.fallback(optionalText, null),
});

export interface InitialData extends Record<keyof v.InferOutput<typeof initialDataSchema>, unknown> {
  admin: Admin;
  notifications: readonly Notification[];
  payoutsQueue: readonly PayoutQueueItem[];
  doctors: readonly Doctor[];
  time_zone: string | null;
}

export interface SentInitialData extends Omit<InitialData, 'admin'> {
  admin: SentAdmin;
}

// Inside the module declaration, `InitialData` would refer to that module.
type Loaded = InitialData;
declare module '../../state/app-data' {
  interface Register {
    initialData: Loaded;
  }
}

export const administrationInit = defineCall()({
  name: 'administrationInit',
  method: 'GET',
  path: '/api/administration-init',
  response: {
    record: initialDataSchema,
    parts: {
      notifications: { what: 'notification', list: notificationSchema, otherwise: 'empty' },
      payoutsQueue: { what: 'payout queue item', list: payoutQueueItemSchema, otherwise: 'empty' },
      doctors: { what: 'doctor', list: doctorSchema, otherwise: 'empty' },
    },
  },
});

/** As a server sends it: the stored record by the kind of the form. */
export interface FormValues {
  'doctor-state': { status: DoctorState };
  'office-hours': OfficeHours;
  absence: Absence;
  event: Ticket;
  ticket: Ticket;
  'special-announcement': Announcement;
}
