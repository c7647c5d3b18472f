import { absenceAdd } from '../../../src/api/calls/absence-add';
import { absenceRemove, absences } from '../../../src/api/calls/absences';
import { specialAnnouncementAdd } from '../../../src/api/calls/announcement-add';
import { specialAnnouncementRemove } from '../../../src/api/calls/announcement-remove';
import { eventAdd, schedules, scheduleTimes } from '../../../src/api/calls/appointments';
import { doctorStateChange } from '../../../src/api/calls/doctor-state';
import { officeHours, officeHoursAdd, officeHoursRemove } from '../../../src/api/calls/office-hours';
import type { Practice } from '../practice/practice';
import { addAbsence, removeAbsence } from './absence-calls';
import { addSpecialAnnouncement, removeSpecialAnnouncement } from './announcement-calls';
import { addAppointment } from './appointment-calls';
import type { CallRoute } from './call-routes';
import { changeDoctorState } from './doctor-state-calls';
import { sharedChange, type Handle } from './handle';
import { aboutAnswered, aboutSent } from './log-line';
import { addOfficeHours, removeOfficeHours } from './office-hours-calls';
import { recordsOf } from './practice-calls';
import { listDays, listTimes } from './schedule-calls';

/** The routes of working hours, absences, announcements and appointments. */
export function officeRoutes(practice: Practice, handle: Handle): CallRoute[] {
  return [
    handle(officeHours, { log: 'nothing', right: 'everybody' }, recordsOf(practice.officeHoursOf)),
    handle(
      officeHoursAdd,
      { log: aboutAnswered('office-hours.stored', 'office-hours'), ...sharedChange },
      addOfficeHours(practice),
    ),
    handle(
      officeHoursRemove,
      { log: aboutSent('office-hours.deleted', 'office-hours'), ...sharedChange },
      removeOfficeHours(practice),
    ),
    handle(
      doctorStateChange,
      { log: { action: 'doctor-state.changed' }, ...sharedChange },
      changeDoctorState(practice),
    ),
    handle(absences, { log: 'nothing', right: 'everybody' }, recordsOf(practice.absencesOf)),
    handle(absenceAdd, { log: aboutAnswered('absence.added', 'absence'), ...sharedChange }, addAbsence(practice)),
    handle(absenceRemove, { log: aboutSent('absence.deleted', 'absence'), ...sharedChange }, removeAbsence(practice)),
    handle(
      specialAnnouncementAdd,
      { log: aboutAnswered('special-announcement.added', 'special-announcement'), ...sharedChange },
      addSpecialAnnouncement(practice),
    ),
    handle(
      specialAnnouncementRemove,
      { log: aboutSent('special-announcement.deleted', 'special-announcement'), ...sharedChange },
      removeSpecialAnnouncement(practice),
    ),
    handle(schedules, { log: 'nothing', right: 'everybody' }, listDays(practice)),
    // Which times are free: a question, sent as a POST.
    handle(
      scheduleTimes,
      { log: { action: 'schedule-times.asked', isQuestion: true }, right: 'everybody' },
      listTimes(practice),
    ),
    handle(eventAdd, { log: aboutAnswered('appointment.made', 'ticket'), ...sharedChange }, addAppointment(practice)),
  ];
}
