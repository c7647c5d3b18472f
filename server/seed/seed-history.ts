import type { PersonOf } from '../features/patients/store';
import { addDays } from '../lib/calendar';
import type { Stores } from '../stores';
import type { DemoHistory, DemoNote } from './demo-histories';
import { isWorkingDay } from './demo-past-day';
import { atMinute, DEMO_MINUTES, OPENING } from './demo-days';

export type PastStores = Pick<Stores, 'clock' | 'notes' | 'pastVisits' | 'payments' | 'people'>;

/** Days since the patient of a history was added to the list. */
export const sinceOf = (history: DemoHistory | undefined): number | undefined =>
  history && (history.sinceDaysAgo ?? Math.max(...history.visits.map(([daysAgo]) => daysAgo)));

/** A moment `daysAgo` days ago, or on the last working day before that. */
export function pastMoment({ clock }: Pick<Stores, 'clock'>, daysAgo: number, minute: number): Date {
  let date = addDays(clock.today(), -daysAgo);
  while (!isWorkingDay(date)) date = addDays(date, -1);
  return clock.instantOf(date, atMinute(OPENING + (minute % 400)));
}

/** Seeds only appointments: queue numbers belong to the random visits of a day. */
export function seedHistory(stores: PastStores, person: PersonOf, history: DemoHistory): void {
  const { doctorId, userId } = person;
  for (const [daysAgo, title, reason, status = 'served'] of history.visits) {
    const at = pastMoment(stores, daysAgo, (daysAgo % 24) * 10);
    stores.pastVisits.addPastDay(doctorId, stores.clock.dateOf(at), [
      {
        type: 'schedule',
        ticket_title: title,
        ...(reason ? { event_note: reason } : {}),
        user_id: userId,
        user_alternate: null,
        origin_title: daysAgo % 3 === 0 ? 'Webová objednávka' : 'Telefonicky',
        status,
        scheduled_at: at,
        duration_minutes: DEMO_MINUTES,
        created_at: new Date(at.getTime() - 6 * 86_400_000),
        handled_at: new Date(at.getTime() + 12 * 60_000),
      },
    ]);
  }
  for (const [daysAgo, medicine] of history.recepts ?? []) {
    stores.pastVisits.addPastRecept(doctorId, userId, medicine, pastMoment(stores, daysAgo, 300));
  }
  for (const [daysAgo, payment_title, amount_cents, status] of history.payments ?? []) {
    const created_at = pastMoment(stores, daysAgo, 200);
    stores.payments.addPayment(doctorId, { payment_title, amount_cents, status, created_at, user_id: userId });
  }
  seedNotes(stores, person, history.notes ?? []);
}

function seedNotes(stores: PastStores, person: PersonOf, notes: readonly DemoNote[]) {
  let before: number | null = null;
  for (const { daysAgo, text, isWarning = false, corrects } of notes) {
    const createdAt = pastMoment(stores, daysAgo, 260);
    const note = { text, is_warning: isWarning, replaces_id: corrects ? before : null };
    const added = stores.notes.addNote(person, note, { createdAt });
    before = typeof added === 'object' ? added.id : null;
  }
}
