import type { NewOfficeHours } from '../../server/features/office-hours/store';
import type { Stores } from '../../server/stores';
import { hoursDays } from '../../src/features/office-hours/contract';

export const EMAIL = 'anna@ambulancia.test';
export const PASSWORD = 'tajné heslo 123';
/** The next day, on which an absence affects the booked patients. */
export const TOMORROW = '2026-11-25';

const BOOKED = [
  { fullname: 'Zuzana Zajtrajšia', phone: '+421 900 111 001', time: '09:00' },
  { fullname: 'Pavol Pozajtrajší', phone: '+421 900 111 002', time: '09:20' },
  { fullname: 'Mária Objednaná', phone: '+421 900 111 003', time: '10:00' },
];

/** Texts in the history of the first booked patient. */
export const HISTORY = {
  warning: 'Penicilín neznáša',
  prescription: 'Amlodipín 5 mg',
  payment: 'Žltačka: očkovanie',
  /** Typed, but not sent. */
  draft: 'Borelióza?',
};

/** Texts that could identify a patient of the day, and that no page may keep. */
export const PRIVATE = BOOKED.flatMap(({ fullname, phone }) => [...fullname.split(' '), phone.slice(-7)]).concat([
  'Tichá',
  'Termínový',
  'Náhly',
  'Novotná',
  'Dýchavičnosť',
  'Penicilín',
  'Amlodipín',
  'Žltačka',
  'Borelióza',
]);

/** Creates a doctor with office hours, and three patients booked for tomorrow. */
export async function openPractice(practice: Stores): Promise<number> {
  const { id } = await practice.doctors.createDoctor({
    email: EMAIL,
    password: PASSWORD,
    doctor_name: 'MUDr. Anna Ranná',
    practice_title: 'Ambulancia na námestí',
  });
  practice.officeHours.addOfficeHours(id, hours('queue', 10));
  practice.officeHours.addOfficeHours(id, hours('schedule', 20));
  for (const { fullname, phone, time } of BOOKED) {
    const person = practice.people.createUser({ fullname, phone });
    practice.patients.addPatient(id, person.id);
    practice.tickets.addTicket(id, { type: 'schedule', date: TOMORROW, time, user_id: person.id });
  }
  return id;
}

const hours = (hours_type: NewOfficeHours['hours_type'], minutes: number): NewOfficeHours => ({
  hours_name: 'Dopoludnie',
  hours_type,
  approximate_time_on_patient: minutes,
  time_schedules: hoursDays.map((hours_day) => ({ hours_day, hours_time_from: '08:00', hours_time_to: '12:00' })),
});
