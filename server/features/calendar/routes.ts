import type { Handler } from 'hono';
import * as v from 'valibot';
import { rule } from '../../../src/api/contract/request-fields';
import { CALENDAR_MAX_DAYS } from '../../../src/constants';
import {
  calendar,
  calendarRequestSchema,
  eventMove,
  eventMoveRequestSchema,
} from '../../../src/features/calendar/contract';
import { calendarFeed, calendarFeedRenew, calendarFeedRevoke } from '../../../src/features/calendar/feed.contract';
import { changeOrigin, sharedChange, type CallRoute, type Handle } from '../../http/handle';
import { recordInBody } from '../../http/log-calls';
import { queryOf } from '../../http/request-body';
import { etagOf, formResponse, invalid, isKnown, jsonResponse, noRecord, problem } from '../../http/responses';
import type { ServerEnv } from '../../http/server-env';
import { createThrottle, throttleAddress } from '../../http/throttle';
import { messageOfRule, withRequest } from '../../http/validation';
import type { Stores } from '../../stores';

export function calendarRoutes(stores: Pick<Stores, 'calendar' | 'moves' | 'terms'>, handle: Handle): CallRoute[] {
  const opened: Handler<ServerEnv> = withRequest(
    calendarRequestSchema,
    (c, range) => jsonResponse(c, stores.calendar.calendarOf(c.get('session').doctorId, range)),
    {
      read: queryOf,
      messageOf: (issue) => (issue.message === TOO_LONG ? TOO_LONG_MESSAGE : messageOfRule(issue)),
    },
  );
  return [
    handle(calendar, { log: { action: 'calendar.opened', oncePer: 'day' }, right: 'everybody' }, opened),
    // Changes the time, the length, or both.
    handle(
      eventMove,
      { log: recordInBody('appointment.moved', 'ticket'), ...sharedChange },
      withRequest(eventMoveRequestSchema, (c, move) => {
        const { doctorId } = c.get('session');
        const { id } = move;
        const outcome = stores.moves.moveTerm(doctorId, move, changeOrigin(c));
        if (outcome === 'unknown') return noRecord(c, 'Ticket', id);
        if (outcome === 'over') return problem(c, 410, 'The appointment is over.');
        if (outcome === 'stale') {
          const form_value = stores.terms.termOf(doctorId, id);
          return jsonResponse(c, { message: 'The appointment has changed.', form_type: 'event', form_value }, 409);
        }
        if (outcome !== 'moved') return invalid(c, { [outcome.field]: [outcome.message] }, outcome.more);
        return formResponse(c, 'event', stores.terms.termOf(doctorId, id));
      }),
    ),
  ];
}

const TOO_LONG = rule('max_items', CALENDAR_MAX_DAYS);
const TOO_LONG_MESSAGE = `Naraz sa dá zobraziť najviac ${CALENDAR_MAX_DAYS} dní`;

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
