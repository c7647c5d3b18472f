import * as v from 'valibot';
import { optionalText, recordId } from '../../api/contract/fields';
import {
  type IdRequest,
  instant,
  optionalInput,
  optionalInteger,
  rule,
  type Complete,
} from '../../api/contract/request-fields';
import { defineCall } from '../../api/define-call';
import { SUPPLIER_NAME_MAX_LENGTH } from '../../constants';

/** The stored absence; both ends are inclusive instants, ISO 8601. */
export const absenceSchema = v.object({
  id: recordId,
  absence_from: optionalText,
  absence_to: optionalText,
  supplier_id: v.optional(v.nullable(recordId), null),
  supplier_name: optionalText,
});

export type Absence = v.InferOutput<typeof absenceSchema>;

/** `POST /api/absence-add`. Both ends are inclusive instants, ISO 8601 with the browser's offset. */
export const absenceRequestSchema = v.pipe(
  v.object({
    absence_from: instant,
    absence_to: instant,
    supplier_id: optionalInteger,
    supplier_name: optionalInput(SUPPLIER_NAME_MAX_LENGTH),
  }),
  v.forward(
    v.partialCheck(
      [['absence_from'], ['absence_to']],
      ({ absence_from, absence_to }) => absence_from <= absence_to,
      rule('after_or_equal', 'absence_from'),
    ),
    ['absence_to'],
  ),
);

export type AbsenceRequest = Complete<v.InferInput<typeof absenceRequestSchema>>;

export const absences = defineCall()({
  method: 'GET',
  path: '/api/absences',
  capability: 'absences',
  response: { what: 'absence', list: absenceSchema },
});

export const absenceRemove = defineCall<IdRequest>()({
  method: 'POST',
  path: '/api/absence-remove',
  capability: 'absences',
});

export const absenceAdd = defineCall<AbsenceRequest>()({
  name: 'absenceAdd',
  method: 'POST',
  path: '/api/absence-add',
  response: { record: absenceSchema, isForm: true },
});
