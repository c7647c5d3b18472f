import type { Context, Handler } from 'hono';
import * as v from 'valibot';
import { invalid, jsonResponse } from '../../http/responses';
import { queryOf } from '../../http/request-body';
import type { ServerEnv } from '../../http/server-env';
import { momentLabel } from '../../lib/calendar';
import type { Stores } from '../../stores';
import { refused } from './access';
import {
  appointmentType,
  chosenDay,
  chosenDoctor,
  chosenTime,
  optionalLine,
  requestId,
  requiredLine,
  withKioskRequest,
} from './fields';
import { KIOSK_ORIGIN } from './ticket-calls';

/** GET /kiosk/api/schedules?practice={code}&type={type} */
export function kioskDays(stores: Pick<Stores, 'appointments'>): Handler<ServerEnv> {
  return withKioskRequest(
    (c) => v.object({ practice: chosenDoctor(c.get('kiosk')), type: appointmentType }),
    (c, { practice: doctor, type }) => jsonResponse(c, stores.appointments.scheduleDays(doctor.id, type)),
    { read: queryOf },
  );
}

/** POST /kiosk/api/schedule-times */
export function kioskTimes(stores: Pick<Stores, 'appointments'>): Handler<ServerEnv> {
  return withKioskRequest(
    (c) => v.object({ practice: chosenDoctor(c.get('kiosk')), date: chosenDay, type: appointmentType }),
    (c, { practice: doctor, date, type }) => jsonResponse(c, stores.appointments.scheduleTimes(doctor.id, date, type)),
  );
}

/**
 * POST /kiosk/api/events: 201, or 200 for a repeated request. The response is the stored appointment: a repeat may contain another time.
 */
export function bookAppointment(stores: Pick<Stores, 'appointments' | 'clock' | 'kioskLimits'>): Handler<ServerEnv> {
  const { clock } = stores;
  const appointmentRequest = (c: Context<ServerEnv>) =>
    v.object({
      practice: chosenDoctor(c.get('kiosk')),
      day: chosenDay,
      time: chosenTime,
      type: appointmentType,
      // An appointment needs a name.
      name: requiredLine(80, 'Napíšte, prosím, svoje meno.'),
      reason: optionalLine(300),
      request_id: requestId,
    });
  return withKioskRequest(appointmentRequest, (c, request) => {
    const { practice: doctor, name, reason, request_id } = request;
    const { device } = c.get('kiosk');
    const booked = stores.kioskLimits.withinKioskLimits(
      { doctorId: doctor.id, device, kind: 'appointments', request_id, name },
      () =>
        stores.appointments.bookAppointment(doctor.id, {
          type: request.type,
          date: request.day,
          time: request.time,
          bookedBy: 'patient',
          origin_title: KIOSK_ORIGIN,
          user_alternate: name,
          request_id,
          event_note: reason,
        }),
    );
    if (booked === 'taken') return invalid(c, { time: [TIME_TAKEN] });
    if (typeof booked === 'string') return refused(c, booked);
    const { scheduledAt } = booked;
    const body = {
      type: booked.type,
      day: clock.dateOf(scheduledAt),
      time: clock.timeOf(scheduledAt),
      scheduled_formated: momentLabel(scheduledAt, clock),
      doctor_name: doctor.doctor_name,
    };
    return c.json(body, booked.isNew ? 201 : 200);
  });
}

/** The message when somebody else booked the time first. */
const TIME_TAKEN = 'Tento čas už nie je voľný. Vyberte, prosím, iný.';
