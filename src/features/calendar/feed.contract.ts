/** The feed of appointments for calendar apps, for servers with the capability `calendar-feed`. */
import * as v from 'valibot';
import { optionalText, requiredText } from '../../api/contract/fields';
import { defineCall } from '../../api/define-call';

/** `GET /api/calendar-feed`. The address may be relative to the server's own; `null` if there is none. */
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

/** Creates a new address; the old one becomes invalid. */
export const calendarFeedRenew = defineCall()({
  method: 'POST',
  path: '/api/calendar-feed',
  capability: 'calendar-feed',
  response: { record: newCalendarFeedSchema },
});

/** Invalidates the address. */
export const calendarFeedRevoke = defineCall()({
  method: 'POST',
  path: '/api/calendar-feed-revoke',
  capability: 'calendar-feed',
});
