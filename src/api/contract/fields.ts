/**
 * The field types of the wire's records, which are named as the server sends them. `null`, an absent field and `""` mean the same;
 * unknown fields are dropped.
 */
import * as v from 'valibot';
import { cleanText, isolated } from '../../lib/clean-text';

/** A record's id, a number or a text, sent back exactly as it was received. */
export type RecordId = string | number;

export const recordId = v.union([v.pipe(v.number(), v.integer()), v.pipe(v.string(), v.trim(), v.nonEmpty())]);

const text = v.union([v.string(), v.number()]);
const cleaned = (value: string | number) => cleanText(String(value)).trim();

export const requiredText = v.pipe(text, v.transform(cleaned), v.nonEmpty());

/** `HH:mm`; the seconds of a database's time column are dropped. Anything else is left unchanged. */
export const timeOfDay = v.pipe(
  requiredText,
  v.transform((time) => time.replace(/^(\d{1,2}:\d\d)(?::\d\d)?$/, (_, minute: string) => minute.padStart(5, '0'))),
);

// `nullish` is outermost, so that empty fields run no pipe: most fields of a long list are empty.
export const optionalText = v.nullish(
  v.pipe(
    text,
    v.transform((value) => cleaned(value) || null),
  ),
  null,
);

/** Laravel sends a boolean column as `true`, `1` or `"1"`, depending on its casts. */
export const flag = v.nullish(
  v.pipe(
    v.union([v.boolean(), v.number(), v.string()]),
    v.transform((value) => value === true || value === 1 || value === '1' || value === 'true'),
  ),
  false,
);

/** A number, also as text (a decimal column); `null` for anything else. */
export const optionalNumber = v.pipe(
  v.optional(v.unknown(), null),
  v.transform((value) => (typeof value === 'string' && value.trim() !== '' ? Number(value) : value)),
  v.transform((value) => (typeof value === 'number' && Number.isFinite(value) ? value : null)),
);

/** A number; 0 if there is none. */
export const count = v.pipe(
  optionalNumber,
  v.transform((value) => value ?? 0),
);

/** `YYYY-MM-DD`; `null` for anything else. */
export const optionalDate = v.fallback(v.nullish(v.pipe(v.string(), v.isoDate()), null), null);

/** PHP cannot distinguish an empty object from an empty list: `[]` means an empty object, as do `null` and `undefined`. */
const isNothing = (value: unknown) =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** An object whose fields are all optional; a missing one is empty. */
export const attributes = <const Entries extends v.ObjectEntries>(entries: Entries) =>
  v.optional(
    v.pipe(
      v.unknown(),
      v.transform((value) => (isNothing(value) ? {} : value)),
      v.object(entries),
    ),
    {},
  );

/** An object that may be missing. */
export const optionalObject = <const Entries extends v.ObjectEntries>(entries: Entries) =>
  v.optional(
    v.pipe(
      v.unknown(),
      v.transform((value) => (isNothing(value) ? null : value)),
      v.nullable(v.object(entries)),
    ),
    null,
  );

/** A list that is read record by record afterwards; a missing one is empty. */
export const rawList = v.optional(
  v.pipe(
    v.unknown(),
    v.transform((value) => (isNothing(value) ? [] : value)),
  ),
  [],
);

/** A list that is read record by record afterwards; `null` if it is missing. */
export const optionalList = v.optional(
  v.pipe(
    v.unknown(),
    v.transform((value) => (value === '' ? null : (value ?? null))),
  ),
  null,
);

/** A PHP list with gaps (after a filter) arrives as an object with numeric keys. */
export function asList(value: unknown): readonly unknown[] | null {
  if (Array.isArray(value)) return value as readonly unknown[];
  if (typeof value !== 'object' || value === null) return null;
  const keys = Object.keys(value);
  return keys.length > 0 && keys.every((key) => /^\d+$/.test(key)) ? Object.values(value) : null;
}

/** A list of texts; a missing one is `otherwise`. */
export const textList = (otherwise: readonly string[]) =>
  v.pipe(
    optionalList,
    v.transform((value) => asList(value ?? otherwise) ?? value),
    v.array(v.string()),
  );

/** The cleaning of texts that the panel and the practice server share. */
export { cleanText, isolated };
