import * as v from 'valibot';
import { optionalText, requiredText } from '../../api/contract/fields';
import {
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
import { NOTE_MAX_LENGTH } from '../../constants';
import { appointmentTypes } from '../office-hours/contract';
import { ticketSchema } from '../tickets/contract';

/** A bookable day: `value` is `YYYY-MM-DD`. */
export const scheduleDaySchema = v.object({ value: requiredText, title: optionalText, description: optionalText });

export type ScheduleDay = v.InferOutput<typeof scheduleDaySchema>;

/** A free time of a day, `HH:mm`. */
export const scheduleTimeSchema = v.object({ time: requiredText });

export type ScheduleTime = v.InferOutput<typeof scheduleTimeSchema>;

const appointmentType = v.nullish(choice(appointmentTypes), 'schedule');

/** `GET /api/schedules`: the days of ordinary appointments, or of those of `?type=`. */
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

export type AppointmentRequest = Complete<v.InferInput<typeof appointmentRequestSchema>>;

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
