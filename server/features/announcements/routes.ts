import * as v from 'valibot';
import { specialAnnouncementRemove } from '../../../src/features/announcements/removal.contract';
import {
  announcementRequestSchema,
  specialAnnouncementAdd,
} from '../../../src/features/announcements/requests.contract';
import { rule } from '../../../src/api/contract/request-fields';
import { type CallRoute, type Handle, sharedChange, withId } from '../../http/handle';
import { formResponse, invalid, jsonResponse, noRecord } from '../../http/responses';
import { recordInResponse, recordInBody } from '../../http/log-calls';
import { brokenRule, withRequest } from '../../http/validation';
import type { Stores } from '../../stores';

export function announcementRoutes(
  stores: Pick<Stores, 'announcements' | 'clock' | 'displays'>,
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
      specialAnnouncementAdd,
      { log: recordInResponse('special-announcement.added', 'special-announcement'), ...sharedChange },
      withRequest(endingLater, (c, announcement) => {
        const { doctorId } = c.get('session');
        const stored = stores.announcements.addSpecialAnnouncement(doctorId, announcement);
        if (!stored) return invalid(c, brokenRule('note', 'one_announcement'));
        stores.displays.announceDisplay(doctorId);
        return formResponse(c, 'special-announcement', stored);
      }),
    ),
    handle(
      specialAnnouncementRemove,
      { log: recordInBody('special-announcement.deleted', 'special-announcement'), ...sharedChange },
      withId((c, id) => {
        const { doctorId } = c.get('session');
        if (!stores.announcements.removeSpecialAnnouncement(doctorId, id))
          return noRecord(c, 'SpecialAnnouncement', id);
        stores.displays.announceDisplay(doctorId);
        return jsonResponse(c, { id });
      }),
    ),
  ];
}
