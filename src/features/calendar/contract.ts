import * as v from 'valibot';
import { count, optionalDate, optionalNumber, optionalText, requiredText } from '../../api/contract/fields';
import { between, day, integer, rule, time, type Complete } from '../../api/contract/request-fields';
import { defineCall } from '../../api/define-call';
import { CALENDAR_MAX_DAYS, DAY_MS, PATIENT_TIME_MAX_MINUTES, PATIENT_TIME_MIN_MINUTES } from '../../constants';
import { absenceSchema } from '../absences/contract';
import { ticketSchema } from '../tickets/contract';

/** The states of a term. An unknown state is read as `waiting`. */
export const termStates = ['waiting', 'served', 'missed', 'rejected'] as const;

export type TermState = (typeof termStates)[number];

const timeFields = v.object({
  /** ISO 8601 with an offset. If there is no end, the length follows from the office hours. */
  starts_at: requiredText,
  ends_at: optionalText,
  state: v.fallback(v.picklist(termStates), 'waiting'),
  /** Increases with each change of the term. */
  version: v.pipe(optionalNumber, v.number()),
});

/** An appointment of the calendar: a ticket with its start, end, state and version. */
export const termSchema = v.pipe(
  v.unknown(),
  v.transform((term) => ({ ticket: term, times: term })),
  v.object({ ticket: ticketSchema, times: timeFields }),
  v.transform(({ ticket, times }) => ({ ...ticket, ...times })),
);

export type Term = v.InferOutput<typeof termSchema>;

/** A period of the office hours that can be given to one patient. `type` is one of the appointment types. */
export const slotSchema = v.object({
  starts_at: requiredText,
  ends_at: requiredText,
  type: requiredText,
  is_free: v.boolean(),
});

export type CalendarSlot = v.InferOutput<typeof slotSchema>;

/** Office hours of a day, of any type: `schedule`, `schedule-premium`, `queue` or `other`. */
export const openHoursSchema = v.object({ starts_at: requiredText, ends_at: requiredText, type: requiredText });

export type OpenHours = v.InferOutput<typeof openHoursSchema>;

/** How many patients came without an appointment on a day, `YYYY-MM-DD`. */
export const walkInsSchema = v.object({ date: v.pipe(optionalDate, v.string()), count });

export type WalkIns = v.InferOutput<typeof walkInsSchema>;

/** `GET /api/calendar?from&to`: both are days, `YYYY-MM-DD`, inclusive. */
export const calendarRequestSchema = v.pipe(
  v.object({ from: day, to: day }),
  v.forward(
    v.partialCheck([['from'], ['to']], ({ from, to }) => from <= to, rule('after_or_equal', 'from')),
    ['to'],
  ),
  v.forward(
    v.partialCheck(
      [['from'], ['to']],
      ({ from, to }) => Date.parse(to) - Date.parse(from) < CALENDAR_MAX_DAYS * DAY_MS,
      rule('max_items', CALENDAR_MAX_DAYS),
    ),
    ['to'],
  ),
);

export type CalendarRequest = v.InferInput<typeof calendarRequestSchema>;

const calendarLists = {
  terms: { what: 'term', list: termSchema, otherwise: 'fails' },
  slots: { what: 'slot', list: slotSchema, otherwise: 'empty' },
  absences: { what: 'absence', list: absenceSchema, otherwise: 'empty' },
  hours: { what: 'open hours', list: openHoursSchema, otherwise: 'empty' },
  walk_ins: { what: 'walk-ins', list: walkInsSchema, otherwise: 'empty' },
} as const;

const calendarFields = v.object({
  /** IANA name of the practice's time zone. */
  time_zone: optionalText,
  terms: v.unknown(),
  slots: v.optional(v.unknown()),
  absences: v.optional(v.unknown()),
  hours: v.optional(v.unknown()),
  walk_ins: v.optional(v.unknown()),
});

/** Appointments, slots, absences and office hours of at most {@link CALENDAR_MAX_DAYS} days. The path carries the range. */
export const calendar = defineCall()({
  method: 'GET',
  path: '/api/calendar',
  capability: 'calendar',
  response: { record: calendarFields, parts: calendarLists },
});

/** `POST /api/event-move`. `day` and `time` are on the practice's clock; `overlap` confirms that the term overlaps others. */
export const eventMoveRequestSchema = v.object({
  id: integer,
  version: integer,
  day,
  time,
  duration_minutes: between(PATIENT_TIME_MIN_MINUTES, PATIENT_TIME_MAX_MINUTES),
  overlap: v.nullish(v.boolean(rule('boolean')), false),
});

export type EventMoveRequest = Complete<v.InferInput<typeof eventMoveRequestSchema>>;

/** Moves a term or changes its length. Responds with the term. */
export const eventMove = defineCall<EventMoveRequest>()({
  method: 'POST',
  path: '/api/event-move',
  capability: 'calendar',
  response: { record: termSchema, isForm: true },
});
