import { scheduleDaySchema, scheduleTimeSchema } from '../contract/office-hours';
import type { ScheduleTimesRequest } from '../contract/office-hours.requests';
import type { TicketAddRequest } from '../contract/queue.requests';
import { ticketSchema } from '../contract/tickets';
import type { AppointmentRequest } from '../contract/tickets.requests';
import { defineCall } from '../define-call';

/** Responds with the new appointment's ticket. */
export const eventAdd = defineCall<AppointmentRequest>()({
  name: 'eventAdd',
  method: 'POST',
  path: '/api/event-add',
  response: { record: ticketSchema, isForm: true },
});

export const ticketAdd = defineCall<TicketAddRequest>()({
  method: 'POST',
  path: '/api/ticket-add',
  capability: 'ticket-add',
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
