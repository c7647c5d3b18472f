import type { Handler } from 'hono';
import type { Practice } from '../practice/practice';
import { addAbsence, removeAbsence } from './absence-calls';
import { addSpecialAnnouncement, removeSpecialAnnouncement } from './announcement-calls';
import { addAppointment } from './appointment-calls';
import type { CallRoute, ServerEnv } from './call-routes';
import { changeDoctorState } from './doctor-state-calls';
import { addOfficeHours, removeOfficeHours } from './office-hours-calls';
import { recordsOf } from './practice-calls';
import { addTicket, moveTicket } from './queue-calls';
import { scheduleDays, scheduleTimes } from './schedule-calls';

/** The routes of working hours, appointments and the order of the waiting room. `authenticated` requires a doctor's session, `once` answers a repeat as the first time. */
export function officeRoutes(
  practice: Practice,
  authenticated: readonly [Handler<ServerEnv>, ...Handler<ServerEnv>[]],
  once: Handler<ServerEnv>,
): CallRoute[] {
  const changing = [...authenticated, once] as const;
  return [
    { method: 'GET', path: '/api/office-hours-get', handlers: [...authenticated, recordsOf(practice.officeHoursOf)] },
    { method: 'POST', path: '/api/office-hours-add', handlers: [...changing, addOfficeHours(practice)] },
    { method: 'POST', path: '/api/office-hours-remove', handlers: [...changing, removeOfficeHours(practice)] },
    { method: 'POST', path: '/api/doctor-state-change', handlers: [...changing, changeDoctorState(practice)] },
    { method: 'POST', path: '/api/absence-add', handlers: [...changing, addAbsence(practice)] },
    {
      method: 'POST',
      path: '/api/special-announcements-add',
      handlers: [...changing, addSpecialAnnouncement(practice)],
    },
    {
      method: 'POST',
      path: '/api/special-announcements-remove',
      handlers: [...changing, removeSpecialAnnouncement(practice)],
    },
    { method: 'GET', path: '/api/absences', handlers: [...authenticated, recordsOf(practice.absencesOf)] },
    { method: 'POST', path: '/api/absence-remove', handlers: [...changing, removeAbsence(practice)] },
    { method: 'POST', path: '/api/ticket-add', handlers: [...changing, addTicket(practice)] },
    { method: 'POST', path: '/api/ticket-move', handlers: [...changing, moveTicket(practice)] },
    { method: 'GET', path: '/api/schedules', handlers: [...authenticated, scheduleDays(practice)] },
    { method: 'POST', path: '/api/schedule-times', handlers: [...authenticated, scheduleTimes(practice)] },
    { method: 'POST', path: '/api/event-add', handlers: [...changing, addAppointment(practice)] },
  ];
}
