import type { Display } from '../../src/api/contract/display';
import type { Doctor } from '../practice/doctors';
import type { Stores } from '../stores';
import { outlookOf } from '../practice/outlook';

/** The content of the waiting room's television. No patient's name, no note, no id: anybody in front of it can read it. */
export function displayRecord(
  stores: Pick<Stores, 'absences' | 'announcements' | 'calls' | 'clock' | 'officeHours' | 'settings' | 'waitingList'>,
  doctor: Doctor,
): Display {
  const { id, doctor_name, practice_title } = doctor;
  const { delayMinutes, doctorState } = outlookOf(stores, doctor);
  const numbers = stores.calls.numbersOf(id);
  const [today] = stores.waitingList.ticketsOf(id);
  const called = stores.calls.callsOf(id, MOST_CALLS);
  const calledIds = new Set(called.map(({ ticketId }) => ticketId));
  const next = (today?.tickets ?? []).filter((ticket) => !calledIds.has(ticket.id));
  return {
    doctor_name,
    practice_title,
    doctor_state: doctorState,
    calls: called.map(({ type, number, time, call }) => ({ type, number, time, call })),
    next: next.slice(0, MOST_NEXT).flatMap((ticket) => numbers.get(ticket.id) ?? []),
    waiting: stores.waitingList.waitingBeforeNewcomer(id),
    delay_minutes: delayMinutes,
    announcement: stores.announcements.specialAnnouncementOf(id)?.note ?? null,
    has_voice: stores.settings.settingsOf(id)['display_voice'] === true,
    time_zone: stores.clock.timeZone,
  };
}

/** The one that is called, and those before. */
const MOST_CALLS = 4;
const MOST_NEXT = 4;
