import * as v from 'valibot';
import { specialAnnouncementAdd } from '../../src/api/calls/announcement-add';
import { specialAnnouncementRemove } from '../../src/api/calls/announcement-remove';
import { doctorStateChange } from '../../src/api/calls/doctor-state';
import { announcementRequestSchema, doctorStateRequestSchema } from '../../src/api/contract/admin.requests';
import { rule } from '../../src/api/contract/request-fields';
import type { Stores } from '../stores';
import type { CallRoute } from './call-routes';
import { formAnswer } from './form-answer';
import { sharedChange, type Handle } from './handle';
import { withId } from './id-calls';
import { jsonAnswer } from './json-answer';
import { aboutAnswered, aboutSent } from './log-line';
import { invalid, noRecord } from './problems';
import { brokenRule, withRequest } from './validation';

/** The routes of the doctor's messages to the patients, which the television shows, too. */
export function announcementRoutes(
  stores: Pick<Stores, 'announcements' | 'clock' | 'displays' | 'doctorStates'>,
  handle: Handle,
): CallRoute[] {
  const endingLater = v.pipe(
    announcementRequestSchema,
    v.forward(
      v.partialCheck([['expired_at']], ({ expired_at }) => expired_at > stores.clock.now(), rule('after', 'now')),
      ['expired_at'],
    ),
  );
  return [
    handle(
      doctorStateChange,
      { log: { action: 'doctor-state.changed' }, ...sharedChange },
      withRequest(doctorStateRequestSchema, (c, { doctor_state: status }) => {
        const { doctorId } = c.get('session');
        stores.doctorStates.changeDoctorState(doctorId, status);
        stores.displays.announceDisplay(doctorId);
        return formAnswer(c, 'doctor-state', { status });
      }),
    ),
    handle(
      specialAnnouncementAdd,
      { log: aboutAnswered('special-announcement.added', 'special-announcement'), ...sharedChange },
      withRequest(endingLater, (c, announcement) => {
        const { doctorId } = c.get('session');
        const stored = stores.announcements.addSpecialAnnouncement(doctorId, announcement);
        if (!stored) return invalid(c, brokenRule('note', 'one_announcement'));
        stores.displays.announceDisplay(doctorId);
        return formAnswer(c, 'special-announcement', stored);
      }),
    ),
    handle(
      specialAnnouncementRemove,
      { log: aboutSent('special-announcement.deleted', 'special-announcement'), ...sharedChange },
      withId((c, id) => {
        const { doctorId } = c.get('session');
        if (!stores.announcements.removeSpecialAnnouncement(doctorId, id))
          return noRecord(c, 'SpecialAnnouncement', id);
        stores.displays.announceDisplay(doctorId);
        return jsonAnswer(c, { id });
      }),
    ),
  ];
}
