import type { Context, Handler, MiddlewareHandler } from 'hono';
import * as v from 'valibot';
import { queryOf } from '../../http/request-body';
import { invalid, jsonResponse, problem } from '../../http/responses';
import type { ServerEnv } from '../../http/server-env';
import { momentLabel } from '../../lib/calendar';
import type { Stores } from '../../stores';
import { refused, renewDeviceKey } from './access';
import { isAfterClosing, roundedSpan } from './expected-call';
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

/** GET /kiosk/api/practices: the practices that the device reaches. */
export function kioskPractices(
  stores: Pick<Stores, 'announcements' | 'clock' | 'outlook' | 'waitingList'>,
): Handler<ServerEnv> {
  return (c) => {
    renewDeviceKey(c);
    const practices = c.get('kiosk').practices();
    const records = practices.map((doctor) => {
      const { doctorState, closed, opensAt, closesAt, newcomer } = stores.outlook.outlookOf(doctor);
      return {
        code: doctor.code,
        doctor_name: doctor.doctor_name,
        practice_title: doctor.practice_title,
        waiting: stores.waitingList.waitingBeforeNewcomer(doctor.id),
        doctor_state: doctorState,
        closed,
        opens_at: opensAt,
        closes_at: closesAt,
        // When a ticket taken now would be called.
        expected: closed === null ? roundedSpan(newcomer, stores.clock) : null,
        announcement: stores.announcements.specialAnnouncementOf(doctor.id)?.note ?? null,
      };
    });
    return jsonResponse(c, records);
  };
}

/** POST /kiosk/api/tickets: 201, or 200 for a repeated request. */
export function takeTicket(
  stores: Pick<Stores, 'clock' | 'kioskLimits' | 'outlook' | 'patientRequests' | 'recordIds' | 'waitingList'>,
): Handler<ServerEnv> {
  const ticketRequest = (c: Context<ServerEnv>) =>
    v.object({
      practice: chosenDoctor(c.get('kiosk')),
      name: optionalLine(80),
      reason: optionalLine(300),
      request_id: requestId,
    });
  return withKioskRequest(ticketRequest, (c, { practice: doctor, name, reason, request_id }) => {
    const request = { doctorId: doctor.id, device: c.get('kiosk').device, kind: 'tickets', request_id } as const;
    const isClosed = () =>
      stores.recordIds.recordOfRequest('tickets', request_id) === null &&
      stores.outlook.outlookOf(doctor).closed !== null;
    const added = stores.kioskLimits.withinKioskLimits(request, () =>
      isClosed()
        ? 'hours'
        : stores.patientRequests.addTicketFromPatient(doctor.id, {
            type: 'queue',
            origin_title: KIOSK_ORIGIN,
            request_id,
            user_alternate: name,
            event_note: reason,
          }),
    );
    if (typeof added === 'string') return refused(c, added);
    const { id, number, isNew } = added;
    const before = stores.waitingList.waitingBefore(doctor.id, id);
    const { of, closesAt } = stores.outlook.outlookOf(doctor);
    const span = of.get(id);
    const record = {
      number,
      before,
      doctor_name: doctor.doctor_name,
      expected: roundedSpan(span, stores.clock),
      closes_at: closesAt,
      is_late: isAfterClosing(span, closesAt, stores.clock),
    };
    return c.json(record, isNew ? 201 : 200);
  });
}

const KIOSK_ORIGIN = 'Kiosk v čakárni';

/** The kiosk needs no login, so other websites must not reach it through a visitor's browser. */
export const sameOriginOnly: MiddlewareHandler<ServerEnv> = async (c, next) => {
  const site = c.req.header('sec-fetch-site');
  const origin = c.req.header('origin');
  const isForeign =
    site === undefined
      ? origin !== undefined && !origin.endsWith(`://${c.req.header('host')}`)
      : site !== 'same-origin' && site !== 'none';
  return isForeign ? problem(c, 403, '') : next();
};

/** POST /kiosk/api/recepts: 201, or 200 for a repeated request. */
export function requestRecept(stores: Pick<Stores, 'kioskLimits' | 'patientRequests'>): Handler<ServerEnv> {
  const receptRequest = (c: Context<ServerEnv>) =>
    v.object({
      practice: chosenDoctor(c.get('kiosk')),
      name: requiredLine(80, 'Napíšte svoje meno.'),
      medicine: requiredLine(120, 'Napíšte názov lieku.'),
      note: optionalLine(300),
      request_id: requestId,
    });
  return withKioskRequest(receptRequest, (c, { practice: doctor, name, medicine, note, request_id }) => {
    const request = { doctorId: doctor.id, device: c.get('kiosk').device, kind: 'recepts', request_id } as const;
    const added = stores.kioskLimits.withinKioskLimits(request, () =>
      stores.patientRequests.addReceptFromPatient(doctor.id, { name, medicine, note, request_id }),
    );
    if (typeof added === 'string') return refused(c, added);
    return c.json({ doctor_name: doctor.doctor_name }, added.isNew ? 201 : 200);
  });
}

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
