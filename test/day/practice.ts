import type { NewOfficeHours } from '../../server/features/office-hours/store';
import type { Stores } from '../../server/stores';
import { hoursDays } from '../../src/features/office-hours/contract';
import type { Screen } from './screen';

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

export async function logIn(panel: Screen<'panel'>, email: string, password: string): Promise<void> {
  await panel.write(/^Prihlasovacie meno/, email);
  await panel.write(/^Heslo/, password);
  await panel.press(/^Prihlásiť sa$/);
  await panel.until(({ live }) => live === 'connected');
}

export const toWaitingRoom = async (panel: Screen<'panel'>): Promise<void> => {
  await panel.press(/^Čakáreň$/, 'nav');
};

/** A patient takes a number at the kiosk, and leaves. */
export async function takeNumber(kiosk: Screen<'kiosk'>, name?: string): Promise<string> {
  await kiosk.press(/^Čakací lístok/);
  if (name !== undefined) await kiosk.write(/^Vaše meno/, name);
  await kiosk.press(/^Vziať lístok$/);
  const { number } = await kiosk.until(({ view }) => view === 'ticket');
  await kiosk.press(/^Hotovo$/);
  await kiosk.until(({ view }) => view === 'entry');
  return number;
}

/** A patient books an appointment on the first free day, which is today. */
export async function bookToday(kiosk: Screen<'kiosk'>, time: RegExp, name: string): Promise<string> {
  await kiosk.press(/^Objednať sa/);
  await kiosk.press(/./, '#day-list');
  await kiosk.press(time, '#time-list');
  await kiosk.write(/^Vaše meno/, name);
  await kiosk.press(/^Objednať sa$/);
  const { when } = await kiosk.until(({ view }) => view === 'appointment');
  await kiosk.press(/^Hotovo$/);
  await kiosk.until(({ view }) => view === 'entry');
  return when;
}

/** Opens a ticket's detail; waits until it names the patient, because another detail may be open. */
export async function openTicket(panel: Screen<'panel'>, id: number, name: string): Promise<void> {
  await panel.press(/./, `[data-ticket="${id}"] [data-open]`);
  await panel.until(({ detail }) => detail.includes(name));
}

export const next = (panel: Screen<'panel'>): Promise<void> => panel.press(/^Ďalší pacient/);

export async function quickAction(panel: Screen<'panel'>, entry: RegExp, title: string): Promise<void> {
  await panel.press(/^Rýchle akcie$/);
  await panel.press(entry, '[role=menu]');
  await panel.until(({ dialog }) => dialog === title);
}

export async function logOut(panel: Screen<'panel'>): Promise<void> {
  await panel.press(/^Môj účet/);
  await panel.press(/^Odhlásiť sa$/);
  await panel.until(({ isLogin }) => isLogin);
}
