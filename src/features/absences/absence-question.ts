import type { Absence, AbsenceRequest } from './contract';
import { timeOf } from '../../lib/zone';
import type { AffectedPerson } from '../tickets/affected';

/** The question to confirm before an absence is stored. */
export interface AbsenceQuestion {
  /** `YYYY-MM-DDTHH:mm` of the practice's clock. */
  from: string | null;
  to: string | null;
  /** `null` if unknown. */
  people: readonly AffectedPerson[] | null;
  /** Further reasons for the question. */
  isSame: boolean;
  isPast: boolean;
}

/** Absences with the same ends are the same, whoever substitutes. */
export const isSameAbsence = (known: readonly Absence[], { absence_from, absence_to }: AbsenceRequest): boolean =>
  known.some(
    (one) => timeOf(one.absence_from) === timeOf(absence_from) && timeOf(one.absence_to) === timeOf(absence_to),
  );
