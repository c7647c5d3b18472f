/**
 * The records of the wire, as both ends of it read them. Field names stay as the server sends them.
 * `null`, an absent field and `""` mean the same and arrive here as `null`; fields that are not named are dropped.
 */
import * as v from 'valibot';
import {
  attributes,
  count,
  flag,
  optionalDate,
  optionalList,
  optionalNumber,
  optionalObject,
  optionalText,
  rawList,
  recordId,
  requiredText,
  timeOfDay,
} from './fields';

export type { RecordId } from './fields';

/** Whom a record is about. It must not be lost, nor its money, over what is wrong with them. */
const person = v.fallback(
  optionalObject({ attributes: attributes({ avatar: optionalText, fullname: optionalText }) }),
  null,
);

/** The same with the id by which they can be added to the patients. */
const waitingPerson = v.fallback(
  optionalObject({
    id: v.fallback(v.nullable(recordId), null),
    attributes: attributes({ avatar: optionalText, fullname: optionalText }),
  }),
  null,
);

export const ticketSchema = v.pipe(
  v.object({
    id: recordId,
    /** `queue`, `schedule` or `schedule-premium`; a kind that we do not know must not hide a waiting patient. */
    type: requiredText,
    ticket_title: requiredText,
    scheduled_formated: optionalText,
    user: waitingPerson,
    user_alternate: optionalText,
    is_patient: flag,
    exchange_list_formated: optionalText,
    created_at_formated: optionalText,
    origin_title: optionalText,
    event_note: optionalText,
  }),
  // Who has no id still waits, under his or her name.
  v.transform(({ user, ...ticket }) => {
    const { id = null, attributes = null } = user ?? {};
    if (attributes && id !== null) return { ...ticket, user: { id, attributes } };
    return { ...ticket, user: null, user_alternate: ticket.user_alternate ?? attributes?.fullname ?? null };
  }),
);
export type Ticket = v.InferOutput<typeof ticketSchema>;
export type TicketUser = NonNullable<Ticket['user']>;

/** One day of the waiting room, before its tickets are read one by one. `date` is `YYYY-MM-DD`. */
export const ticketGroupSchema = v.object({
  day: optionalText,
  date: optionalDate,
  tickets: v.optional(v.unknown()),
});
export interface TicketGroup {
  day: string | null;
  date: string | null;
  tickets: readonly Ticket[];
}

/** `online` („Ordinuje“), `offline` („Neordinuje“), `ending` („Končím o 30 minút“). */
export const doctorStates = ['online', 'offline', 'ending'] as const;
export type DoctorState = (typeof doctorStates)[number];
const doctorState = v.picklist(doctorStates);
const statusOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'status' in value ? value.status : value;

/** `expired_at` is an instant, ISO 8601. */
const announcement = { id: v.optional(v.nullable(recordId), null), note: optionalText, expired_at: optionalText };
export const announcementSchema = v.object(announcement);
export type Announcement = v.InferOutput<typeof announcementSchema>;

export const adminSchema = v.object({
  id: recordId,
  email: optionalText,
  attributes: attributes({
    doctor_name: optionalText,
    avatar: optionalText,
    specialization: optionalText,
    phone: optionalText,
    about: optionalText,
    /** The stored settings by name; a value is a text, a number or a boolean. */
    settings: v.fallback(v.record(v.string(), v.unknown()), {}),
  }),
  /** `{status}`, or the bare status. */
  online_status: v.optional(v.pipe(v.unknown(), v.transform(statusOf), v.fallback(doctorState, 'offline')), 'offline'),
  /** Present if one exists. */
  special_announcement: v.fallback(optionalObject(announcement), null),
});
export type Admin = v.InferOutput<typeof adminSchema>;

/** `content` is HTML from a server; `created_at` is ISO 8601, or whatever is shown as it is. */
export const notificationSchema = v.object({
  id: recordId,
  /** `schedule-premium`, `schedule`, `recept`, `queue`; others have an icon of their own. */
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
});
export interface InitialData {
  admin: Admin;
  notifications: readonly Notification[];
  payoutsQueue: readonly PayoutQueueItem[];
  doctors: readonly Doctor[];
}

/** `birth_date` is `YYYY-MM-DD`. */
export const patientSchema = v.object({
  id: recordId,
  attributes: attributes({
    fullname: optionalText,
    avatar: optionalText,
    email: optionalText,
    phone: optionalText,
    id_number: optionalText,
    birth_date: optionalText,
    insurance_title: optionalText,
    note: optionalText,
  }),
  /** ISO 8601; what sorts by it hides itself without it. */
  created_at: optionalText,
  created_at_formated: optionalText,
});
export type Patient = v.InferOutput<typeof patientSchema>;

export const receptSchema = v.object({
  id: recordId,
  user: person,
  /** The medicine. */
  recept_title: optionalText,
  recept_note: optionalText,
  created_at_formated: optionalText,
});
export type Recept = v.InferOutput<typeof receptSchema>;

/** A transaction. `amount` is in EUR, `created_at` ISO 8601, `status` is `paid`, `pending`, `refunded` or `failed`. */
export const paymentSchema = v.object({
  id: recordId,
  payment_title: optionalText,
  user: person,
  amount: optionalNumber,
  amount_formated: optionalText,
  status: optionalText,
  status_title: optionalText,
  created_at: optionalText,
  created_at_formated: optionalText,
});
export type Payment = v.InferOutput<typeof paymentSchema>;

