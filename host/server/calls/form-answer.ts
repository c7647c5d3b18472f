import type { Context } from 'hono';

type FormType = 'doctor-state' | 'office-hours' | 'absence' | 'event' | 'special-announcement';

/** What the form calls answer: the record as it was stored. */
export function formAnswer(c: Context, form_type: FormType, form_value: object): Response {
  return c.json({ form_type, form_value });
}
