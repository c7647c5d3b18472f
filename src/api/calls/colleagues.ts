import { colleagueInvitationSchema, colleagueSchema, colleaguesSchema } from '../contract/colleagues';
import type { ColleagueInviteRequest } from '../contract/colleagues.requests';
import type { IdRequest } from '../contract/records.requests';
import { defineCall } from '../define-call';

export const colleagues = defineCall()({
  method: 'GET',
  path: '/api/colleagues',
  capability: 'colleagues',
  response: {
    record: colleaguesSchema,
    parts: { colleagues: { what: 'colleague', list: colleagueSchema, otherwise: 'empty' } },
  },
});

export const colleagueInvite = defineCall<ColleagueInviteRequest>()({
  method: 'POST',
  path: '/api/colleague-invite',
  capability: 'colleagues',
  response: { record: colleagueInvitationSchema },
});

/** Makes another link, which replaces the last one. */
export const colleagueLink = defineCall<IdRequest>()({
  method: 'POST',
  path: '/api/colleague-link',
  capability: 'colleagues',
  response: { record: colleagueInvitationSchema },
});

export const colleagueRemove = defineCall<IdRequest>()({
  method: 'POST',
  path: '/api/colleague-remove',
  capability: 'colleagues',
});
