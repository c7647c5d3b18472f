/** The feed of appointments for calendar apps, of a server with the capability `calendar-feed`. */
import * as v from 'valibot';
import { optionalText, requiredText } from '../../api/contract/fields';
import { defineCall } from '../../api/define-call';

/** `GET /api/calendar-feed`. The address may be relative to the server's own; `null` where there is none. */
export const calendarFeedSchema = v.object({ url: optionalText });

export type CalendarFeed = v.InferOutput<typeof calendarFeedSchema>;

/** `POST /api/calendar-feed`: the new address. */
export const newCalendarFeedSchema = v.object({ url: requiredText });

/** The secret address that the doctor's calendar apps read. */
export const calendarFeed = defineCall()({
  method: 'GET',
  path: '/api/calendar-feed',
  capability: 'calendar-feed',
  response: { record: calendarFeedSchema },
});

/** Makes a new address; the old one is void. */
export const calendarFeedRenew = defineCall()({
  method: 'POST',
  path: '/api/calendar-feed',
  capability: 'calendar-feed',
  response: { record: newCalendarFeedSchema },
});

/** Makes the address void. */
export const calendarFeedRevoke = defineCall()({
  method: 'POST',
  path: '/api/calendar-feed-revoke',
  capability: 'calendar-feed',
});
