/** A patient's data for the patient, and who has opened them: capabilities `patient-history` and `patient-access-log`. */
import * as v from 'valibot';
import { optionalText, requiredText } from '../../api/contract/fields';
import { defineCall } from '../../api/define-call';
import { entrySchema } from './history.contract';
import { patientSchema } from './contract';

/** An opening of a patient's data. */
export const accessSchema = v.object({
  /** ISO 8601 with an offset. */
  at: requiredText,
  /** The name of who opened them. */
  by: optionalText,
  /** `history`, `note`, `export` or `access-log`; another one is shown as it is. */
  purpose: requiredText,
});

export type Access = v.InferOutput<typeof accessSchema>;

const exportLists = {
  items: { what: 'entry', list: entrySchema, otherwise: 'fails' },
  accesses: { what: 'access', list: accessSchema, otherwise: 'empty' },
} as const;

export const patientExportSchema = v.object({
  /** When it was made, ISO 8601 with an offset. */
  exported_at: requiredText,
  /** The doctor's name. */
  doctor: optionalText,
  patient: patientSchema,
  items: v.unknown(),
  accesses: v.optional(v.unknown()),
});

/** `GET /api/patient-export?id`: everything that is kept on a patient, superseded notes included. The doctor's alone. */
export const patientExport = defineCall()({
  method: 'GET',
  path: '/api/patient-export',
  capability: 'patient-history',
  response: { record: patientExportSchema, parts: exportLists },
});

/** `GET /api/patient-access-log?id`: the newest first. The doctor's alone. */
export const patientAccessLog = defineCall()({
  method: 'GET',
  path: '/api/patient-access-log',
  capability: 'patient-access-log',
  response: { what: 'access', list: accessSchema },
});
