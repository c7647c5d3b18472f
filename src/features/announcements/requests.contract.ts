import * as v from 'valibot';
import { instant, text } from '../../api/contract/request-fields';
import { defineCall } from '../../api/define-call';
import { ANNOUNCEMENT_NOTE_MAX_LENGTH } from '../../constants';
import { announcementSchema } from './contract';

/** `POST /api/special-announcements-add`. `expired_at` is an instant, ISO 8601 with the browser's offset. */
export const announcementRequestSchema = v.object({
  expired_at: instant,
  note: text(ANNOUNCEMENT_NOTE_MAX_LENGTH),
});

export type AnnouncementRequest = v.InferInput<typeof announcementRequestSchema>;

export const specialAnnouncementAdd = defineCall<AnnouncementRequest>()({
  name: 'specialAnnouncementAdd',
  method: 'POST',
  path: '/api/special-announcements-add',
  response: { record: announcementSchema, isForm: true },
});
