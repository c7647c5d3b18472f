import {
  officeHours,
  officeHoursAdd,
  officeHoursRemove,
  officeHoursRequestSchema,
} from '../../../src/features/office-hours/contract';
import type { CallRoute } from '../../http/call-routes';
import { sharedChange, type Handle } from '../../http/handle';
import { recordsOf, removal } from '../../http/id-calls';
import { formAnswer } from '../../http/json-answer';
import { aboutAnswered, aboutSent } from '../../http/log-calls';
import { noRecord } from '../../http/problems';
import { withRequest } from '../../http/validation';
import type { Stores } from '../../stores';

export function officeHoursRoutes(stores: Pick<Stores, 'officeHours'>, handle: Handle): CallRoute[] {
  return [
    handle(officeHours, { log: 'nothing', right: 'everybody' }, recordsOf(stores.officeHours.officeHoursOf)),
    // With an `id` it changes that record.
    handle(
      officeHoursAdd,
      { log: aboutAnswered('office-hours.stored', 'office-hours'), ...sharedChange },
      withRequest(officeHoursRequestSchema, (c, { id, ...hours }) => {
        const { doctorId } = c.get('session');
        if (id === null) return formAnswer(c, 'office-hours', stores.officeHours.addOfficeHours(doctorId, hours));
        const changed = stores.officeHours.changeOfficeHours(doctorId, id, hours);
        return changed ? formAnswer(c, 'office-hours', changed) : noRecord(c, 'OfficeHours', id);
      }),
    ),
    handle(
      officeHoursRemove,
      { log: aboutSent('office-hours.deleted', 'office-hours'), ...sharedChange },
      removal(stores.officeHours.removeOfficeHours, 'OfficeHours'),
    ),
  ];
}
