import type { RecordId } from '../../api/contract/fields';

export const officeHoursPath = '/ordinacne-hodiny';
/** The screen that edits a record. */
export const officeHoursEditPath = (id: RecordId): string => `${officeHoursPath}/${encodeURIComponent(id)}`;
