import * as v from 'valibot';
import { attributes, optionalText, recordId } from '../../api/contract/fields';
import type { IdRequest } from '../../api/contract/request-fields';
import { defineCall } from '../../api/define-call';

/** `birth_date` is `YYYY-MM-DD`. */
export const patientSchema = v.object({
  id: recordId,
  attributes: attributes({
    fullname: optionalText,
    /** The sort key, independent of the order of the words in `fullname`. */
    surname: v.optional(optionalText),
    avatar: optionalText,
    email: optionalText,
    phone: optionalText,
    id_number: optionalText,
    birth_date: optionalText,
    insurance_title: optionalText,
    note: optionalText,
  }),
  /** ISO 8601; if no patient has it, sorting by date is not offered. */
  created_at: optionalText,
  created_at_formated: optionalText,
});

export type Patient = v.InferOutput<typeof patientSchema>;

export const patients = defineCall()({
  name: 'patients',
  method: 'GET',
  path: '/api/patients',
  response: { what: 'patient', list: patientSchema },
});

/** Adds a ticket's user, by the user's id. */
export const patientAdd = defineCall<IdRequest>()({
  name: 'patientAdd',
  method: 'POST',
  path: '/api/patient-add-to-doctor',
  response: { record: patientSchema },
});

export const patientDelete = defineCall<IdRequest>()({
  name: 'patientDelete',
  method: 'POST',
  path: '/api/patient-delete',
});
