import type { Handler } from 'hono';
import type { Practice } from '../practice/practice';
import { addAbsence } from './absence-calls';
import { addSpecialAnnouncement } from './announcement-calls';
import type { CallRoute, ServerEnv } from './call-routes';
import { changeDoctorState } from './doctor-state-calls';
import { addEvent } from './event-calls';
import { addOfficeHours, officeHours, removeOfficeHours } from './office-hours-calls';
import { scheduleDays, scheduleTimes } from './schedule-calls';

/** When the doctor works, and who is ordered for when. `own` lets only a doctor with a living token through. */
export function officeRoutes(
  practice: Practice,
  own: readonly [Handler<ServerEnv>, ...Handler<ServerEnv>[]],
): CallRoute[] {
  return [
    { method: 'GET', path: '/api/office-hours-get', handlers: [...own, officeHours(practice)] },
    { method: 'POST', path: '/api/office-hours-add', handlers: [...own, addOfficeHours(practice)] },
    { method: 'POST', path: '/api/office-hours-remove', handlers: [...own, removeOfficeHours(practice)] },
    { method: 'POST', path: '/api/doctor-state-change', handlers: [...own, changeDoctorState(practice)] },
    { method: 'POST', path: '/api/absence-add', handlers: [...own, addAbsence(practice)] },
    { method: 'POST', path: '/api/special-announcements-add', handlers: [...own, addSpecialAnnouncement(practice)] },
    { method: 'GET', path: '/api/schedules', handlers: [...own, scheduleDays(practice)] },
    { method: 'POST', path: '/api/schedule-times', handlers: [...own, scheduleTimes(practice)] },
    { method: 'POST', path: '/api/event-add', handlers: [...own, addEvent(practice)] },
  ];
}
