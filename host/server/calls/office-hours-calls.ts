import type { Handler } from 'hono';
import type { Practice } from '../practice/practice';
import type { ServerEnv } from './call-routes';
import { errorsIn, requiredInteger } from './field-rules';
import { formAnswer } from './form-answer';
import { officeHoursIn } from './office-hours-rules';
import { optionalInteger } from './optional-rules';
import { invalid, noRecord } from './problems';
import { fieldsOf } from './request-body';

/** GET /api/office-hours-get */
export function officeHours(practice: Practice): Handler<ServerEnv> {
  return (c) => c.json(practice.officeHoursOf(c.get('session').doctorId));
}

/** POST /api/office-hours-add: with an `id` it changes that record. */
export function addOfficeHours(practice: Practice): Handler<ServerEnv> {
  return (c) => {
    const { doctorId } = c.get('session');
    const fields = fieldsOf(c);
    const id = optionalInteger(fields, 'id');
    const hours = officeHoursIn(fields);
    if ('error' in id || 'errors' in hours) {
      return invalid(c, { ...errorsIn({ id }), ...('errors' in hours ? hours.errors : {}) });
    }
    if (id.value === null) return formAnswer(c, 'office-hours', practice.addOfficeHours(doctorId, hours.value));
    const changed = practice.changeOfficeHours(doctorId, id.value, hours.value);
    return changed ? formAnswer(c, 'office-hours', changed) : noRecord(c, 'OfficeHours', id.value);
  };
}

/** POST /api/office-hours-remove */
export function removeOfficeHours(practice: Practice): Handler<ServerEnv> {
  return (c) => {
    const id = requiredInteger(fieldsOf(c), 'id');
    if ('error' in id) return invalid(c, errorsIn({ id }));
    const isRemoved = practice.removeOfficeHours(c.get('session').doctorId, id.value);
    return isRemoved ? c.json({ id: id.value }) : noRecord(c, 'OfficeHours', id.value);
  };
}
