import assert from 'node:assert/strict';
import type { Four } from './four';
import type { Screen } from './screen';
import { toWaitingRoom } from './people';
import { HISTORY, TOMORROW } from './practice';

/** Doctor and nurse read and search a patient's history; the doctor adds a note, and leaves another one unsent. */
export async function readHistory({ doctor, nurse, practice, doctorId }: Four): Promise<void> {
  const { warning, prescription, payment, draft } = HISTORY;
  const booked = practice.waitingList.ticketsOf(doctorId).find(({ date }) => date === TOMORROW);
  const id = booked?.tickets[0]?.user?.id;
  assert.ok(id);
  practice.recepts.addRecept(doctorId, { user_id: id, recept_title: prescription }, { isSilent: true });
  practice.payments.addPayment(doctorId, {
    user_id: id,
    payment_title: payment,
    amount_cents: 4_000,
    status: 'paid',
  });

  await openPatient(doctor, id);
  await doctor.until(({ whole }) => whole.includes(prescription) && whole.includes(payment));
  await doctor.press(/^Pridať poznámku$/);
  await doctor.write(/^Poznámka/, warning);
  await doctor.press(/^Upozornenie/);
  await doctor.press(/^Uložiť poznámku$/);
  await doctor.until(({ toasts }) => toasts.some((toast) => toast.includes('Poznámka bola uložená')));
  for (const [text, count] of [[warning, '1 záznam'] as const, [prescription, '1 záznam'] as const]) {
    await doctor.write(/^Hľadať v histórii$/, text);
    await doctor.until(({ whole }) => whole.includes(text) && whole.includes(count));
  }
  await doctor.press(/^Pridať poznámku$/);
  await doctor.write(/^Poznámka/, draft);

  await openPatient(nurse, id);
  const { whole } = await nurse.until((sight) => sight.whole.includes(warning) && sight.whole.includes(prescription));
  assert.ok(!whole.includes(payment), 'The nurse sees a payment.');
  await nurse.write(/^Hľadať v histórii$/, warning);
  for (const panel of [doctor, nurse]) await toWaitingRoom(panel);
}

async function openPatient(panel: Screen<'panel'>, id: number): Promise<void> {
  await panel.press(/^Pacienti$/, 'nav');
  await panel.press(/./, `[role=option][href$="pacient=${id}"]`);
}
