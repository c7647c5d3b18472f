import * as v from 'valibot';
import {
  appointmentRequestSchema,
  eventAdd,
  scheduleDaysRequestSchema,
  scheduleTimes,
  scheduleTimesRequestSchema,
  schedules,
} from '../../../src/features/appointments/contract';
import { rule } from '../../../src/api/contract/request-fields';
import { type CallRoute, changeOrigin, type Handle, sharedChange } from '../../http/handle';
import { formResponse, invalid, jsonResponse } from '../../http/responses';
import { recordInResponse } from '../../http/log-calls';
import { queryOf } from '../../http/request-body';
import { brokenRule, withRequest } from '../../http/validation';
import type { Stores } from '../../stores';

export function appointmentRoutes(
  stores: Pick<Stores, 'appointments' | 'patients' | 'waitingList'>,
  handle: Handle,
): CallRoute[] {
  return [
    // Days with free times; `?type=schedule-premium` for premium hours.
    handle(
      schedules,
      { log: 'nothing', right: 'everybody' },
      withRequest(
        scheduleDaysRequestSchema,
        (c, { type }) => jsonResponse(c, stores.appointments.scheduleDays(c.get('session').doctorId, type)),
        { read: queryOf },
      ),
    ),
    // A read that is sent as a POST.
    handle(
      scheduleTimes,
      { log: { action: 'schedule-times.asked', onlyRefusals: true }, right: 'everybody' },
      withRequest(scheduleTimesRequestSchema, (c, { date, type }) =>
        jsonResponse(c, stores.appointments.scheduleTimes(c.get('session').doctorId, date, type)),
      ),
    ),
    // For a patient of the doctor, or for somebody by name.
    handle(
      eventAdd,
      { log: recordInResponse('appointment.made', 'ticket'), ...sharedChange },
      withRequest(
        (c) => ofOwnPatient(stores, c.get('session').doctorId),
        (c, { ticket_type, ticket_value, event_note, user_id, user_alternate, duration_minutes, overlap }) => {
          const { doctorId } = c.get('session');
          const appointment = {
            type: ticket_type,
            date: ticket_value.day,
            time: ticket_value.time,
            bookedBy: 'doctor' as const,
            origin_title: 'Objednané v ambulancii',
            event_note,
            user_id,
            user_alternate,
          };
          const { bookAppointment, conflictsAt, placeAppointment } = stores.appointments;
          const isOneSlot = duration_minutes === null && !overlap;
          const booked = isOneSlot
            ? bookAppointment(doctorId, appointment, changeOrigin(c))
            : placeAppointment(doctorId, { ...appointment, duration_minutes, overlap }, changeOrigin(c));
          if (booked === 'taken') {
            const conflicts = conflictsAt(doctorId, appointment);
            return invalid(c, brokenRule('ticket_value.time', 'in'), conflicts.length > 0 ? { conflicts } : {});
          }
          if ('message' in booked)
            return invalid(c, { [`ticket_value.${booked.field}`]: [booked.message] }, booked.more);
          return formResponse(c, 'event', stores.waitingList.ticketOf(doctorId, booked.ticketId));
        },
      ),
    ),
  ];
}

const ofOwnPatient = (stores: Pick<Stores, 'patients'>, doctorId: number) =>
  v.pipe(
    appointmentRequestSchema,
    v.forward(
      v.partialCheck(
        [['user_id']],
        ({ user_id: id }) => id === null || stores.patients.isPatient(doctorId, id),
        rule('in'),
      ),
      ['user_id'],
    ),
  );
