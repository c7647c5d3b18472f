import type { Handler } from 'hono';
import * as v from 'valibot';
import { announcementRequestSchema } from '../../../src/api/contract/admin.requests';
import { rule } from '../../../src/api/contract/request-fields';
import type { Practice } from '../practice/practice';
import type { ServerEnv } from './call-routes';
import { formAnswer } from './form-answer';
import { invalid } from './problems';
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
    const stored = practice.addSpecialAnnouncement(c.get('session').doctorId, announcement);
    return stored ? formAnswer(c, 'special-announcement', stored) : invalid(c, brokenRule('note', 'one_announcement'));
  });
}
