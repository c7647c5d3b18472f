import type { Database } from './database/connection';
import { createAccesses, createHistory } from './features/patients/history';
import { createHistorySources } from './features/patients/history-sources';
import { createNotes, createPatients } from './features/patients/store';
import type { Clock } from './lib/clock';

/** The stores of patients, their notes and their history. */
export function openPatientStores(database: Database, clock: Clock) {
  const notes = createNotes(database, clock);
  return {
    accesses: createAccesses(database, clock),
    history: createHistory(createHistorySources(database, clock)),
    notes,
    patients: createPatients(database, clock, notes),
  };
}
