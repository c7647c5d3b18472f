import type { IdRequest } from '../../api/contract/request-fields';
import { defineCall } from '../../api/define-call';

export const specialAnnouncementRemove = defineCall<IdRequest>()({
  method: 'POST',
  path: '/api/special-announcements-remove',
  capability: 'announcement-remove',
});
