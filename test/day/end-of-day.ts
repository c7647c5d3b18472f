import type { Four } from './four';
import { expectNothingLeft } from './left-behind';
import { logOut } from './people';

/** Doctor and nurse log out, the doctor after opening a confirmation about a patient. Afterwards no page keeps patient data. */
export async function endOfDay({ doctor, nurse, television, kiosk }: Four): Promise<void> {
  await doctor.press(/^Zrušiť termín/, '[data-ticket]');
  await doctor.until(({ dialog }) => dialog === 'Naozaj chcete zrušiť termín?');
  await doctor.press(/^Zrušiť$/, 'dialog');
  await doctor.until(({ dialog }) => dialog === '');
  for (const panel of [doctor, nurse]) await logOut(panel);
  for (const screen of [doctor, nurse, television, kiosk]) await expectNothingLeft(screen);
}
