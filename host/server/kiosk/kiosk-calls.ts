import type { Handler, MiddlewareHandler } from 'hono';
import * as v from 'valibot';
import type { ServerEnv } from '../calls/call-routes';
import { problem } from '../calls/problems';
import type { Practice } from '../practice/practice';
import { chosenDoctor, optionalLine, requestId } from './kiosk-fields';
import { withKioskRequest } from './kiosk-request';

/** GET /kiosk/api/practices: where a ticket can be taken. */
export function kioskPractices(practice: Practice): Handler<ServerEnv> {
  return (c) =>
    c.json(
      practice.doctors().map(({ id, code, doctor_name, practice_title }) => ({
        code,
        doctor_name,
        practice_title,
        waiting: practice.waitingBeforeNewcomer(id),
      })),
    );
}

/** POST /kiosk/api/tickets: 201, or 200 for a request that was answered before. */
export function takeTicket(practice: Practice): Handler<ServerEnv> {
  const ticketRequest = v.object({
    practice: chosenDoctor(practice),
    name: optionalLine(80),
    reason: optionalLine(300),
    request_id: requestId,
  });
  return withKioskRequest(ticketRequest, (c, { practice: doctor, name, reason, request_id }) => {
    const { id, number, isNew } = practice.addTicketFromPatient(doctor.id, {
      type: 'queue',
      origin_title: KIOSK_ORIGIN,
      request_id,
      ...(name === null ? {} : { user_alternate: name }),
      ...(reason === null ? {} : { event_note: reason }),
    });
    const before = practice.waitingBefore(doctor.id, id);
    return c.json({ number, before, doctor_name: doctor.doctor_name }, isNew ? 201 : 200);
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
