import * as v from 'valibot';
import { absenceAdd, absenceRemove, absenceRequestSchema, absences } from '../../../src/features/absences/contract';
import { rule } from '../../../src/api/contract/request-fields';
import { type CallRoute, type Handle, recordsOf, removal, sharedChange } from '../../http/handle';
import { formResponse } from '../../http/responses';
import { recordInResponse, recordInBody } from '../../http/log-calls';
import { withRequest } from '../../http/validation';
import type { Stores } from '../../stores';

export function absenceRoutes(stores: Pick<Stores, 'absences' | 'doctors'>, handle: Handle): CallRoute[] {
  return [
    handle(absences, { log: 'nothing', right: 'everybody' }, recordsOf(stores.absences.absencesOf)),
    handle(
      absenceAdd,
      { log: recordInResponse('absence.added', 'absence'), ...sharedChange },
      withRequest(
        (c) => ownAbsence(stores, c.get('session').doctorId),
        (c, absence) => formResponse(c, 'absence', stores.absences.addAbsence(c.get('session').doctorId, absence)),
      ),
    ),
    // Times within the absence become free again.
    handle(
      absenceRemove,
      { log: recordInBody('absence.deleted', 'absence'), ...sharedChange },
      removal(stores.absences.removeAbsence, 'Absence'),
    ),
  ];
}

/** A substitute must be another doctor of this server. */
const ownAbsence = (stores: Pick<Stores, 'doctors'>, doctorId: number) =>
  v.pipe(
    absenceRequestSchema,
    v.forward(
      v.partialCheck(
        [['supplier_id']],
        ({ supplier_id: id }) => id === null || (id !== doctorId && stores.doctors.doctorOf(id) !== undefined),
        rule('in'),
      ),
      ['supplier_id'],
    ),
  );
