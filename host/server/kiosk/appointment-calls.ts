import type { Handler } from 'hono';
import type { CallRoute, ServerEnv } from '../calls/call-routes';
import { errorsIn } from '../calls/field-rules';
import { invalid } from '../calls/problems';
import { fieldsOf } from '../calls/request-body';
import { dayOptions, timeOptions } from '../calls/schedule-calls';
import type { Practice } from '../practice/practice';
import { momentLabel } from '../practice/slovak-dates';
import { RequestIdTaken } from '../practice/tickets';
import { appointmentType, chosenDay, chosenTime, patientName, TIME_TAKEN } from './appointment-rules';
import { KIOSK_ORIGIN, sameOriginOnly } from './kiosk-calls';
import { optionalText, practiceIn, requestId, TRY_AGAIN } from './kiosk-rules';

/** What a patient needs to order an appointment. */
export function kioskAppointmentRoutes(
  practice: Practice,
  { reads, writes }: { reads: Handler<ServerEnv>; writes: Handler<ServerEnv> },
): CallRoute[] {
  return [
    { method: 'GET', path: '/kiosk/api/schedules', handlers: [sameOriginOnly, reads, kioskDays(practice)] },
    { method: 'POST', path: '/kiosk/api/schedule-times', handlers: [sameOriginOnly, reads, kioskTimes(practice)] },
    { method: 'POST', path: '/kiosk/api/events', handlers: [sameOriginOnly, writes, orderAppointment(practice)] },
  ];
}

/** GET /kiosk/api/schedules?practice={code}&type={type} */
function kioskDays(practice: Practice): Handler<ServerEnv> {
  return (c) => {
    const fields = new Map(Object.entries(c.req.query()));
    const checks = { practice: practiceIn(fields, practice.doctors()), type: appointmentType(fields) };
    const { practice: doctor, type } = checks;
    if ('error' in doctor || 'error' in type) return invalid(c, errorsIn(checks));
    return c.json(dayOptions(practice, practice.freeDays(doctor.value.id, type.value)));
  };
}

/** POST /kiosk/api/schedule-times {practice, date, type} */
function kioskTimes(practice: Practice): Handler<ServerEnv> {
  return (c) => {
    const fields = fieldsOf(c);
    const checks = {
      practice: practiceIn(fields, practice.doctors()),
      date: chosenDay(fields, 'date'),
      type: appointmentType(fields),
    };
    const { practice: doctor, date, type } = checks;
    if ('error' in doctor || 'error' in date || 'error' in type) return invalid(c, errorsIn(checks));
    return c.json(timeOptions(practice.freeTimes(doctor.value.id, date.value, type.value)));
  };
}

/**
 * POST /kiosk/api/events {practice, day, time, type, name, reason?, request_id}: 201, or 200 for a request that was
 * answered before. The answer is what is stored: a repeated request may have asked for another time meanwhile.
 */
function orderAppointment(practice: Practice): Handler<ServerEnv> {
  return (c) => {
    const fields = fieldsOf(c);
    const checks = {
      practice: practiceIn(fields, practice.doctors()),
      day: chosenDay(fields, 'day'),
      time: chosenTime(fields),
      type: appointmentType(fields),
      name: patientName(fields),
      reason: optionalText(fields, 'reason', 300),
      request_id: requestId(fields),
    };
    const { practice: doctor, day, time, type, name, reason, request_id } = checks;
    if (
      'error' in doctor ||
      'error' in day ||
      'error' in time ||
      'error' in type ||
      'error' in name ||
      'error' in reason ||
      'error' in request_id
    ) {
      return invalid(c, errorsIn(checks));
    }
    try {
      const booked = practice.bookAppointment(doctor.value.id, {
        type: type.value,
        date: day.value,
        time: time.value,
        orderedBy: 'patient',
        origin_title: KIOSK_ORIGIN,
        user_alternate: name.value,
        request_id: request_id.value,
        ...(reason.value ? { event_note: reason.value } : {}),
      });
      if (booked === 'taken') return invalid(c, { time: [TIME_TAKEN] });
      const { scheduledAt } = booked;
      const { clock } = practice;
      const answer = {
        type: booked.type,
        day: clock.dateOf(scheduledAt),
        time: clock.timeOf(scheduledAt),
        scheduled_formated: momentLabel(scheduledAt, clock),
        doctor_name: doctor.value.doctor_name,
      };
      return c.json(answer, booked.isNew ? 201 : 200);
    } catch (error) {
      if (!(error instanceof RequestIdTaken)) throw error;
      return invalid(c, { request_id: [TRY_AGAIN] });
    }
  };
}
