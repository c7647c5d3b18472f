import { receptAccepted, receptRejected, recepts } from '../../../src/features/prescriptions/contract';
import { type CallRoute, type Handle, handleRecord, recordsOf } from '../../http/handle';
import { recordInBody } from '../../http/log-calls';
import type { Stores } from '../../stores';

export function prescriptionRoutes(stores: Pick<Stores, 'recepts'>, handle: Handle): CallRoute[] {
  return [
    handle(
      recepts,
      { log: { action: 'recepts.opened', oncePer: 'hour' }, right: 'everybody' },
      recordsOf(stores.recepts.receptsOf),
    ),
    handle(
      receptAccepted,
      { log: recordInBody('recept.accepted', 'recept'), right: 'recept-decisions', once: true },
      handleRecord(stores.recepts.acceptRecept, 'Recept'),
    ),
    handle(
      receptRejected,
      { log: recordInBody('recept.rejected', 'recept'), right: 'recept-decisions', once: true },
      handleRecord(stores.recepts.rejectRecept, 'Recept'),
    ),
  ];
}
