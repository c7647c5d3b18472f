import { useState } from 'react';
import { ANNOUNCEMENT_NOTE_MAX_LENGTH } from '../../constants';
import { PopupForm } from '../../forms/popup-form';
import { usePopupForm } from '../../forms/use-popup-form';
import { inPractice } from '../../texts/language/in-practice';
import { localMinute } from '../../lib/dates';
import { toInstantIso } from '../../lib/local-time';
import { useStore } from '../../state/react/store-context';
import { useValue } from '../../state/react/use-value';
import { announcementTexts as texts } from '../../texts/announcement';
import { useZone } from '../../ui/content/practice-time';
import { DateTimeField } from '../../ui/calendar/calendar-field';
import { TextArea } from '../../ui/controls/text-area';
import { DelayChoices } from './delay-choices';
import { createAnnouncementRules, type AnnouncementValues } from './announcement.rules';
import { usePart } from '../../state/react/use-part';
import { announcementFormPart } from './part';
import { submissionsPart } from '../../state/forms/submissions';

export function AnnouncementForm({ isDelay, onClose }: { isDelay: boolean; onClose(): void }) {
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
      onSubmit={form.handleSubmit((values) => add(announcementRequest(values)))}
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
