import * as v from 'valibot';
import { optionalText, recordId } from '../../api/contract/fields';
import { person } from '../../api/contract/person';
import type { IdRequest } from '../../api/contract/request-fields';
import { defineCall } from '../../api/define-call';

export const receptSchema = v.object({
  id: recordId,
  user: person,
  /** The medicine. */
  recept_title: optionalText,
  recept_note: optionalText,
  created_at_formated: optionalText,
});

export type Recept = v.InferOutput<typeof receptSchema>;

/** The pending prescriptions. */
export const recepts = defineCall()({
  name: 'recepts',
  method: 'GET',
  path: '/api/recepts',
  response: { what: 'recept', list: receptSchema },
});

export const receptAccepted = defineCall<IdRequest>()({
  name: 'receptAccepted',
  method: 'POST',
  path: '/api/recept-accepted',
});

export const receptRejected = defineCall<IdRequest>()({
  name: 'receptRejected',
  method: 'POST',
  path: '/api/recept-rejected',
});
