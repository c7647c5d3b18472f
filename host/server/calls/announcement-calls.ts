import type { Handler } from 'hono';
import * as v from 'valibot';
import { announcementRequestSchema } from '../../../src/api/contract/admin.requests';
import { rule } from '../../../src/api/contract/request-fields';
import type { Practice } from '../practice/practice';
import type { ServerEnv } from './call-routes';
import { formAnswer } from './form-answer';
import { withId } from './id-calls';
import { jsonAnswer } from './json-answer';
import { invalid, noRecord } from './problems';
import { brokenRule, withRequest } from './validation';

/** POST /api/special-announcements-add */
export function addSpecialAnnouncement(practice: Practice): Handler<ServerEnv> {
  const endingLater = v.pipe(
    announcementRequestSchema,
    v.forward(
      v.partialCheck([['expired_at']], ({ expired_at }) => expired_at > practice.clock.now(), rule('after', 'now')),
      ['expired_at'],
    ),
  );
  return withRequest(endingLater, (c, announcement) => {
    const { doctorId } = c.get('session');
    const stored = practice.addSpecialAnnouncement(doctorId, announcement);
    if (stored) practice.announceDisplay(doctorId);
    return stored ? formAnswer(c, 'special-announcement', stored) : invalid(c, brokenRule('note', 'one_announcement'));
  });
}

/** POST /api/special-announcements-remove */
export function removeSpecialAnnouncement(practice: Practice): Handler<ServerEnv> {
  return withId((c, id) => {
    const { doctorId } = c.get('session');
    if (!practice.removeSpecialAnnouncement(doctorId, id)) return noRecord(c, 'SpecialAnnouncement', id);
    practice.announceDisplay(doctorId);
    return jsonAnswer(c, { id });
  });
}
