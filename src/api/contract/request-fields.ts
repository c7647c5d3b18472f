/**
 * The field types of requests. They expect what Laravel's middleware produces: texts trimmed, `''` as `null`. Only the practice
 * server runs these schemas; the panel imports their types.
 */
import * as v from 'valibot';
import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH, TEXT_MAX_LENGTH } from '../../constants';
import type { RecordId } from './fields';

/** Validation rules, named as in Laravel. The practice server has their messages. */
export type Rule =
  | 'required'
  | 'string'
  | 'integer'
  | 'boolean'
  | 'array'
  | 'in'
  | 'min'
  | 'max'
  | 'max_items'
  | 'between'
  | 'email'
  | 'confirmed'
  | 'date'
  | 'date_format'
  | 'after'
  | 'after_or_equal'
  | 'apart'
  | 'prohibited_with'
  | 'file'
  | 'mimes';

/** The message of an issue: the rule and its parameter (`max:255`). */
export const rule = (name: Rule, parameter?: string | number): string =>
  parameter === undefined ? name : `${name}:${parameter}`;

/** A request as the panel sends it: with all fields, empty ones as `null`. */
export type Complete<Request> = { [Name in keyof Request]-?: Exclude<Request[Name], undefined> };

export const text = (maximum = TEXT_MAX_LENGTH) =>
  v.pipe(v.string(rule('string')), v.nonEmpty(rule('required')), v.maxLength(maximum, rule('max', maximum)));

/** The stored form of a password: „á“ may be typed as one character or as a letter and a combining mark. */
export const normalisedPassword = (password: string): string => password.normalize('NFKC');

/** A new password and its confirmation, as fields of an object. The length is in code points. Passwords are not trimmed. */
export const newPassword = {
  password: v.pipe(
    text(PASSWORD_MAX_LENGTH),
    v.transform(normalisedPassword),
    v.check((password) => Array.from(password).length >= PASSWORD_MIN_LENGTH, rule('min', PASSWORD_MIN_LENGTH)),
    v.maxLength(PASSWORD_MAX_LENGTH, rule('max', PASSWORD_MAX_LENGTH)),
  ),
  password_confirmation: v.pipe(text(PASSWORD_MAX_LENGTH), v.transform(normalisedPassword)),
};

export const optionalInput = (maximum?: number) => v.nullish(text(maximum), null);

/** A whole number, or its text. */
export const integer = v.pipe(
  v.custom<RecordId>((value) => Number.isInteger(isDigits(value) ? Number(value) : value), rule('integer')),
  v.transform(Number),
);

export const optionalInteger = v.nullish(integer, null);

export const between = (minimum: number, maximum: number) =>
  v.pipe(
    integer,
    v.check((value) => value >= minimum && value <= maximum, rule('between', `${minimum} and ${maximum}`)),
  );

/** Typed as any text: the panel sends back values that only another backend knows. */
export const choice = <const Choice extends string>(choices: readonly Choice[]) =>
  v.pipe(v.string(rule('string')), v.picklist(choices, rule('in')));

/** A day that exists, `YYYY-MM-DD`. */
export const day = v.pipe(v.string(rule('string')), v.custom<string>(isDay, rule('date_format', 'Y-m-d')));

/** A time of day, `HH:mm`. */
export const time = v.pipe(v.string(rule('string')), v.custom<string>(isTimeOfDay, rule('date_format', 'H:i')));

/** A moment in ISO 8601 with an offset. */
export const instant = v.pipe(v.string(rule('string')), v.check(isInstant, rule('date')), v.toDate());

/** An object within a request. Anything else is treated as empty: its required fields are reported. */
export const nested = <const Entries extends v.ObjectEntries>(entries: Entries) =>
  v.pipe(
    v.custom<v.InferInput<v.ObjectSchema<Entries, undefined>>>(() => true),
    v.transform((value): unknown => objectOf(value)),
    v.object(entries),
  );

const objectOf = (value: unknown) => (typeof value === 'object' && value !== null ? value : {});

const isDigits = (value: unknown) => typeof value === 'string' && /^-?\d+$/.test(value);

export function isDay(value: unknown): boolean {
  if (typeof value !== 'string' || !/^\d{4}-\d\d-\d\d$/.test(value)) return false;
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}

export function isTimeOfDay(value: unknown): boolean {
  return typeof value === 'string' && /^([01]\d|2[0-3]):[0-5]\d$/.test(value);
}

/** Years have four digits: servers store and compare instants as texts. */
function isInstant(value: string): boolean {
  const [, date] = ISO_INSTANT.exec(value) ?? [];
  return isDay(date) && !Number.isNaN(Date.parse(value)) && /^\d{4}-/.test(new Date(value).toISOString());
}

const ISO_INSTANT = /^(\d{4}-\d\d-\d\d)T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,9})?)?(Z|[+-]\d\d:[0-5]\d)$/;

export const EMAIL = /^[^\s@<>()[\]\\,;:"]+@[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+$/u;

/** A call about one record: `ticket-next`, `recept-accepted`, `patient-delete`, `office-hours-remove` … */
export const idRequestSchema = v.object({ id: integer });
export type IdRequest = v.InferInput<typeof idRequestSchema>;
