import { workingDaysAfter } from '../practice/calendar';
import type { Doctor } from '../practice/doctors';
import type { PastVisit } from '../practice/past-visits';
import type { Practice } from '../practice/practice';
import { DEMO_PEOPLE } from './demo-people';
import { PRACTICES_BY_CODE } from './demo-practice';
import { atMinute, OPENING, timeOfToday, type DemoDay, type DemoTicket } from './demo-ticket';
import { demoPerson, userIdOf } from './demo-users';

/** The tickets of today and of the coming working days. */
export function seedDays(practice: Practice, doctor: Doctor, [today, ...coming]: readonly [DemoDay, ...DemoDay[]]) {
  seedToday(practice, doctor, today);
  const dates = workingDaysAfter(practice.today(), coming.length);
  for (const [index, day] of coming.entries()) {
    const date = dates[index] ?? practice.today();
    for (const ticket of day) seedTicket(practice, doctor.id, ticket, date, atMinute(OPENING + ticket.minute));
  }
}

function seedToday(practice: Practice, doctor: Doctor, today: DemoDay) {
  const { clock } = practice;
  const now = clock.timeOf(clock.now());
  const overdue = overdueAt(practice);
  if (practice.servedTodayOf(doctor.id).every((moment) => moment < overdue)) seedServed(practice, doctor, today);
  for (const ticket of today) {
    seedTicket(practice, doctor.id, ticket, practice.today(), timeOfToday(now, ticket.minute));
  }
}

/** Patients served earlier, so that the pace of the day is known. None of them waits again. */
function seedServed(practice: Practice, doctor: Doctor, today: DemoDay) {
  const { clock } = practice;
  const opening = clock.instantOf(practice.today(), atMinute(OPENING));
  const appointments = PRACTICES_BY_CODE.get(doctor.code)?.appointments ?? [];
  const people = DEMO_PEOPLE.filter(({ user }) => today.every(({ person }) => person !== user.fullname));
  const visits = people.slice(0, SERVED).flatMap((person, index) => {
    const handled_at = minutesBefore(clock.now(), LAST_CALL + index * PACE);
    if (handled_at < opening) return [];
    const visit: PastVisit = {
      type: 'schedule',
      ticket_title: appointments[index % appointments.length] ?? '',
      user_id: userIdOf(practice, person),
      user_alternate: null,
      origin_title: 'Telefonicky',
      status: 'served',
      scheduled_at: handled_at,
      created_at: minutesBefore(handled_at, 3 * 1440),
      handled_at,
    };
    return [visit];
  });
  practice.addPastDay(doctor.id, practice.today(), visits.reverse());
}

/** In minutes. */
const PACE = 9;
const LAST_CALL = 4;
const SERVED = 9;

const minutesBefore = (moment: Date, minutes: number) => new Date(moment.getTime() - minutes * 60_000);

/**
 * For a day that was made around an earlier moment, or on another day: whoever has waited for hours was served, and others wait now. A
 * waiting room that is full enough stays as it is.
 */
export function renewToday(practice: Practice, doctor: Doctor, [today]: readonly [DemoDay, ...DemoDay[]]): void {
  practice.serveOverdue(doctor.id, overdueAt(practice));
  const [first] = practice.ticketsOf(doctor.id);
  if ((first?.tickets.length ?? 0) < FEW) seedToday(practice, doctor, today);
}

const overdueAt = ({ clock }: Practice) => minutesBefore(clock.now(), 120);
/** Fewer than so many make no waiting room. */
const FEW = 3;

function seedTicket(practice: Practice, doctorId: number, ticket: DemoTicket, date: string, time: string) {
  const { minute, person, daysBefore, ...fields } = ticket;
  const { clock } = practice;
  const now = clock.now();
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
