import { openPath } from '../../state/ui/screens';

export const patientsPath = '/pacienti';
/** The query parameter of the open patient. */
export const patientQuery = 'pacient';
export const patientPath = openPath(patientsPath, patientQuery);
