import type { Context } from 'hono';
import type { FormAnswer, FormValues } from '../../src/api/contract/answers';
import { jsonAnswer } from './json-answer';

/** The response of the form calls: the record as it was stored. */
export function formAnswer<const Type extends keyof FormValues>(
  c: Context,
  form_type: Type,
  form_value: FormValues[Type],
): Response {
  return jsonAnswer(c, { form_type, form_value } satisfies FormAnswer);
}
