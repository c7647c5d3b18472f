import { useState } from 'react';
import { useReloadWhenStale } from '../../state/react/use-reload-when-stale';
import { useStore, useValue, usePart } from '../../state/react/use-store';
import { announcementTexts as texts } from '../../texts/announcement';
import { delayTexts } from '../../texts/delay';
import { minuteOfIso } from '../../lib/zone-moments';
import { formatMoment } from '../../texts/language/format-moment';
import { shellTexts } from '../../texts/shell';
import { useZone } from '../../ui/content/practice-time';
import { Button } from '../../ui/controls/button';
import { CloseRow } from '../../ui/overlays/close-row';
import { Notice } from '../../ui/feedback/notice';
import { ANNOUNCEMENT_NOTE_MAX_LENGTH } from '../../constants';
import { PopupForm } from '../../forms/popup-form';
import { usePopupForm } from '../../forms/use-popup-form';
import { inPractice } from '../../texts/language/in-practice';
import { localMinute } from '../../lib/dates';
import { toInstantIso } from '../../lib/local-time';
import { DateTimeField } from '../../ui/calendar/calendar-field';
import { TextArea } from '../../ui/controls/text-area';
import { submissionsPart } from '../../state/forms/submissions';
import { useCurrentAnnouncement, AnnouncementRemoval, AnnouncementCard } from './announcement-card';
import type { Announcement } from './contract';
import { DelayChoices } from './delay-choices';
import { createAnnouncementRules, type AnnouncementValues } from './announcement.rules';
import { announcementFormPart } from './part';

interface AnnouncementPopupProps {
  isDelay?: boolean;
  onClose(): void;
}

/** The form, or the current announcement: there may be only one (specification, section 4). */
export function AnnouncementPopup({ isDelay = false, onClose }: AnnouncementPopupProps) {
  const { appData } = useStore();
  // No event reports what a colleague has changed on another computer.
  useReloadWhenStale(appData);
  const announcement = useCurrentAnnouncement();
  if (!announcement) return <AnnouncementForm isDelay={isDelay} onClose={onClose} />;
  return <OnlyOneAnnouncement isDelay={isDelay} announcement={announcement} onClose={onClose} />;
}

export const announcementPopup = {
  title: ({ isDelay }: AnnouncementPopupProps) => (isDelay ? delayTexts.title : texts.title),
  Content: AnnouncementPopup,
};

interface OnlyOneAnnouncementProps {
  announcement: Announcement;
  isDelay: boolean;
  onClose(): void;
}

/** Shown instead of the form while there is an announcement. */
function OnlyOneAnnouncement({ announcement, isDelay, onClose }: OnlyOneAnnouncementProps) {
  const { popups } = useStore();
  const zone = useZone();
  const { note, expired_at } = announcement;
  return (
    <>
      <Notice variant="warning" role="status">
        {texts.onlyOne}
      </Notice>
      <p>{texts.onlyOneHint}</p>
      <AnnouncementCard note={note} end={expired_at && texts.until(endOf(expired_at, zone))} />
      <AnnouncementRemoval announcement={announcement} onRemoving={() => popups.show('announcement', { isDelay })} />
      {isDelay && (
        <>
          <p>{delayTexts.otherwise}</p>
          <div>
            <Button aria-haspopup="dialog" onClick={() => popups.show('doctor-state', {})}>
              {shellTexts.state}
            </Button>
          </div>
        </>
      )}
      <CloseRow onClose={onClose} />
    </>
  );
}

/** Formats by the practice's clock; an invalid instant is shown unchanged. */
function endOf(expired_at: string, zone: string): string {
  const moment = minuteOfIso(zone, expired_at);
  return moment === null ? expired_at : formatMoment(moment);
}

function AnnouncementForm({ isDelay, onClose }: { isDelay: boolean; onClose(): void }) {
  const { drafts, clock } = useStore();
  const submissions = usePart(submissionsPart);
  const { add } = usePart(announcementFormPart);
  const zone = useZone();
  const isSending = useValue(submissions.sending).has('announcement');
  const [now] = useState(() => localMinute(new Date(clock.now())));
  const form = usePopupForm({
    draft: drafts.of('announcement'),
    initial: { expired_at: '', note: '' },
    createRules: () => createAnnouncementRules(clock.now),
  });
  return (
    <PopupForm
      onSubmit={form.handleSubmit((values) => add(announcementRequest(values), isDelay))}
      onCancel={onClose}
      submitLabel={texts.submit}
      isSending={isSending}
      formErrors={form.formErrors}
      onStartOver={form.onStartOver}
    >
      {isDelay && <DelayChoices end={form.field('expired_at')} note={form.field('note')} />}
      <DateTimeField
        {...form.field('expired_at')}
        label={texts.end}
        info={texts.endInfo}
        note={inPractice(zone, form.values.expired_at)}
        min={now}
        required
      />
      <TextArea
        {...form.field('note')}
        label={texts.note}
        info={texts.noteInfo(ANNOUNCEMENT_NOTE_MAX_LENGTH)}
        required
      />
    </PopupForm>
  );
}

const announcementRequest = ({ expired_at, note }: AnnouncementValues) => ({
  // Valid by the rules.
  expired_at: toInstantIso(expired_at) ?? expired_at,
  note: note.trim(),
});
