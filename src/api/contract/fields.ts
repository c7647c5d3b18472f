/** The kinds of fields that the wire's records are made of. `null`, an absent field and `""` mean the same. */
import * as v from 'valibot';

/** A record's id, kept as it came (a number or a text), so that it is sent back as it came. */
export type RecordId = string | number;

export const recordId = v.union([v.pipe(v.number(), v.integer()), v.pipe(v.string(), v.trim(), v.nonEmpty())]);

const text = v.pipe(
  v.union([v.string(), v.number()]),
  v.transform((value) => String(value).trim()),
);

export const requiredText = v.pipe(text, v.nonEmpty());

/** `HH:mm`; a time column of a database says its seconds, too. What is no time stays as it came. */
export const timeOfDay = v.pipe(
  requiredText,
  v.transform((time) => time.replace(/^(\d{1,2}:\d\d)(?::\d\d)?$/, (_, minute: string) => minute.padStart(5, '0'))),
);

export const optionalText = v.pipe(
  v.nullish(text, null),
  v.transform((value) => value || null),
);

/** Laravel answers a boolean column as `true`, `1` or `"1"`, depending on its casts. */
export const flag = v.pipe(
  v.nullish(v.union([v.boolean(), v.number(), v.string()]), false),
  v.transform((value) => value === true || value === 1 || value === '1' || value === 'true'),
);

/** A number, also as the text that a decimal column becomes; `null` for anything else. */
export const optionalNumber = v.pipe(
  v.optional(v.unknown(), null),
  v.transform((value) => (typeof value === 'string' && value.trim() !== '' ? Number(value) : value)),
  v.transform((value) => (typeof value === 'number' && Number.isFinite(value) ? value : null)),
);

/** A number that counts as 0 where there is none. */
export const count = v.pipe(
  optionalNumber,
  v.transform((value) => value ?? 0),
);

/** `YYYY-MM-DD`; what is not one is `null`. */
export const optionalDate = v.fallback(v.nullish(v.pipe(v.string(), v.isoDate()), null), null);

/** PHP cannot tell an empty object from an empty list: `[]` stands for an object without fields, as do `null` and nothing. */
const isNothing = (value: unknown) =>
  value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0);

/** An object whose fields are all optional: nothing stands for an empty one. */
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

/** A list that is read record by record afterwards; nothing stands for an empty one. */
export const rawList = v.optional(
  v.pipe(
    v.unknown(),
    v.transform((value) => (isNothing(value) ? [] : value)),
  ),
  [],
);

/** A list that is read record by record afterwards; `null` where there is none at all. */
export const optionalList = v.optional(
  v.pipe(
    v.unknown(),
    v.transform((value) => (value === '' ? null : (value ?? null))),
  ),
  null,
);
