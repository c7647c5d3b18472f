/** Helpers that unwrap a response before its records are read. Pure; shared by the panel and the backend check. */
import * as v from 'valibot';
import { requiredText } from './fields';

/** The content of `{data: …}`, the wrapper of Laravel's resources. */
export const unwrapped = (response: unknown): unknown =>
  typeof response === 'object' && response !== null && Object.hasOwn(response, 'data') && 'data' in response
    ? response.data
    : undefined;

/** The paths of the issues, such as `id, user.attributes.avatar`. The issues themselves contain the values. */
export function pathsOf(issues: readonly v.BaseIssue<unknown>[], ...above: string[]): string {
  const paths = issues.map((issue) => [...above, v.getDotPath(issue) ?? []].flat().join('.') || 'all of it');
  return [...new Set(paths)].join(', ');
}

/** A number and a text of its digits are the same id. */
export function idOf(record: unknown): string | null {
  const id: unknown = typeof record === 'object' && record !== null && 'id' in record ? record.id : null;
  return typeof id === 'number' || typeof id === 'string' ? String(id) : null;
}

/** The response of the form calls: `form_value` is the stored record, of the kind that `form_type` names. */
export const formAnswerSchema = v.object({ form_type: requiredText, form_value: v.unknown() });

export type FormAnswer = v.InferOutput<typeof formAnswerSchema>;
