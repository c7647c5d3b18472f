import type { Absence, AbsenceRequest } from './contract';
import { timeOf } from '../../lib/zone';
import type { AffectedPerson } from '../tickets/affected';

/** The question to confirm before an absence is stored. */
export interface AbsenceQuestion {
  /** `YYYY-MM-DDTHH:mm` of the practice's clock. */
  from: string | null;
  to: string | null;
  /** `null` where nobody knows. */
  people: readonly AffectedPerson[] | null;
  /** Reasons beside the people. */
  isSame: boolean;
  isPast: boolean;
}

/** The same absence is one with the same ends: its substitute alone makes no other. */
export const isSameAbsence = (known: readonly Absence[], { absence_from, absence_to }: AbsenceRequest): boolean =>
  known.some(
    (one) => timeOf(one.absence_from) === timeOf(absence_from) && timeOf(one.absence_to) === timeOf(absence_to),
  );
