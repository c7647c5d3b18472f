import * as v from 'valibot';
import { optionalText, recordId } from '../../api/contract/fields';
import { defineCall } from '../../api/define-call';

/** `content` is HTML from the server; `created_at` is ISO 8601, or a text that is shown unchanged. */
export const notificationSchema = v.object({
  id: recordId,
  /** `schedule-premium`, `schedule`, `recept`, `queue`; others get a default icon. */
  category: optionalText,
  content: optionalText,
  created_at: optionalText,
});

export type Notification = v.InferOutput<typeof notificationSchema>;

export const notificationsClear = defineCall()({
  name: 'notificationsClear',
  method: 'GET',
  path: '/api/notifications-clear',
  isChange: true,
});
