import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { jsonAnswer } from './json-answer';

/** Errors by field, as Laravel's validator answers them. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>;

/** An error as Laravel answers it to a client that accepts JSON. */
export function problem(c: Context, status: ContentfulStatusCode, message: string): Response {
  return jsonAnswer(c, { message }, status);
}

/** `more` are further members of the answer. */
export function invalid(c: Context, errors: FieldErrors, more: object = {}): Response {
  return jsonAnswer(c, { message: 'Zadané údaje nie sú platné.', errors, ...more }, 422);
}

export type Model =
  | 'Ticket'
  | 'User'
  | 'Recept'
  | 'Patient'
  | 'PatientNote'
  | 'Invoice'
  | 'OfficeHours'
  | 'Absence'
  | 'SpecialAnnouncement'
  | 'Session'
  | 'KioskDevice'
  | 'Colleague';

/** The same message for another doctor's record and an unknown one. */
export function noRecord(c: Context, model: Model, id: number): Response {
  return problem(c, 404, `No query results for model [App\\Models\\${model}] ${id}`);
}
