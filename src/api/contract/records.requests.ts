import * as v from 'valibot';
import { integer } from './request-fields';

/** A call about one record: `ticket-next`, `recept-accepted`, `patient-delete`, `office-hours-remove` … */
export const idRequestSchema = v.object({ id: integer });
export type IdRequest = v.InferInput<typeof idRequestSchema>;
