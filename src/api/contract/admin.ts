import * as v from 'valibot';
import { colleagueActorSchema } from './colleagues';
import { attributes, optionalDate, optionalObject, optionalText, rawList, recordId, requiredText } from './fields';

/** `online` („Ordinuje“), `offline` („Neordinuje“), `ending` („Končím o 30 minút“). */
export const doctorStates = ['online', 'offline', 'ending'] as const;
export type DoctorState = (typeof doctorStates)[number];
const doctorState = v.picklist(doctorStates);
const statusOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'status' in value ? value.status : value;
const withDate = (value: unknown): unknown => ({
  status: statusOf(value),
  date: typeof value === 'object' && value !== null && 'date' in value ? value.date : null,
});
/** `{status, date?}`, or the bare status. `date` is the day on which it was set. */
const onlineStatus = v.pipe(
  v.unknown(),
  v.transform(withDate),
  v.object({ status: v.fallback(doctorState, 'offline'), date: optionalDate }),
);

/** `expired_at` is an instant, ISO 8601. */
const announcement = { id: v.optional(v.nullable(recordId), null), note: optionalText, expired_at: optionalText };
export const announcementSchema = v.object(announcement);
export type Announcement = v.InferOutput<typeof announcementSchema>;

/** The texts of the profile, and the avatar's address. */
export const profileFields = ['doctor_name', 'specialization', 'phone', 'about', 'avatar'] as const;

const doctorAttributes = attributes({
  doctor_name: optionalText,
  avatar: optionalText,
  specialization: optionalText,
  phone: optionalText,
  about: optionalText,
  /** The stored settings by name; a value is a text, a number or a boolean. */
  settings: v.fallback(v.record(v.string(), v.unknown()), {}),
  /** The server's features beyond the specification; the panel hides what needs an absent one. */
  capabilities: v.fallback(v.array(v.string()), []),
  /** The colleague who is logged in; absent for the doctor. */
  colleague: v.fallback(v.nullish(colleagueActorSchema, null), null),
  /** The parts of the panel that the server refuses to this login. */
  denied: v.fallback(v.array(v.string()), []),
  /** False while a new doctor waits for approval: patients do not see the practice yet. */
  is_public: v.fallback(v.boolean(), true),
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

/** `content` is HTML from the server; `created_at` is ISO 8601, or a text that is shown unchanged. */
export const notificationSchema = v.object({
  id: recordId,
  /** `schedule-premium`, `schedule`, `recept`, `queue`; others get a default icon. */
  category: optionalText,
  content: optionalText,
  created_at: optionalText,
});
export type Notification = v.InferOutput<typeof notificationSchema>;

/** A substitute. */
export const doctorSchema = v.object({ id: recordId, attributes: attributes({ doctor_name: optionalText }) });
export type Doctor = v.InferOutput<typeof doctorSchema>;

/** A payout that waits for its invoice; its `id` is the payout's. */
export const payoutQueueItemSchema = v.object({ id: recordId, month_formated: requiredText });
export type PayoutQueueItem = v.InferOutput<typeof payoutQueueItemSchema>;

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

/** The stored doctor state: `{status}`, or the bare status. */
export const storedStateSchema = v.pipe(v.unknown(), v.transform(statusOf), doctorState);

type Loaded = InitialData;
declare module '../../state/app-data' {
  interface Register {
    initialData: Loaded;
  }
}
