import * as v from 'valibot';
import { requiredText } from './fields';

/** The response of the form calls: `form_value` is the stored record, of the kind that `form_type` names. */
export const formAnswerSchema = v.object({ form_type: requiredText, form_value: v.unknown() });

export type FormAnswer = v.InferOutput<typeof formAnswerSchema>;