/** `status` is `open`, `invoiced` or `paid`; `amount` in EUR. */
export const payoutSchema = v.object({
  id: recordId,
  month_formated: optionalText,
  amount: optionalNumber,
  amount_formated: optionalText,
  status: optionalText,
  status_title: optionalText,
  invoice_url: optionalText,
});
export type Payout = v.InferOutput<typeof payoutSchema>;

/** Whom to invoice. */
export const billingSchema = v.object({
  company: optionalText,
  seat: optionalText,
  company_id: optionalText,
  tax_id: optionalText,
  vat_id: optionalText,
});
export type Billing = v.InferOutput<typeof billingSchema>;

/** `GET /api/payouts`, where it is not a bare list. */
export const payoutsSchema = v.object({
  payouts: v.unknown(),
  billing: v.fallback(v.nullish(billingSchema, null), null),
});
export interface Payouts {
  payouts: readonly Payout[];
  billing: Billing | null;
}

/** `hours_day` is `monday` … `sunday`; times are `HH:mm`. */
export const timeScheduleSchema = v.object({
  id: v.optional(v.nullable(recordId), null),
  hours_day: requiredText,
  hours_time_from: timeOfDay,
  hours_time_to: timeOfDay,
});
export type TimeSchedule = v.InferOutput<typeof timeScheduleSchema>;

/**
 * Before its rows are read one by one. `hours_type` is `schedule`, `schedule-premium`, `queue` or `other`;
 * `approximate_time_on_patient` is in minutes.
 */
export const officeHoursSchema = v.object({
  id: recordId,
  hours_name: optionalText,
  hours_type: optionalText,
  approximate_time_on_patient: optionalNumber,
  time_schedules: rawList,
});
export type RawOfficeHours = v.InferOutput<typeof officeHoursSchema>;
export interface OfficeHours extends Omit<RawOfficeHours, 'time_schedules'> {
  time_schedules: readonly TimeSchedule[];
}

/** A day that can be ordered: `value` is `YYYY-MM-DD`. */
export const scheduleDaySchema = v.object({ value: requiredText, title: optionalText, description: optionalText });
export type ScheduleDay = v.InferOutput<typeof scheduleDaySchema>;

/** A free time of a day, `HH:mm`. */
export const scheduleTimeSchema = v.object({ time: requiredText });
export type ScheduleTime = v.InferOutput<typeof scheduleTimeSchema>;

/** A day is `YYYY-MM-DD`, an amount in EUR; the oldest first, the last one now. */
export const dayVisitsSchema = v.object({ day: requiredText, count });
export type DayVisits = v.InferOutput<typeof dayVisitsSchema>;
export const monthEarningsSchema = v.object({ month_formated: requiredText, amount: count });
export type MonthEarnings = v.InferOutput<typeof monthEarningsSchema>;
export const kindTicketsSchema = v.object({ type: requiredText, count });
export type KindTickets = v.InferOutput<typeof kindTicketsSchema>;

const countersSchema = optionalObject({
  ...{ tickets_today: optionalNumber, served_today: optionalNumber },
  ...{ patients: optionalNumber, recepts_pending: optionalNumber },
});

/** `GET /api/dashboard`, before its lists are read record by record. A server may leave out parts, but not all of them. */
export const dashboardSchema = v.pipe(
  v.object({
    counters: v.fallback(countersSchema, null),
    ...{ visits_by_day: optionalList, earnings_by_month: optionalList, tickets_by_type: optionalList },
  }),
  v.check((parts) => Object.values(parts).some((part) => part !== null)),
);
/** `visits_by_day` has 30 days, `earnings_by_month` 12 months. What the server leaves out is `null`. */
export interface Dashboard {
  counters: v.InferOutput<typeof countersSchema>;
  visits_by_day: readonly DayVisits[] | null;
  earnings_by_month: readonly MonthEarnings[] | null;
  tickets_by_type: readonly KindTickets[] | null;
}

/** The stored absence; both ends are instants, ISO 8601, and belong to it. */
export const absenceSchema = v.object({
  id: recordId,
  absence_from: optionalText,
  absence_to: optionalText,
  supplier_id: v.optional(v.nullable(recordId), null),
  supplier_name: optionalText,
});
export type Absence = v.InferOutput<typeof absenceSchema>;

/** What the five form calls answer: `form_value` is the stored record, of the kind that `form_type` names. */
export const formAnswerSchema = v.object({ form_type: requiredText, form_value: v.unknown() });

/** The stored doctor state: `{status}`, or the bare status. */
export const storedStateSchema = v.pipe(v.unknown(), v.transform(statusOf), doctorState);

/** The choices of two settings; the first of each is the default. */
export const themes = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];
export const densities = ['comfortable', 'compact'] as const;
export type Density = (typeof densities)[number];

/** A stored setting, or field of the profile. For an image the value is its URL. */
export const settingSchema = v.object({ name: requiredText, value: v.unknown() });

/** `POST /api/admin/login`. */
export const loginSchema = v.object({ access_token: requiredText });

/** `POST /api/admin/register`: with a token the doctor is logged in, without one the login follows. */
export const registrationSchema = v.fallback(v.object({ access_token: optionalText }), { access_token: null });

/** `POST /broadcasting/auth`. */
export const channelAuthorizationSchema = v.object({ auth: requiredText });
