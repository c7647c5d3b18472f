/** The kinds of fields that the kiosk sends. What is wrong is said in the words that the patient reads at the field. */
import * as v from 'valibot';
import { appointmentTypes } from '../../../src/api/contract/office-hours';
import { isDay, isTimeOfDay } from '../../../src/api/contract/request-fields';
import { singleLine } from '../calls/single-line';
import type { Doctor } from '../practice/doctors';
import type { Practice } from '../practice/practice';

export const TRY_AGAIN = 'Skúste to, prosím, ešte raz od začiatku.';

/** The doctor of the practice that the patient chose, by its code. */
export const chosenDoctor = (practice: Practice) =>
  v.pipe(
    given(NO_PRACTICE),
    v.transform((code) => practice.doctors().find((doctor) => doctor.code === code)),
    v.custom<Doctor>((doctor) => doctor !== undefined, NO_PRACTICE),
  );

/** Text on one line, or null when nothing was written. Invisible characters do not get through. */
export const optionalLine = (maximum: number) =>
  v.pipe(
    line(maximum),
    v.transform((text) => text || null),
  );

export const requiredLine = (maximum: number, message: string) => v.pipe(line(maximum), v.nonEmpty(message));

/** Made by the kiosk for each visit, so that a repeated request cannot take two tickets. */
export const requestId = given(TRY_AGAIN, (text) => /^[\w-]{16,64}$/.test(text));

export const chosenDay = given('Vyberte deň zo zoznamu.', isDay);

export const chosenTime = given('Vyberte čas zo zoznamu.', isTimeOfDay);

export const appointmentType = v.nullish(v.picklist(appointmentTypes, 'Vyberte druh termínu zo zoznamu.'), 'schedule');

const NO_PRACTICE = 'Vyberte ambulanciu zo zoznamu.';

function line(maximum: number) {
  return v.pipe(
    v.nullish(v.string('Napíšte text.'), ''),
    v.transform(singleLine),
    v.maxLength(maximum, `Text môže mať najviac ${maximum} znakov.`),
  );
}

/** A text that must be there, with one message for all that can be wrong with it. */
function given(message: string, isRight: (text: string) => boolean = () => true) {
  return v.pipe(v.nullish(v.string(message), ''), v.check(isRight, message));
}
