/** The export of a patient's data, and the log of who opened it: capabilities `patient-history` and `patient-access-log`. */
import * as v from 'valibot';
import { optionalText, requiredText } from '../../api/contract/fields';
import { defineCall } from '../../api/define-call';
import { entrySchema } from './history.contract';
import { patientSchema } from './contract';

/** An opening of a patient's data. */
export const accessSchema = v.object({
  /** ISO 8601 with an offset. */
  at: requiredText,
  /** The name of the person who opened it. */
  by: optionalText,
  /** `history`, `note`, `export` or `access-log`; an unknown purpose is shown as sent. */
  purpose: requiredText,
});

export type Access = v.InferOutput<typeof accessSchema>;

const exportLists = {
  items: { what: 'entry', list: entrySchema, otherwise: 'fails' },
  accesses: { what: 'access', list: accessSchema, otherwise: 'empty' },
} as const;

export const patientExportSchema = v.object({
  /** When the export was made, ISO 8601 with an offset. */
  exported_at: requiredText,
  /** The doctor's name. */
  doctor: optionalText,
  patient: patientSchema,
  items: v.unknown(),
  accesses: v.optional(v.unknown()),
});

/** `GET /api/patient-export?id`: everything stored on a patient, including superseded notes. For the doctor only. */
export const patientExport = defineCall()({
  method: 'GET',
  path: '/api/patient-export',
  capability: 'patient-history',
  response: { record: patientExportSchema, parts: exportLists },
});

/** `GET /api/patient-access-log?id`, newest first. For the doctor only. */
export const patientAccessLog = defineCall()({
  method: 'GET',
  path: '/api/patient-access-log',
  capability: 'patient-access-log',
  response: { what: 'access', list: accessSchema },
});
