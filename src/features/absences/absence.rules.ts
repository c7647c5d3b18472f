import { create } from 'vest';
import type { RecordId } from '../../api/contract/fields';
import { SUPPLIER_NAME_MAX_LENGTH } from '../../constants';
import { check } from '../../forms/rules/check';
import { after_or_equal, moment } from '../../forms/rules/date-rules';
import { required } from '../../forms/rules/rule';
import { max } from '../../forms/rules/text-rules';
import { absenceTexts as texts } from '../../texts/absence';

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
