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
export const required = 'Položka je povinná';
export const string = 'Položka musí byť text';
export const integer = 'Položka musí byť celé číslo';
export const selected = 'Táto možnosť nie je dostupná, vyberte inú';
export const tooLong = (length: number) =>
  ['x'.repeat(length + 1), `Položka môže obsahovať najviac ${length} znakov`] as const;

/** Bad values of a field, each with its sentence. */
const each = <const Value>(values: readonly Value[], message: string) =>
  values.map((value) => [value, message] as const);
export const missing = each([undefined, null, '', '  '], required);
export const noText = each([5, true, ['x'], { x: 'x' }], string);
export const noInteger = each(['x', 1.5, '1e3', true, [1], {}], integer);
export const noInstant = each(
  ['x', '2026-12-10', '2026-12-10T08:00:00', '2026-02-30T08:00:00Z', '10000-01-01T00:00:00Z'],
  'Položka musí byť platný dátum',
);
export const noDay = each(['x', '2026-02-30', '2026-1-1', '1. 1. 2026'], 'Položka musí byť platný dátum');
export const noTime = each(['x', '8:00', '24:00', '08:60', '08:00:00'], 'Položka musí byť platný čas');
