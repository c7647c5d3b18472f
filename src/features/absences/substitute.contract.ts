import * as v from 'valibot';
import { attributes, optionalText, recordId } from '../../api/contract/fields';

/** A substitute. */
export const doctorSchema = v.object({ id: recordId, attributes: attributes({ doctor_name: optionalText }) });

export type Doctor = v.InferOutput<typeof doctorSchema>;
