import type { Handler } from 'hono';
import * as v from 'valibot';
import type { CallRoute, ServerEnv } from '../calls/call-routes';
import { invalid } from '../calls/problems';
import { queryOf } from '../calls/request-body';
import { dayOptions, timeOptions } from '../calls/schedule-calls';
import type { Practice } from '../practice/practice';
import { momentLabel } from '../practice/slovak-dates';
import { KIOSK_ORIGIN, sameOriginOnly } from './kiosk-calls';
import {
  appointmentType,
  chosenDay,
  chosenDoctor,
  chosenTime,
  optionalLine,
  requestId,
  requiredLine,
} from './kiosk-fields';
import { withKioskRequest } from './kiosk-request';

/** What a patient needs to book an appointment. */
export function kioskAppointmentRoutes(
  practice: Practice,
  { reads, writes }: { reads: Handler<ServerEnv>; writes: Handler<ServerEnv> },
): CallRoute[] {
  return [
    { method: 'GET', path: '/kiosk/api/schedules', handlers: [sameOriginOnly, reads, kioskDays(practice)] },
    { method: 'POST', path: '/kiosk/api/schedule-times', handlers: [sameOriginOnly, reads, kioskTimes(practice)] },
    { method: 'POST', path: '/kiosk/api/events', handlers: [sameOriginOnly, writes, bookAppointment(practice)] },
  ];
}

/** GET /kiosk/api/schedules?practice={code}&type={type} */
function kioskDays(practice: Practice): Handler<ServerEnv> {
  const daysRequest = v.object({ practice: chosenDoctor(practice), type: appointmentType });
  return withKioskRequest(
    daysRequest,
    (c, { practice: doctor, type }) => c.json(dayOptions(practice, practice.freeDays(doctor.id, type))),
    { read: queryOf },
  );
}

/** POST /kiosk/api/schedule-times */
function kioskTimes(practice: Practice): Handler<ServerEnv> {
  const timesRequest = v.object({ practice: chosenDoctor(practice), date: chosenDay, type: appointmentType });
  return withKioskRequest(timesRequest, (c, { practice: doctor, date, type }) =>
    c.json(timeOptions(practice.freeTimes(doctor.id, date, type))),
  );
}

/**
 * POST /kiosk/api/events: 201, or 200 for a request that was answered before. The answer is what is stored: a repeated
 * request may have asked for another time meanwhile.
 */
function bookAppointment(practice: Practice): Handler<ServerEnv> {
  const { clock } = practice;
  const appointmentRequest = v.object({
    practice: chosenDoctor(practice),
    day: chosenDay,
    time: chosenTime,
    type: appointmentType,
    // An appointment needs a name.
    name: requiredLine(80, 'Napíšte, prosím, svoje meno.'),
    reason: optionalLine(300),
    request_id: requestId,
  });
  return withKioskRequest(appointmentRequest, (c, request) => {
    const { practice: doctor, reason } = request;
    const booked = practice.bookAppointment(doctor.id, {
      type: request.type,
      date: request.day,
      time: request.time,
      bookedBy: 'patient',
      origin_title: KIOSK_ORIGIN,
      user_alternate: request.name,
      request_id: request.request_id,
      ...(reason === null ? {} : { event_note: reason }),
    });
    if (booked === 'taken') return invalid(c, { time: [TIME_TAKEN] });
    const { scheduledAt } = booked;
    const answer = {
      type: booked.type,
      day: clock.dateOf(scheduledAt),
      time: clock.timeOf(scheduledAt),
      scheduled_formated: momentLabel(scheduledAt, clock),
      doctor_name: doctor.doctor_name,
    };
    return c.json(answer, booked.isNew ? 201 : 200);
  });
}

/** The message when somebody else booked the time first. */
const TIME_TAKEN = 'Tento čas už nie je voľný. Vyberte, prosím, iný.';
