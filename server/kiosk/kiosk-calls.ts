import type { Context, Handler, MiddlewareHandler } from 'hono';
import * as v from 'valibot';
import type { ServerEnv } from '../calls/server-env';
import { jsonAnswer } from '../calls/json-answer';
import { problem } from '../calls/problems';
import type { Practice } from '../practice/practice';
import { outlookOf } from '../practice/outlook';
import { renewDeviceKey } from './device-cookie';
import { refused } from './kiosk-access';
import { chosenDoctor, optionalLine, requestId } from './kiosk-fields';
import { kioskExpectation, kioskOutlook } from './kiosk-outlook';
import { withKioskRequest } from './kiosk-request';

/** GET /kiosk/api/practices: where a ticket can be taken. */
export function kioskPractices(practice: Practice): Handler<ServerEnv> {
  return (c) => {
    renewDeviceKey(c);
    return jsonAnswer(
      c,
      c
        .get('kiosk')
        .practices()
        .map((doctor) => ({
          code: doctor.code,
          doctor_name: doctor.doctor_name,
          practice_title: doctor.practice_title,
          waiting: practice.waitingBeforeNewcomer(doctor.id),
          ...kioskOutlook(practice, doctor),
        })),
    );
  };
}

/** POST /kiosk/api/tickets: 201, or 200 for a request that was answered before. */
export function takeTicket(practice: Practice): Handler<ServerEnv> {
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
      practice.recordOfRequest('tickets', request_id) === null && outlookOf(practice, doctor).closed !== null;
    const added = practice.withinKioskLimits(request, () =>
      isClosed()
        ? 'hours'
        : practice.addTicketFromPatient(doctor.id, {
            type: 'queue',
            origin_title: KIOSK_ORIGIN,
            request_id,
            ...(name === null ? {} : { user_alternate: name }),
            ...(reason === null ? {} : { event_note: reason }),
          }),
    );
    if (typeof added === 'string') return refused(c, added);
    const { id, number, isNew } = added;
    const before = practice.waitingBefore(doctor.id, id);
    const told = { number, before, doctor_name: doctor.doctor_name, ...kioskExpectation(practice, doctor, id) };
    return c.json(told, isNew ? 201 : 200);
  });
}

export const KIOSK_ORIGIN = 'Kiosk v čakárni';

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
