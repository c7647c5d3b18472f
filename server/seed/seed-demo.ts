import type { Practice } from '../practice/practice';
import { DERMATOLOGY, GENERAL_PRACTICE } from './demo-days';
import { DERMATOLOGY_HOURS, GENERAL_PRACTICE_HOURS } from './demo-hours';
import { renewToday, seedDays } from './seed-days';
import { seedHours } from './seed-hours';
import { hasRecords, seedRecords } from './seed-records';

/** The password of both accounts. */
export const DEMO_LOGIN = { email: 'doktor@ordinacia.test', password: 'ordinacia' };

/** The database is a demo, and the demo is not wanted. */
export class DemoNotWanted extends Error {}

/**
 * Fills an empty database with two practices where that is wanted. A demo goes on being one at each later start: it gets new days when
 * its own are over, and missing records where an older version made it. Whoever has waited for hours was served meanwhile, and others
 * wait now. Nothing else that exists is changed, and a database with another doctor is left alone.
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
      else renewToday(practice, doctor, days);
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
