import { workingDaysAfter } from '../practice/calendar';
import type { Doctor } from '../practice/doctors';
import type { Practice } from '../practice/practice';
import { DERMATOLOGY, GENERAL_PRACTICE } from './demo-days';
import { demoPerson, userIdOf } from './demo-users';
import { DERMATOLOGY_HOURS, GENERAL_PRACTICE_HOURS } from './demo-hours';
import { atMinute, firstMinuteOfToday, type DemoDay, type DemoTicket } from './demo-ticket';
import { seedHours } from './seed-hours';
import { hasRecords, seedRecords } from './seed-records';

/** The password of both accounts. */
export const DEMO_LOGIN = { email: 'doktor@ordinacia.test', password: 'ordinacia' };

/** The database is a demo, and the demo is not wanted. */
export class DemoNotWanted extends Error {}

/**
 * Fills an empty database with two practices where that is wanted. A demo goes on being one at each later start: it gets new days when
 * its own are over, and missing records where an older version made it. Nothing that exists is changed, and a database with another
 * doctor is left alone.
 */
export async function prepareDemo(practice: Practice, isWanted: boolean | undefined): Promise<void> {
  markOldDemo(practice);
  if (practice.isDemo() && isWanted === false) {
    throw new DemoNotWanted('The database holds the demo: invented patients, and logins that everybody knows.');
  }
  if (practice.isDemo() || (isWanted && practice.doctors().length === 0)) await seedDemo(practice);
}

async function seedDemo(practice: Practice) {
  for (const doctor of DEMO_DOCTORS) {
    if (doctorWith(practice, doctor.email)) continue;
    await practice.createDoctor(
      { ...doctor, online_status: 'online' },
      { alongside: (doctorId) => practice.markDemo([doctorId]) },
    );
  }
  for (const { email, days, office } of DEMO_PRACTICES) {
    const doctor = doctorWith(practice, email);
    if (!doctor || !practice.isDemoDoctor(doctor.id)) continue;
    seedHours(practice, doctor, office);
    const isOver = !practice.hasDaysAhead(doctor.id);
    practice.transaction(() => {
      if (isOver) seedDays(practice, doctor, days);
      // A demo of an older version has days, but none of these.
      if (isOver || !hasRecords(practice, doctor)) seedRecords(practice, doctor);
    });
  }
}

/** Earlier versions made the demo without a mark: its accounts are known by what they were made with. */
function markOldDemo(practice: Practice) {
  const doctors = practice.doctors();
  if (doctors.some(({ id }) => practice.isDemoDoctor(id))) return;
  const demo = doctors.filter(({ email, code }) =>
    DEMO_DOCTORS.some((each) => each.email === email && each.code === code),
  );
  if (demo.length === 0) return;
  practice.markDemo(demo.map(({ id }) => id));
  practice.endDemoBesideOthers();
}

const SECOND_EMAIL = 'lekar@ordinacia.test';

const DEMO_DOCTORS = [
  {
    ...DEMO_LOGIN,
    code: 'kovacova',
    doctor_name: 'MUDr. Anna Kováčová',
    practice_title: 'Všeobecná ambulancia pre dospelých',
  },
  {
    email: SECOND_EMAIL,
    password: DEMO_LOGIN.password,
    code: 'hruska',
    doctor_name: 'MUDr. Peter Hruška, PhD.',
    practice_title: 'Kožná ambulancia',
  },
];

const DEMO_PRACTICES = [
  {
    email: DEMO_LOGIN.email,
    days: GENERAL_PRACTICE,
    office: {
      hours: GENERAL_PRACTICE_HOURS,
      absence: { daysAhead: 21, length: 5, supplier: SECOND_EMAIL },
    },
  },
  { email: SECOND_EMAIL, days: DERMATOLOGY, office: { hours: DERMATOLOGY_HOURS } },
];

const doctorWith = (practice: Practice, email: string) => practice.doctorByEmail(email);

function seedDays(practice: Practice, doctor: Doctor, [today, ...coming]: readonly [DemoDay, ...DemoDay[]]) {
  const { clock } = practice;
  const start = firstMinuteOfToday(clock.timeOf(clock.now()));
  for (const ticket of today) seedTicket(practice, doctor.id, ticket, practice.today(), start);
  const dates = workingDaysAfter(practice.today(), coming.length);
  for (const [index, day] of coming.entries()) {
    for (const ticket of day) seedTicket(practice, doctor.id, ticket, dates[index] ?? practice.today(), MORNING);
  }
}

/** Half past seven. */
const MORNING = 450;

function seedTicket(practice: Practice, doctorId: number, ticket: DemoTicket, date: string, start: number) {
  const { minute, person, daysBefore, ...fields } = ticket;
  const { clock } = practice;
  const now = clock.now();
  const time = atMinute(start + minute);
  const takenAt = new Date(clock.instantOf(date, time).getTime() - orderedBefore(minute, daysBefore));
  const known = person === undefined ? undefined : demoPerson(person);
  practice.addTicket(
    doctorId,
    {
      ...fields,
      date,
      // No ticket was taken in the future, however early the demo is started.
      created_at: takenAt < now ? takenAt : now,
      ...(ticket.type === 'queue' ? {} : { time }),
      ...(known ? { user_id: userIdOf(practice, known) } : {}),
    },
    { isSilent: true },
  );
}

/** In milliseconds; an appointment is booked some time before it takes place. */
function orderedBefore(minute: number, days = 0) {
  return days === 0 ? 0 : days * 86_400_000 - ((minute * 7 + 13) % 60) * 60_000;
}
