import type { RecordId } from '../../../api/contract/fields';
import type { Patient } from '../contract';
import { useValue, usePart } from '../../../state/react/use-store';
import { patientsPart } from '..';

/** The shown record, which is excluded from the person's other records. */
export interface Shown {
  ticketId?: RecordId | undefined;
  receptId?: RecordId | undefined;
}

/** The patient on the doctor's list with this user id; `null` for anybody else, and until the list is loaded. Does not load the list. */
export function usePatient(userId: RecordId): Patient | null {
  return useValue(usePart(patientsPart).data)?.find(({ id }) => isSameId(id, userId)) ?? null;
}

/** Compares as strings: two lists of a server may send the same id as a number and as a string. */
export const isSameId = (one: RecordId | null, other: RecordId): boolean =>
  one !== null && String(one) === String(other);
