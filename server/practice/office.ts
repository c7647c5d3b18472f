import { createAbsences, type Absences } from './absences';
import { createAppointments, type Appointments, type BookedAppointment, type NewAppointment } from './appointments';
import type { Clock } from './clock';
import type { Database } from './database';
import { createDoctorStates, type DoctorStates } from './doctor-states';
import { createOfficeHours, type OfficeHoursStore } from './office-hours';

import { createSpecialAnnouncements, type SpecialAnnouncements } from './special-announcements';
import type { AnnounceChange, AnnounceOptions } from './announce';
import type { Tickets } from './tickets';

/** A doctor's working hours and appointments. */
export interface Office
  extends DoctorStates, OfficeHoursStore, Absences, SpecialAnnouncements, Pick<Appointments, 'freeDays' | 'freeTimes'> {
  /** A new appointment is announced after its commit. */
  bookAppointment(
    doctorId: number,
    appointment: NewAppointment,
    options?: AnnounceOptions,
  ): ReturnType<Appointments['bookAppointment']>;
}

export interface OfficeOptions {
  database: Database;
  clock: Clock;
  tickets: Tickets;
  announceChange: AnnounceChange;
  /** Called with each new appointment in the transaction that stores it: what it stores is kept or lost with it. */
  onAppointmentBooked: (appointment: BookedAppointment) => void;
}

export function createOffice({ database, clock, tickets, announceChange, onAppointmentBooked }: OfficeOptions): Office {
  const officeHours = createOfficeHours(database, clock);
  const appointments = createAppointments({
    database,
    clock,
    tickets,
    officeHours,
    onBooked: onAppointmentBooked,
  });
  return {
    ...createDoctorStates(database, clock),
    ...createAbsences(database, clock),
    ...createSpecialAnnouncements(database, clock),
    ...officeHours,
    freeDays: appointments.freeDays,
    freeTimes: appointments.freeTimes,
    bookAppointment(doctorId, appointment, options) {
      const booked = appointments.bookAppointment(doctorId, appointment);
      if (booked !== 'taken' && booked.isNew) {
        announceChange(doctorId, 'update-waiting-tickets', options);
        if (booked.bookedBy === 'patient') announceChange(doctorId, 'update-admin-notifications', options);
      }
      return booked;
    },
  };
}
