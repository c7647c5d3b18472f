import type { Context, Handler, MiddlewareHandler } from 'hono';
import * as v from 'valibot';
import type { ServerEnv } from '../calls/server-env';
import { jsonAnswer } from '../calls/json-answer';
import { problem } from '../calls/problems';
import type { Stores } from '../stores';
import { outlookOf } from '../practice/outlook';
import { renewDeviceKey } from './device-cookie';
import { refused } from './kiosk-access';
import { chosenDoctor, optionalLine, requestId } from './kiosk-fields';
import { kioskExpectation, kioskOutlook } from './kiosk-outlook';
import { withKioskRequest } from './kiosk-request';

/** GET /kiosk/api/practices: where a ticket can be taken. */
export function kioskPractices(
  stores: Pick<Stores, 'absences' | 'announcements' | 'calls' | 'clock' | 'officeHours' | 'waitingList'>,
): Handler<ServerEnv> {
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
          waiting: stores.waitingList.waitingBeforeNewcomer(doctor.id),
          ...kioskOutlook(stores, doctor),
        })),
    );
  };
}

/** POST /kiosk/api/tickets: 201, or 200 for a request that was answered before. */
export function takeTicket(
  stores: Pick<
    Stores,
    'absences' | 'calls' | 'clock' | 'kioskLimits' | 'officeHours' | 'patientRequests' | 'recordIds' | 'waitingList'
  >,
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
      stores.recordIds.recordOfRequest('tickets', request_id) === null && outlookOf(stores, doctor).closed !== null;
    const added = stores.kioskLimits.withinKioskLimits(request, () =>
      isClosed()
        ? 'hours'
        : stores.patientRequests.addTicketFromPatient(doctor.id, {
            type: 'queue',
            origin_title: KIOSK_ORIGIN,
            request_id,
            ...(name === null ? {} : { user_alternate: name }),
            ...(reason === null ? {} : { event_note: reason }),
          }),
    );
    if (typeof added === 'string') return refused(c, added);
    const { id, number, isNew } = added;
    const before = stores.waitingList.waitingBefore(doctor.id, id);
    const told = { number, before, doctor_name: doctor.doctor_name, ...kioskExpectation(stores, doctor, id) };
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
