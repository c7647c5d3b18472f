import assert from 'node:assert/strict';
import type { Four } from './four';
import { bookToday, next, openTicket, takeNumber } from './practice';

export const PEOPLE = {
  quiet: 'Eva Tichá',
  booked: 'Ján Termínový',
  urgent: 'Ota Náhly',
  late: 'Iva Novotná',
};
const { quiet, booked, urgent } = PEOPLE;

/** Arrivals, an urgent ticket, a no-show with and without undo, a returned ticket, and a called patient who is not there. */
export async function morning({ doctor, nurse, kiosk, stage, practice, doctorId, idOf, shows }: Four): Promise<void> {
  assert.equal(await takeNumber(kiosk), '1');
  assert.equal(await takeNumber(kiosk, quiet), '2');
  assert.equal(await takeNumber(kiosk), '3');
  assert.match(await bookToday(kiosk, /^8:40$/, booked), /8:40$/);
  await shows({ called: null, office: null, waiting: ['Lístok 1', quiet, 'Lístok 3', booked] });

  await nurse.press(/^Pridať do čakárne$/);
  await nurse.press(/^Iné meno$/, 'dialog');
  await nurse.write(/^Meno pacienta/, urgent);
  await nurse.write(/^Poznámka/, 'Dýchavičnosť');
  await nurse.press(/^Pridať$/, 'dialog');
  await shows({ called: null, office: null, waiting: ['Lístok 1', quiet, 'Lístok 3', urgent, booked] });
  await openTicket(nurse, idOf(urgent), urgent);
  await nurse.press(/^Urgentné: na prvé miesto/);
  await shows({ called: null, office: null, waiting: [urgent, 'Lístok 1', quiet, 'Lístok 3', booked] });

  await stage.pass(5);
  await next(doctor);
  await shows({ called: '4', office: urgent, waiting: ['Lístok 1', quiet, 'Lístok 3', booked] });
  await stage.pass(12);
  await next(doctor);
  await shows({ called: '1', office: 'Lístok 1', waiting: [quiet, 'Lístok 3', booked] });

  // A no-show who was not called; the doctor undoes it once in the toast.
  await stage.pass(8);
  await doctor.press(/^Neprišiel/, '[data-ticket]');
  await shows({ called: '1', office: 'Lístok 1', waiting: ['Lístok 3', booked] });
  await doctor.press(/^Vrátiť do čakárne: .*Lístok 2$/, '[part=toast]');
  await shows({ called: '1', office: 'Lístok 1', waiting: [quiet, 'Lístok 3', booked] });
  await doctor.press(/^Neprišiel/, '[data-ticket]');
  await shows({ called: '1', office: 'Lístok 1', waiting: ['Lístok 3', booked] });

  // The nurse returns the ticket from the history: the previous patient is in the office again.
  const [returned] = practice.handledTickets
    .handledToday(doctorId)
    .filter(({ ticket_title }) => ticket_title === 'Lístok 1');
  assert.ok(returned);
  await nurse.press(/^Dnes vybavené/);
  await nurse.press(/^Vrátiť do čakárne/, `[data-handled="${returned.id}"]`);
  await shows({ called: '4', office: urgent, waiting: ['Lístok 1', 'Lístok 3', booked] });
  await next(doctor);
  await shows({ called: '1', office: 'Lístok 1', waiting: ['Lístok 3', booked] });

  // A no-show who was called: nobody is in the office, and the television calls nobody.
  await stage.pass(10);
  await next(doctor);
  await shows({ called: '3', office: 'Lístok 3', waiting: [booked] });
  await doctor.press(/^Neprišiel/, '[aria-label="V ambulancii"]');
  await shows({ called: null, office: null, waiting: [booked] });
}
