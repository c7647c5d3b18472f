import { Patients } from '../features/patients/patients';
import { openQuery } from './paths';
import { useOpenRecord } from './use-open-record';

export function PatientsScreen() {
  return <Patients {...useOpenRecord(openQuery.patient)} />;
}
