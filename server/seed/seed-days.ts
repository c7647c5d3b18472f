import type { Doctor } from '../features/doctors/store';
import type { NewOfficeHours } from '../features/office-hours/store';
import { addDays, workingDaysAfter } from '../lib/calendar';
import type { Stores } from '../stores';
import { PRACTICES_BY_CODE, type DemoAbsence } from './demo-practice';
import { createRandom } from './demo-past-day';
import { randomVisitorsOf, demoPerson, peopleOf, userIdOf } from './demo-people';
import { atMinute, DEMO_MINUTES, minutesOf, OPENING, timeOfToday, type DemoDay, type DemoTicket } from './demo-days';
import type { PastVisit } from './past-visits';

/** The stores for the demo's days. */
type DayStores = Pick<Stores, 'calls' | 'clock' | 'pastVisits' | 'people' | 'tickets' | 'waitingList'>;

/** Seeds the tickets of today and of the coming working days. */
export function seedDays(stores: DayStores, doctor: Doctor, [today, ...coming]: readonly [DemoDay, ...DemoDay[]]) {
  seedToday(stores, doctor, today);
  for (const [index, date] of workingDaysAfter(stores.clock.today(), DAYS_AHEAD).entries()) {
    for (const ticket of coming[index] ?? laterDay(doctor, date))
      seedTicket(stores, doctor.id, ticket, date, atMinute(OPENING + ticket.minute));
  }
}

/** Working days with appointments. */
const DAYS_AHEAD = 10;

/** Some appointments in the first hours; the rest of the day is free. */
function laterDay(doctor: Doctor, date: string): DemoDay {
  const random = createRandom(`${doctor.code} ${date}`);
  const people = peopleOf(doctor);
  const [first = '', ...titles] = PRACTICES_BY_CODE.get(doctor.code)?.appointments ?? [];
  return LATER_MINUTES.filter(() => random.chance(0.5)).map((minute) => ({
    type: 'schedule',
    minute,
    person: people[random.below(people.length)]?.user.fullname ?? '',
    ticket_title: random.pick([first, ...titles]),
    origin_title: 'Telefonicky',
    daysBefore: 12,
  }));
}

/** Slot times that both practices have. */
const LATER_MINUTES = [0, 30, 60, 90, 120, 150, 180];

function seedToday(stores: DayStores, doctor: Doctor, today: DemoDay) {
  const { clock } = stores;
  const now = clock.timeOf(clock.now());
  const overdue = overdueAt(stores);
  if (stores.calls.servedTodayOf(doctor.id).every((moment) => moment < overdue)) seedServed(stores, doctor, today);
  for (const ticket of today) seedTicket(stores, doctor.id, ticket, clock.today(), timeOfToday(now, ticket.minute));
}

/** Seeds patients already served today, so that the pace of the day is known; none of them is in `today`. */
function seedServed(stores: DayStores, doctor: Doctor, today: DemoDay) {
  const { clock } = stores;
  const opening = clock.instantOf(stores.clock.today(), atMinute(OPENING));
  const appointments = PRACTICES_BY_CODE.get(doctor.code)?.appointments ?? [];
  const people = randomVisitorsOf(doctor).filter(({ user }) => today.every(({ person }) => person !== user.fullname));
  const visits = people.slice(0, SERVED).flatMap((person, index) => {
    const handled_at = minutesBefore(clock.now(), LAST_CALL + index * PACE);
    if (handled_at < opening) return [];
    const visit: PastVisit = {
      type: 'schedule',
      ticket_title: appointments[index % appointments.length] ?? '',
      user_id: userIdOf(stores, person),
      user_alternate: null,
      origin_title: 'Telefonicky',
      status: 'served',
      scheduled_at: handled_at,
      duration_minutes: DEMO_MINUTES,
      created_at: minutesBefore(handled_at, 3 * 1440),
      handled_at,
    };
    return [visit];
  });
  stores.pastVisits.addPastDay(doctor.id, stores.clock.today(), visits.reverse());
}

/** In minutes. */
const PACE = 9;
const LAST_CALL = 4;
const SERVED = 9;

const minutesBefore = (moment: Date, minutes: number) => new Date(moment.getTime() - minutes * 60_000);

/**
 * Renews a day that was seeded earlier: patients who have waited for hours become served, and new ones wait, unless enough are still
 * waiting.
 */
export function renewToday(stores: DayStores, doctor: Doctor, [today]: readonly [DemoDay, ...DemoDay[]]): void {
  stores.pastVisits.serveOverdue(doctor.id, overdueAt(stores));
  const [first] = stores.waitingList.ticketsOf(doctor.id);
  if ((first?.tickets.length ?? 0) < MIN_WAITING) seedToday(stores, doctor, today);
}

const overdueAt = ({ clock }: Pick<Stores, 'clock'>) => minutesBefore(clock.now(), 120);
/** With fewer waiting patients the waiting room is seeded again. */
const MIN_WAITING = 3;

function seedTicket(stores: DayStores, doctorId: number, ticket: DemoTicket, date: string, time: string) {
  const { minute, person, daysBefore, ...fields } = ticket;
  const { clock } = stores;
  const now = clock.now();
  const takenAt = new Date(clock.instantOf(date, time).getTime() - orderedBefore(minute, daysBefore));
  const known = person === undefined ? undefined : demoPerson(person);
  stores.tickets.addTicket(
    doctorId,
    {
      ...fields,
      date,
      // Never in the future, however early the demo is started.
      created_at: takenAt < now ? takenAt : now,
      ...(ticket.type === 'queue' ? {} : { time, duration_minutes: minutesOf(ticket) }),
      ...(known ? { user_id: userIdOf(stores, known) } : {}),
    },
    { isSilent: true },
  );
}

/** How long before its time an appointment was booked, in milliseconds. */
function orderedBefore(minute: number, days = 0) {
  return days === 0 ? 0 : days * 86_400_000 - ((minute * 7 + 13) % 60) * 60_000;
}

type HourStores = Pick<Stores, 'absences' | 'clock' | 'doctors' | 'officeHours' | 'transaction'>;

interface DemoOffice {
  hours: readonly NewOfficeHours[];
  absence?: DemoAbsence;
}

/** Adds office hours if the doctor has none, and an absence if none is ahead. */
export function seedHours(stores: HourStores, doctor: Doctor, { hours, absence }: DemoOffice): void {
  stores.transaction(() => {
    if (stores.officeHours.officeHoursOf(doctor.id).length === 0) {
      for (const each of hours) stores.officeHours.addOfficeHours(doctor.id, each);
    }
    if (absence && !hasAbsenceAhead(stores, doctor)) seedAbsence(stores, doctor, absence);
  });
}

function hasAbsenceAhead(stores: HourStores, { id }: Doctor) {
  return stores.absences.absencesOf(id).some(({ absence_to }) => new Date(absence_to) > stores.clock.now());
}

function seedAbsence(stores: HourStores, doctor: Doctor, { daysAhead, length, supplier }: DemoAbsence) {
  const first = addDays(stores.clock.today(), daysAhead);
  stores.absences.addAbsence(doctor.id, {
    absence_from: stores.clock.instantOf(first, '00:00'),
    absence_to: stores.clock.instantOf(addDays(first, length - 1), '23:59'),
    supplier_id: stores.doctors.doctors().find(({ email }) => email === supplier)?.id ?? null,
  });
}
