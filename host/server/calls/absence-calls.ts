import type { Handler } from 'hono';
import * as v from 'valibot';
import { absenceRequestSchema } from '../../../src/api/contract/office-hours.requests';
import { rule } from '../../../src/api/contract/request-fields';
import type { Practice } from '../practice/practice';
import type { ServerEnv } from './call-routes';
import { formAnswer } from './form-answer';
import { withId } from './id-calls';
import { jsonAnswer } from './json-answer';
import { noRecord } from './problems';
import { withRequest } from './validation';

/** POST /api/absence-add */
export function addAbsence(practice: Practice): Handler<ServerEnv> {
  return withRequest(
    (c) => ownAbsence(practice, c.get('session').doctorId),
    (c, { absence_from, absence_to, supplier_id, supplier_name }) => {
      const absence = { absence_from, absence_to, supplier_id, supplier_name };
      return formAnswer(c, 'absence', practice.addAbsence(c.get('session').doctorId, absence));
    },
  );
}

/** POST /api/absence-remove. The times that it took are free again. */
export function removeAbsence(practice: Practice): Handler<ServerEnv> {
  return withId((c, id) =>
    practice.removeAbsence(c.get('session').doctorId, id) ? jsonAnswer(c, { id }) : noRecord(c, 'Absence', id),
  );
}

/** A substitute is another doctor of this server. */
const ownAbsence = (practice: Practice, doctorId: number) =>
  v.pipe(
    absenceRequestSchema,
    v.forward(
      v.partialCheck(
        [['supplier_id']],
        ({ supplier_id: id }) => id === null || (id !== doctorId && practice.doctorOf(id) !== undefined),
        rule('in'),
      ),
      ['supplier_id'],
    ),
  );
