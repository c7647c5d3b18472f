import { useStore, useValue, usePart } from '../../state/react/use-store';
import { officeHoursTexts } from '../../texts/office-hours';
import { OfficeHoursForm } from './office-hours-form';
import { officeHoursPart } from './part';
import { submissionsPart } from '../../state/forms/submissions';

/** The popup that adds office hours. */
function OfficeHoursPopup({ onClose }: { onClose(): void }) {
  const { drafts } = useStore();
  const submissions = usePart(submissionsPart);
  const officeHours = usePart(officeHoursPart);
  const isSending = useValue(submissions.sending).has('office-hours');
  return (
    <OfficeHoursForm
      draft={drafts.of('office-hours')}
      submitLabel={officeHoursTexts.add}
      isSending={isSending}
      onSubmit={officeHours.store}
      onCancel={onClose}
    />
  );
}

export const officeHoursPopup = { title: officeHoursTexts.addTitle, Content: OfficeHoursPopup };
