import {
  officeHours,
  officeHoursAdd,
  officeHoursRemove,
  officeHoursRequestSchema,
} from '../../../src/features/office-hours/contract';
import { type CallRoute, type Handle, recordsOf, removal, sharedChange } from '../../http/handle';
import { formResponse, noRecord } from '../../http/responses';
import { recordInResponse, recordInBody } from '../../http/log-calls';
import { withRequest } from '../../http/validation';
import type { Stores } from '../../stores';

export function officeHoursRoutes(stores: Pick<Stores, 'officeHours'>, handle: Handle): CallRoute[] {
  return [
    handle(officeHours, { log: 'nothing', right: 'everybody' }, recordsOf(stores.officeHours.officeHoursOf)),
    // With an `id`, changes that record.
    handle(
      officeHoursAdd,
      { log: recordInResponse('office-hours.stored', 'office-hours'), ...sharedChange },
      withRequest(officeHoursRequestSchema, (c, { id, ...hours }) => {
        const { doctorId } = c.get('session');
        if (id === null) return formResponse(c, 'office-hours', stores.officeHours.addOfficeHours(doctorId, hours));
        const changed = stores.officeHours.changeOfficeHours(doctorId, id, hours);
        return changed ? formResponse(c, 'office-hours', changed) : noRecord(c, 'OfficeHours', id);
      }),
    ),
    handle(
      officeHoursRemove,
      { log: recordInBody('office-hours.deleted', 'office-hours'), ...sharedChange },
      removal(stores.officeHours.removeOfficeHours, 'OfficeHours'),
    ),
  ];
}
