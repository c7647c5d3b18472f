import type { RecordId } from '../../api/contract/fields';

/**
 * The records that were not known before a form was sent: one of them may be what it has stored, although the response was lost. Where
 * nothing was known (`null`), all of them may be.
 */
export function addedRecords<T extends { id: RecordId }>(
  now: readonly T[] | null,
  before: readonly T[] | null,
): readonly T[] {
  const known = new Set((before ?? []).map(({ id }) => id));
  return (now ?? []).filter(({ id }) => !known.has(id));
}
