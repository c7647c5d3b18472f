import type { Context } from 'hono';
import type { FormAnswer, FormValues } from '../../../src/api/contract/answers';

/** What the form calls answer: the record as it was stored. */
export function formAnswer<const Type extends keyof FormValues>(
  c: Context,
  form_type: Type,
  form_value: FormValues[Type],
): Response {
  return c.json({ form_type, form_value } satisfies FormAnswer);
}
