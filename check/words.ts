import * as v from 'valibot';
import { isAnswer, type Outcome } from './client';
import { fieldOf } from './reading';

/** Describes the outcome in a few words, without any content of the body. */
export function wordsOf(outcome: Outcome): string {
  if (!isAnswer(outcome)) return outcome.trouble;
  const { status, headers, kind } = outcome;
  if (status >= 300 && status <= 399) return `${status}, a redirect to ${placeOf(headers.get('location'))}`;
  return kind === 'json' ? String(status) : `${status} with ${KINDS[kind]}`;
}

const KINDS = { html: 'HTML', empty: 'an empty body', other: 'a body that is not JSON' } as const;

/** Without the query, which may hold a secret. */
function placeOf(location: string | null): string {
  if (location === null) return 'nowhere';
  return printable(location.replace(/[?#].*$/s, ''));
}

/** Makes a backend's text safe for a terminal: no control characters, and not too long. */
export function printable(text: string): string {
  const clean = text.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '?');
  return clean.length > LONGEST ? `${clean.slice(0, LONGEST)}…` : clean;
}

const LONGEST = 120;

/** Laravel's `{errors: {field: [text, …]}}`: the fields, or `null` for anything else. */
export function fieldsWithErrors(body: unknown): string[] | null {
  const errors = fieldOf(body, 'errors');
  const fields = !Array.isArray(errors) && v.is(errorsSchema, errors) ? Object.keys(errors) : [];
  return fields.length > 0 ? fields : null;
}

const errorsSchema = v.record(v.string(), v.union([v.string(), v.array(v.string())]));
