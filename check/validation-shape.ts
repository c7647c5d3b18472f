import { fieldOf } from './reading';

/** Laravel's `{errors: {field: [text, …]}}`: the fields, or `null` for anything else. */
export function fieldsWithErrors(body: unknown): string[] | null {
  const errors = fieldOf(body, 'errors');
  if (typeof errors !== 'object' || errors === null || Array.isArray(errors)) return null;
  const entries = Object.entries(errors) as [string, unknown][];
  const isText = (value: unknown) => typeof value === 'string';
  const areTexts = entries.every(([, texts]) => isText(texts) || (Array.isArray(texts) && texts.every(isText)));
  return entries.length > 0 && areTexts ? entries.map(([name]) => name) : null;
}

export const hasErrorsByField = (body: unknown) => fieldsWithErrors(body) !== null;
