import type { RecordId } from '../../../api/contract/fields';
import type { Patient } from '../contract';
import { useValue } from '../../../state/react/use-value';
import { usePart } from '../../../state/react/use-part';
import { patientsPart } from '..';

/** A record that is shown itself is not among the others of its person. */
export interface Shown {
  ticketId?: RecordId | undefined;
  receptId?: RecordId | undefined;
}

/** The patient of the doctor's list who is this user; `null` for anybody else, and while the list is not known. Loads nothing. */
export function usePatient(userId: RecordId): Patient | null {
  return useValue(usePart(patientsPart).data)?.find(({ id }) => isSameId(id, userId)) ?? null;
}

/** Two lists of one server may write an id as a number and as a text. */
export const isSameId = (one: RecordId | null, other: RecordId): boolean =>
  one !== null && String(one) === String(other);
