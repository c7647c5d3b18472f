import type { Announcement } from './contract';
import { specialAnnouncementAdd, type AnnouncementRequest } from './requests.contract';
import { appDataChanged } from '../../state/app-data';
import { inAllTabs } from '../../state/forms/form-submissions';
import { isSameMoment } from '../../lib/same-moment';
import { definePart } from '../../state/parts';
import { storedFormTexts } from '../../texts/stored-forms';
import { submissionsPart } from '../../state/forms/submissions';

declare module '../../state/ui/popups' {
  interface PopupProps {
    /** `isDelay`: offers choices of a delay. */
    announcement: { isDelay?: boolean };
  }
}

/** The form of the special announcement. */
export const announcementFormPart = definePart(({ client, appData, otherTabs, popups, part }) => ({
  /** Resolves like `submissions.submit`. */
  add(form: AnnouncementRequest, isDelay = false) {
    const current = () => appData.admin.value?.special_announcement ?? null;
    const before = appData.admin.peek()?.special_announcement ?? null;
    return part(submissionsPart).submit(popups.hostOf('announcement', { isDelay }), form, {
      send: (key) => client.call(specialAnnouncementAdd, form, { key }),
      onStored(special_announcement) {
        appData.change(({ admin }) => ({ admin: { ...admin, special_announcement } }));
        otherTabs.notify(appDataChanged);
      },
      data: inAllTabs(appData, () => otherTabs.notify(appDataChanged)),
      isStored: () => isLike(current(), form) && !isLike(before, form),
      storedText: storedFormTexts.announcement,
    });
  },
  clear: () => undefined,
}));

const isLike = (one: Announcement | null, sent: AnnouncementRequest): boolean =>
  one?.note?.trim() === sent.note.trim() && isSameMoment(one.expired_at, sent.expired_at);
