import type { Handler } from 'hono';
import { officeHoursRequestSchema } from '../../../src/api/contract/office-hours.requests';
import type { Practice } from '../practice/practice';
import type { ServerEnv } from './call-routes';
import { formAnswer } from './form-answer';
import { withId } from './id-calls';
import { jsonAnswer } from './json-answer';
import { noRecord } from './problems';
import { withRequest } from './validation';

/** POST /api/office-hours-add: with an `id` it changes that record. */
export function addOfficeHours(practice: Practice): Handler<ServerEnv> {
  return withRequest(officeHoursRequestSchema, (c, { id, ...hours }) => {
    const { doctorId } = c.get('session');
    if (id === null) return formAnswer(c, 'office-hours', practice.addOfficeHours(doctorId, hours));
    const changed = practice.changeOfficeHours(doctorId, id, hours);
    return changed ? formAnswer(c, 'office-hours', changed) : noRecord(c, 'OfficeHours', id);
  });
}

/** POST /api/office-hours-remove */
export function removeOfficeHours(practice: Practice): Handler<ServerEnv> {
  return withId((c, id) =>
    practice.removeOfficeHours(c.get('session').doctorId, id) ? jsonAnswer(c, { id }) : noRecord(c, 'OfficeHours', id),
  );
}
