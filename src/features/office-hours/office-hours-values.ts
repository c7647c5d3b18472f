import type { RecordId } from '../../api/contract/fields';
import type { OfficeHours, OfficeHoursRequest } from './contract';
import { parseNumber } from '../../texts/language/parse-number';
import { isSameData } from '../../lib/same-data';

/** The form's values. */
export interface OfficeHoursValues {
  hours_name: string;
  hours_type: string | null;
  /** Minutes. */
  approximate_time_on_patient: string;
  time_schedules: readonly TimeRow[];
}

export interface TimeRow {
  /** The id of a stored row; `null` for a new one. */
  id: RecordId | null;
  hours_day: string | null;
  /** `HH:mm`, or invalid text. */
  hours_time_from: string;
  hours_time_to: string;
}

declare module '../../state/forms/drafts' {
  interface DraftValues {
    'office-hours': OfficeHoursValues;
    /** The draft of a stored record, by the record's id. */
    [name: `office-hours-${string}`]: OfficeHoursValues;
  }
}

export const emptyRow: TimeRow = { id: null, hours_day: null, hours_time_from: '', hours_time_to: '' };

/** The initial values, of a stored record or empty. */
export function officeHoursValues(record: OfficeHours | undefined): OfficeHoursValues {
  return {
    hours_name: record?.hours_name ?? '',
    hours_type: record?.hours_type ?? null,
    approximate_time_on_patient: String(record?.approximate_time_on_patient ?? ''),
    time_schedules: record?.time_schedules ?? [],
  };
}

/** The request for valid values; `id` is the edited record's. Rows of a new record have no ids. */
export function officeHoursRequest(values: OfficeHoursValues, id: RecordId | undefined): OfficeHoursRequest {
  return {
    ...(id === undefined ? {} : { id }),
    hours_name: values.hours_name.trim(),
    hours_type: values.hours_type ?? '',
    approximate_time_on_patient: parseNumber(values.approximate_time_on_patient) ?? 0,
    time_schedules: values.time_schedules.map(({ id: rowId, hours_day, hours_time_from, hours_time_to }) => ({
      ...(rowId === null || id === undefined ? {} : { id: rowId }),
      hours_day: hours_day ?? '',
      hours_time_from,
      hours_time_to,
    })),
  };
}

/** Whether the stored record equals these values, ignoring the ids of rows. */
export const isStored = (values: OfficeHoursValues, record: OfficeHours): boolean =>
  isSameData(officeHoursRequest(values, undefined), officeHoursRequest(officeHoursValues(record), undefined));
