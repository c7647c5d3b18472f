import type { Handler } from 'hono';
import type { Practice } from '../practice/practice';
import type { ServerEnv } from './call-routes';
import { errorsIn, requiredText } from './field-rules';
import { formAnswer } from './form-answer';
import { LONGEST_NOTE } from './limits';
import { invalid } from './problems';
import { fieldsOf } from './request-body';
import { requiredInstant } from './time-rules';

/** POST /api/special-announcements-add */
export function addSpecialAnnouncement(practice: Practice): Handler<ServerEnv> {
  return (c) => {
    const fields = fieldsOf(c);
    const instant = requiredInstant(fields, 'expired_at');
    const isOver = 'value' in instant && instant.value <= practice.clock.now();
    const checks = {
      expired_at: isOver ? { error: 'The expired at must be a date after now.' } : instant,
      note: requiredText(fields, 'note', { maximum: LONGEST_NOTE }),
    };
    const { expired_at, note } = checks;
    if ('error' in expired_at || 'error' in note) return invalid(c, errorsIn(checks));
    const stored = practice.addSpecialAnnouncement(c.get('session').doctorId, {
      note: note.value,
      expired_at: expired_at.value,
    });
    if (!stored) return invalid(c, { note: ['Only one special announcement may exist at a time.'] });
    return formAnswer(c, 'special-announcement', stored);
  };
}

/** The admin's `special_announcement`: present if one exists. */
export function announcementField(practice: Practice, doctorId: number) {
  const special_announcement = practice.specialAnnouncementOf(doctorId);
  return special_announcement ? { special_announcement } : {};
}
