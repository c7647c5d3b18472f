import * as v from 'valibot';
import { calendarFeed, calendarFeedRenew, calendarFeedRevoke } from '../../../src/features/calendar/feed.contract';
import type { CallRoute, Handle } from '../../http/handle';
import { etagOf, isKnown, jsonResponse, problem } from '../../http/responses';
import { createThrottle, throttleAddress } from '../../http/throttle';
import { withRequest } from '../../http/validation';
import type { Stores } from '../../stores';

/** The feed that calendar apps read, and the doctor's calls for its address. */
export function calendarFeedRoutes(stores: Pick<Stores, 'calendarFeeds'>, handle: Handle): CallRoute[] {
  const right = 'practice-settings';
  const { feedOf, feedTokenOf, renewFeedToken, revokeFeed } = stores.calendarFeeds;
  return [
    // GET /calendar-feed/{token}.ics
    handle(
      { method: 'GET', path: `${FEED_PATH}/:file` },
      { log: 'nothing', right: 'open', before: [throttleAddress(createThrottle({ perMinute: 60 }))] },
      // 404 for an unknown token, as for any other file.
      (c) => {
        const token = /^([\w-]{43})\.ics$/.exec(c.req.param('file') ?? '')?.[1];
        const file = token === undefined ? undefined : feedOf(token);
        if (file === undefined) return problem(c, 404, '');
        const etag = etagOf(file);
        c.header('Cache-Control', 'private, no-cache');
        c.header('ETag', etag);
        if (isKnown(c.req.header('if-none-match'), etag)) return c.body(null, 304);
        return c.body(file, 200, { 'Content-Type': 'text/calendar; charset=utf-8' });
      },
    ),
    // Only refusals are logged.
    handle(calendarFeed, { log: { action: 'calendar-feed.opened', onlyRefusals: true }, right }, (c) => {
      const token = feedTokenOf(c.get('session').doctorId);
      return jsonResponse(c, { url: token === undefined ? null : addressOf(token) });
    }),
    // Not `once`: the secret address must not be stored among the kept responses. A repeat makes another address.
    handle(
      calendarFeedRenew,
      { log: { action: 'calendar-feed.made' }, right },
      withRequest(v.object({}), (c) =>
        jsonResponse(c, { url: addressOf(renewFeedToken(c.get('session').doctorId)) }, 201),
      ),
    ),
    handle(
      calendarFeedRevoke,
      { log: { action: 'calendar-feed.revoked' }, right, once: true },
      withRequest(v.object({}), (c) => {
        revokeFeed(c.get('session').doctorId);
        return jsonResponse(c, {});
      }),
    ),
  ];
}

export const FEED_PATH = '/calendar-feed';

/** Relative: the panel knows the address by which browsers reach this server. */
const addressOf = (token: string) => `.${FEED_PATH}/${token}.ics`;
