/** What tells that an unknown value is a value of each field. */
type Shape<Values> = { readonly [Name in keyof Values]: (value: unknown) => value is Values[Name] };

/** A guard of plain values: what was kept by an older form, or by another one, is none of them. */
export function isOfShape<Values extends object>(shape: Shape<Values>): (values: unknown) => values is Values {
  const fields = Object.entries<(value: unknown) => boolean>(shape);
  return (values): values is Values =>
    typeof values === 'object' &&
    values !== null &&
    fields.every(([name, isField]) => isField(Reflect.get(values, name)));
}

export const isText = (value: unknown): value is string => typeof value === 'string';

export const isFlag = (value: unknown): value is boolean => typeof value === 'boolean';

export const isIdOrNull = (value: unknown): value is string | number | null =>
  value === null || typeof value === 'string' || typeof value === 'number';

export const isFileOrNull = (value: unknown): value is File | null => value === null || value instanceof File;

export const isOneOf =
  <const Choice>(choices: readonly Choice[]) =>
  (value: unknown): value is Choice =>
    choices.some((choice) => choice === value);
