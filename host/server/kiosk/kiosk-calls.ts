import type { Handler, MiddlewareHandler } from 'hono';
import { addressOf, type ServerEnv } from '../calls/call-routes';
import { errorsIn } from '../calls/field-rules';
import { fieldsOf } from '../calls/request-body';
import { invalid, problem } from '../calls/problems';
import type { Throttle } from '../calls/throttle';
import type { Practice } from '../practice/practice';
import { RequestIdTaken } from '../practice/tickets';
import { optionalText, practiceIn, requestId, TRY_AGAIN } from './kiosk-rules';

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

/** POST /kiosk/api/tickets {practice, name?, reason?, request_id}: 201, or 200 for a request that was answered before. */
export function takeTicket(practice: Practice): Handler<ServerEnv> {
  return (c) => {
    const fields = fieldsOf(c);
    const checks = {
      practice: practiceIn(fields, practice.doctors()),
      name: optionalText(fields, 'name', 80),
      reason: optionalText(fields, 'reason', 300),
      request_id: requestId(fields),
    };
    const { practice: doctor, name, reason, request_id } = checks;
    if ('error' in doctor || 'error' in name || 'error' in reason || 'error' in request_id) {
      return invalid(c, errorsIn(checks));
    }
    try {
      const { id, number, isNew } = practice.addTicketFromPatient(doctor.value.id, {
        type: 'queue',
        origin_title: KIOSK_ORIGIN,
        request_id: request_id.value,
        ...(name.value ? { user_alternate: name.value } : {}),
        ...(reason.value ? { event_note: reason.value } : {}),
      });
      const before = practice.waitingBefore(doctor.value.id, id);
      return c.json({ number, before, doctor_name: doctor.value.doctor_name }, isNew ? 201 : 200);
    } catch (error) {
      if (!(error instanceof RequestIdTaken)) throw error;
      return invalid(c, { request_id: [TRY_AGAIN] });
    }
  };
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

export function throttleAddress(throttle: Throttle): MiddlewareHandler<ServerEnv> {
  return async (c, next) => throttle.attempt(c, addressOf(c.env)) ?? next();
}
