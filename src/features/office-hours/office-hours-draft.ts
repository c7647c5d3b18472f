import type { OfficeHoursValues, TimeRow } from './office-hours-values';

/** A kept draft, if it is one of this form. */
export const officeHoursDraft = (draft: unknown): OfficeHoursValues | undefined =>
  isValues(draft) ? draft : undefined;

const isValues = (draft: unknown): draft is OfficeHoursValues =>
  isObject(draft) &&
  isText(draft['hours_name']) &&
  isTextOrNull(draft['hours_type']) &&
  isText(draft['approximate_time_on_patient']) &&
  Array.isArray(draft['time_schedules']) &&
  draft['time_schedules'].every(isRow);

const isRow = (row: unknown): row is TimeRow =>
  isObject(row) &&
  (isTextOrNull(row['id']) || typeof row['id'] === 'number') &&
  isTextOrNull(row['hours_day']) &&
  isText(row['hours_time_from']) &&
  isText(row['hours_time_to']);

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;
const isText = (value: unknown): value is string => typeof value === 'string';
const isTextOrNull = (value: unknown): value is string | null => value === null || isText(value);
