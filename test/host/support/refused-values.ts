import type * as v from 'valibot';

export type Fields = Readonly<Record<string, unknown>>;

/** The bad values of each field of a request. */
export interface RefusedFields {
  paths: readonly string[];
  method?: 'GET' | 'POST';
  schema: v.GenericSchema;
  good: Fields;
  /** How many attempts a throttle takes. */
  attempts?: number;
  /** What is sent instead of the good value, and the sentence at the field, by the field's path. */
  refused: Readonly<Record<string, readonly (readonly [value: unknown, message: string])[]>>;
}

/** Sentences of the server. */
export const required = (name: string) => `The ${name} field is required.`;
export const string = (name: string) => `The ${name} must be a string.`;
export const integer = (name: string) => `The ${name} must be an integer.`;
export const selected = (name: string) => `The selected ${name} is invalid.`;
export const tooLong = (name: string, length: number) =>
  ['x'.repeat(length + 1), `The ${name} must not be greater than ${length} characters.`] as const;
/** Bad values of a field, each with its sentence. */
export const missing = (name: string) => [undefined, null, '', '  '].map((value) => [value, required(name)] as const);
export const noText = (name: string) => [5, true, ['x'], { x: 'x' }].map((value) => [value, string(name)] as const);
export const noInteger = (name: string) =>
  ['x', 1.5, '1e3', true, [1], {}].map((value) => [value, integer(name)] as const);
export const noInstant = (name: string) =>
  ['x', '2026-12-10', '2026-12-10T08:00:00', '2026-02-30T08:00:00Z', '10000-01-01T00:00:00Z'].map(
    (value) => [value, `The ${name} is not a valid date.`] as const,
  );
export const noDay = (name: string) =>
  ['x', '2026-02-30', '2026-1-1', '1. 1. 2026'].map(
    (value) => [value, `The ${name} does not match the format Y-m-d.`] as const,
  );
export const noTime = (name: string) =>
  ['x', '8:00', '24:00', '08:60', '08:00:00'].map(
    (value) => [value, `The ${name} does not match the format H:i.`] as const,
  );
