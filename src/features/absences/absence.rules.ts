import { create } from 'vest';
import type { RecordId } from '../../api/contract/fields';
import { SUPPLIER_NAME_MAX_LENGTH } from '../../constants';
import { check } from '../../forms/rules/check';
import { after_or_equal, moment } from '../../forms/rules/date-rules';
import { required } from '../../forms/rules/rule';
import { max } from '../../forms/rules/text-rules';
import { absenceTexts as texts } from '../../texts/absence';
import type { AbsenceRequest } from './contract';
import { LAST_MINUTE, toInstantIso, wholeDay } from '../../lib/local-time';
import { isoIn } from '../../lib/zone-moments';
import { parseMoment } from '../../texts/language/parse-moment';

/** The substitute: none, a doctor of the list, or another one by name. */
export const suppliers = ['none', 'list', 'other'] as const;

export interface AbsenceValues {
  whole_days: boolean;
  /** Local `YYYY-MM-DD` for whole days, otherwise `YYYY-MM-DDTHH:mm`. */
  absence_from: string;
  absence_to: string;
  supplier: (typeof suppliers)[number];
  supplier_id: RecordId | null;
  supplier_name: string;
}

declare module '../../state/forms/drafts' {
  interface DraftValues {
    absence: AbsenceValues;
  }
}

export const createAbsenceRules = () =>
  create((values: AbsenceValues) => {
    const { absence_from, absence_to, supplier, supplier_name } = values;
    const isMoment = moment(values.whole_days ? 'date' : 'date-time');
    check('absence_from', texts.from, absence_from, required, isMoment);
    check('absence_to', texts.to, absence_to, required, isMoment, after_or_equal(absence_from, texts.from));
    if (supplier === 'other') {
      check('supplier_name', texts.supplierName, supplier_name.trim(), max(SUPPLIER_NAME_MAX_LENGTH));
    }
  });

/**
 * Builds the request from valid values: both ends as instants, and only the chosen kind of substitute. Times are in this computer's zone,
 * like those of the picker; whole days are in the practice's `zone`.
 */
export function absenceRequest(values: AbsenceValues, zone: string): AbsenceRequest {
  const { whole_days, absence_from, absence_to, supplier, supplier_id, supplier_name } = values;
  const [from, to] = whole_days
    ? [dayStart(absence_from, zone), isoIn(zone, `${absence_to}T${LAST_MINUTE}`)]
    : [toInstantIso(absence_from), toInstantIso(absence_to)];
  return {
    absence_from: from ?? absence_from,
    absence_to: to ?? absence_to,
    supplier_id: supplier === 'list' ? supplier_id : null,
    supplier_name: (supplier === 'other' && supplier_name.trim()) || null,
  };
}

/** In some zones summer time begins at midnight: the first minute of that day is 1:00. */
const dayStart = (day: string, zone: string) => isoIn(zone, `${day}T00:00`) ?? isoIn(zone, `${day}T01:00`);

/** The day of a moment. Invalid text is kept. */
export const withoutTime = (value: string): string => parseMoment('date-time', value).moment?.slice(0, 10) ?? value;

/** A day with its previous time, or with the start or end of a whole day. */
export function withTime(value: string, end: 'from' | 'to', before: string): string {
  const day = parseMoment('date', value).moment;
  if (day === null) return value;
  const time = parseMoment('date-time', before).moment?.slice(10);
  return time ? day + time : (wholeDay(day)?.[end] ?? value);
}
