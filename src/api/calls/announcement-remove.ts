import type { IdRequest } from '../contract/records.requests';
import { defineCall } from '../define-call';

export const specialAnnouncementRemove = defineCall<IdRequest>()({
  method: 'POST',
  path: '/api/special-announcements-remove',
  capability: 'announcement-remove',
});
