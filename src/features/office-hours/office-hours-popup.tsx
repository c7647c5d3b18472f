import { useStore } from '../../state/react/store-context';
import { useValue } from '../../state/react/use-value';
import { officeHoursTexts } from '../../texts/office-hours';
import { OfficeHoursForm } from './office-hours-form';

/** New office hours. */
export function OfficeHoursPopup({ onClose }: { onClose(): void }) {
  const { drafts, forms } = useStore();
  const isSending = useValue(forms.sending).has('office-hours');
  return (
    <OfficeHoursForm
      draft={drafts.of('office-hours')}
      submitLabel={officeHoursTexts.add}
      isSending={isSending}
      onSubmit={forms.addOfficeHours}
      onCancel={onClose}
    />
  );
}

export const officeHoursPopup = { title: officeHoursTexts.addTitle, Content: OfficeHoursPopup };
