import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { jsonResponse } from './json-response';

/** Errors by field, as Laravel's validator returns them. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>;

/** An error as Laravel sends it to a client that accepts JSON. */
export function problem(c: Context, status: ContentfulStatusCode, message: string): Response {
  return jsonResponse(c, { message }, status);
}

/** A 422 response with errors by field; `more` are further members of the body. */
export function invalid(c: Context, errors: FieldErrors, more: object = {}): Response {
  return jsonResponse(c, { message: 'Zadané údaje nie sú platné.', errors, ...more }, 422);
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
