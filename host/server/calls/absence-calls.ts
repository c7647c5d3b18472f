import type { Handler } from 'hono';
import type { Practice } from '../practice/practice';
import type { ServerEnv } from './call-routes';
import { notAChoice } from './choice-rules';
import { errorsIn, type Checked } from './field-rules';
import { formAnswer } from './form-answer';
import { optionalInteger, optionalText } from './optional-rules';
import { invalid } from './problems';
import { fieldsOf, type Fields } from './request-body';
import { requiredInstant } from './time-rules';

/** POST /api/absence-add */
export function addAbsence(practice: Practice): Handler<ServerEnv> {
  return (c) => {
    const { doctorId } = c.get('session');
    const fields = fieldsOf(c);
    const from = requiredInstant(fields, 'absence_from');
    const checks = {
      absence_from: from,
      absence_to: notBefore(from, requiredInstant(fields, 'absence_to')),
      supplier_id: supplierIn(fields, practice, doctorId),
      supplier_name: optionalText(fields, 'supplier_name'),
    };
    const { absence_from, absence_to, supplier_id, supplier_name } = checks;
    if ('error' in absence_from || 'error' in absence_to || 'error' in supplier_id || 'error' in supplier_name) {
      return invalid(c, errorsIn(checks));
    }
    const absence = practice.addAbsence(doctorId, {
      absence_from: absence_from.value,
      absence_to: absence_to.value,
      supplier_id: supplier_id.value,
      supplier_name: supplier_name.value,
    });
    return formAnswer(c, 'absence', absence);
  };
}

function notBefore(from: Checked<Date>, to: Checked<Date>): Checked<Date> {
  if ('error' in from || 'error' in to || from.value <= to.value) return to;
  return { error: 'The absence to must be a date after or equal to absence from.' };
}

/** Nobody stands in for themselves. */
function supplierIn(fields: Fields, practice: Practice, doctorId: number): Checked<number | null> {
  const id = optionalInteger(fields, 'supplier_id');
  if ('error' in id || id.value === null) return id;
  return id.value !== doctorId && practice.doctorOf(id.value) ? id : notAChoice('supplier_id');
}
