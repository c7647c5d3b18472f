import type { Stores } from '../stores';
import { DERMATOLOGY, GENERAL_PRACTICE } from './demo-days';
import { DERMATOLOGY_HOURS, GENERAL_PRACTICE_HOURS } from './demo-practice';
import { renewToday, seedDays, seedHours } from './seed-days';
import { hasRecords, seedRecords } from './seed-records';

/** The login of the first account; both accounts have this password. */
export const DEMO_LOGIN = { email: 'doktor@ordinacia.test', password: 'ordinacia' };

/** The database is a demo, but `ORDINACIA_DEMO` is off. */
export class DemoNotWanted extends Error {}

/**
 * Fills an empty database with two practices if wanted. An existing demo is continued at each start: with new days when its own are over,
 * with records that an older version lacked, and with new waiting patients instead of those who have waited for hours. Nothing else is
 * changed, and a database with another doctor is not touched.
 */
export async function prepareDemo(stores: Stores, isWanted: boolean | undefined): Promise<void> {
  markOldDemo(stores);
  if (stores.demo.isDemo() && isWanted === false) {
    throw new DemoNotWanted('The database holds the demo: invented patients, and logins that everybody knows.');
  }
  if (stores.demo.isDemo() || (isWanted && stores.doctors.doctors().length === 0)) await seedDemo(stores);
}

async function seedDemo(stores: Stores) {
  for (const doctor of DEMO_DOCTORS) {
    if (doctorWith(stores, doctor.email)) continue;
    await stores.doctors.createDoctor(
      { ...doctor, online_status: 'online' },
      { alongside: (doctorId) => stores.demo.markDemo([doctorId]) },
    );
  }
  for (const { email, days, office } of DEMO_PRACTICES) {
    const doctor = doctorWith(stores, email);
    if (!doctor || !stores.demo.isDemoDoctor(doctor.id)) continue;
    seedHours(stores, doctor, office);
    const isOver = !stores.waitingList.hasDaysAhead(doctor.id);
    stores.transaction(() => {
      if (isOver) seedDays(stores, doctor, days);
      else renewToday(stores, doctor, days);
      // A demo of an older version has days, but no records.
      if (isOver || !hasRecords(stores, doctor)) seedRecords(stores, doctor);
    });
  }
}

/** Marks a demo of an earlier version, identified by e-mail and code of its accounts. */
function markOldDemo(stores: Pick<Stores, 'demo' | 'doctors'>) {
  const doctors = stores.doctors.doctors();
  if (doctors.some(({ id }) => stores.demo.isDemoDoctor(id))) return;
  const demo = doctors.filter(({ email, code }) =>
    DEMO_DOCTORS.some((each) => each.email === email && each.code === code),
  );
  if (demo.length === 0) return;
  stores.demo.markDemo(demo.map(({ id }) => id));
  stores.demo.endDemoBesideOthers();
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

const doctorWith = (stores: Pick<Stores, 'doctors'>, email: string) => stores.doctors.doctorByEmail(email);
