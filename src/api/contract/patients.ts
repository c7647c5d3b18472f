import * as v from 'valibot';
import { attributes, optionalText, recordId } from './fields';
import { person } from './person';

/** `birth_date` is `YYYY-MM-DD`. */
export const patientSchema = v.object({
  id: recordId,
  attributes: attributes({
    fullname: optionalText,
    /** Sorts the patient, whatever the order of the words in `fullname`. */
    surname: v.optional(optionalText),
    avatar: optionalText,
    email: optionalText,
    phone: optionalText,
    id_number: optionalText,
    birth_date: optionalText,
    insurance_title: optionalText,
    note: optionalText,
  }),
  /** ISO 8601; sorting by date is not offered without it. */
  created_at: optionalText,
  created_at_formated: optionalText,
});
export type Patient = v.InferOutput<typeof patientSchema>;

export const receptSchema = v.object({
  id: recordId,
  user: person,
  /** The medicine. */
  recept_title: optionalText,
  recept_note: optionalText,
  created_at_formated: optionalText,
});
export type Recept = v.InferOutput<typeof receptSchema>;
