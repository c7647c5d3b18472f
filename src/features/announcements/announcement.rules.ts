import { create } from 'vest';
import { ANNOUNCEMENT_NOTE_MAX_LENGTH } from '../../constants';
import { check } from '../../forms/rules/check';
import { after, moment } from '../../forms/rules/date-rules';
import { required } from '../../forms/rules/rule';
import { max } from '../../forms/rules/text-rules';
import { announcementTexts as texts } from '../../texts/announcement';

export interface AnnouncementValues {
  /** `YYYY-MM-DDTHH:mm` of the local clock. */
  expired_at: string;
  note: string;
}

declare module '../../state/forms/drafts' {
  interface DraftValues {
    announcement: AnnouncementValues;
  }
}

/** `now`: the server's time, in milliseconds since the epoch. */
export const createAnnouncementRules = (now: () => number = Date.now) =>
  create(({ expired_at, note }: AnnouncementValues) => {
    check('expired_at', texts.end, expired_at, required, moment('date-time'), after(new Date(now()), texts.now));
    // The note is sent trimmed.
    check('note', texts.note, note.trim(), required, max(ANNOUNCEMENT_NOTE_MAX_LENGTH));
  });
