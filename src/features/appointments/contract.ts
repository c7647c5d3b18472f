import * as v from 'valibot';
import { optionalText, requiredText } from '../../api/contract/fields';
import {
  between,
  choice,
  day,
  nested,
  optionalInput,
  optionalInteger,
  rule,
  time,
  type Complete,
} from '../../api/contract/request-fields';
import { defineCall } from '../../api/define-call';
import { NOTE_MAX_LENGTH, PATIENT_TIME_MAX_MINUTES, PATIENT_TIME_MIN_MINUTES } from '../../constants';
import { appointmentTypes } from '../office-hours/contract';
import { ticketSchema } from '../tickets/contract';

/** A bookable day: `value` is `YYYY-MM-DD`. */
export const scheduleDaySchema = v.object({ value: requiredText, title: optionalText, description: optionalText });

export type ScheduleDay = v.InferOutput<typeof scheduleDaySchema>;

/** A free time of a day, `HH:mm`. */
export const scheduleTimeSchema = v.object({ time: requiredText });

export type ScheduleTime = v.InferOutput<typeof scheduleTimeSchema>;

const appointmentType = v.nullish(choice(appointmentTypes), 'schedule');

/** `GET /api/schedules`: the bookable days of ordinary appointments, or of the type in `?type=`. */
export const scheduleDaysRequestSchema = v.object({ type: appointmentType });

/** `POST /api/schedule-times`: the free times of a day. */
export const scheduleTimesRequestSchema = v.object({ date: day, type: appointmentType });

export type ScheduleTimesRequest = Complete<v.InferInput<typeof scheduleTimesRequestSchema>>;

/** `POST /api/event-add`: an appointment for a patient of the list, for a person by name, or without either. */
export const appointmentRequestSchema = v.pipe(
  v.object({
    ticket_type: choice(appointmentTypes),
    ticket_value: v.optional(nested({ day, time }), { day: '', time: '' }),
    event_note: optionalInput(NOTE_MAX_LENGTH),
    user_id: optionalInteger,
    user_alternate: optionalInput(),
    /** Only with the capability `calendar`: a length other than that of the office hours, and permission to overlap other terms. */
    duration_minutes: v.nullish(between(PATIENT_TIME_MIN_MINUTES, PATIENT_TIME_MAX_MINUTES), null),
    overlap: v.nullish(v.boolean(rule('boolean')), false),
  }),
  v.forward(
    v.partialCheck(
      [['user_id'], ['user_alternate']],
      ({ user_id, user_alternate }) => user_id === null || user_alternate === null,
      rule('prohibited_with', 'user_id'),
    ),
    ['user_alternate'],
  ),
);

type AppointmentInput = v.InferInput<typeof appointmentRequestSchema>;

type CalendarFields = 'duration_minutes' | 'overlap';

export type AppointmentRequest = Complete<Omit<AppointmentInput, CalendarFields>> &
  Partial<Complete<Pick<AppointmentInput, CalendarFields>>>;

/** Responds with the new appointment's ticket. */
export const eventAdd = defineCall<AppointmentRequest>()({
  name: 'eventAdd',
  method: 'POST',
  path: '/api/event-add',
  response: { record: ticketSchema, isForm: true },
});

/** The days on which an appointment can be booked. */
export const schedules = defineCall()({
  name: 'schedules',
  method: 'GET',
  path: '/api/schedules',
  response: { what: 'schedule day', list: scheduleDaySchema },
});

/** The free times of a day. */
export const scheduleTimes = defineCall<ScheduleTimesRequest>()({
  name: 'scheduleTimes',
  method: 'POST',
  path: '/api/schedule-times',
  response: { what: 'schedule time', list: scheduleTimeSchema },
});
