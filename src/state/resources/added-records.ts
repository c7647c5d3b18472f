import type { RecordId } from '../../api/contract/fields';

/**
 * The records that were not known before a form was sent: one of them may be the form's result, whose response was lost. `before` is `null`
 * if nothing was loaded: then all records are candidates.
 */
export function addedRecords<T extends { id: RecordId }>(
  now: readonly T[] | null,
  before: readonly T[] | null,
): readonly T[] {
  const known = new Set((before ?? []).map(({ id }) => id));
  return (now ?? []).filter(({ id }) => !known.has(id));
}
