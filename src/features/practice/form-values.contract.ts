import type { Absence } from '../absences/contract';
import type { Announcement } from '../announcements/contract';
import type { DoctorState } from '../doctor-state/contract';
import type { OfficeHours } from '../office-hours/contract';
import type { Ticket } from '../tickets/contract';

/** As a server sends it: the stored record by the kind of the form. */
export interface FormValues {
  'doctor-state': { status: DoctorState };
  'office-hours': OfficeHours;
  absence: Absence;
  event: Ticket;
  ticket: Ticket;
  'special-announcement': Announcement;
}
