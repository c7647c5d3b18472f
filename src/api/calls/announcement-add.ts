import { announcementSchema } from '../contract/admin';
import type { AnnouncementRequest } from '../contract/admin.requests';
import { defineCall } from '../define-call';

export const specialAnnouncementAdd = defineCall<AnnouncementRequest>()({
  name: 'specialAnnouncementAdd',
  method: 'POST',
  path: '/api/special-announcements-add',
  response: { record: announcementSchema, isForm: true },
});
