import * as v from 'valibot';
import { optionalText, recordId } from '../../api/contract/fields';

/** `expired_at` is an instant, ISO 8601. */
export const announcement = {
  id: v.optional(v.nullable(recordId), null),
  note: optionalText,
  expired_at: optionalText,
};

export const announcementSchema = v.object(announcement);

export type Announcement = v.InferOutput<typeof announcementSchema>;
