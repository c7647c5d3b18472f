import { useState } from 'react';
import { useStore } from '../../state/react/store-context';
import { useValue } from '../../state/react/use-value';
import { officeHoursTexts } from '../../texts/office-hours';
import { officeHoursDraft } from './office-hours-draft';
import { OfficeHoursForm } from './office-hours-form';

/** New office hours. */
export function OfficeHoursPopup({ onClose }: { onClose(): void }) {
  const { drafts, forms } = useStore();
  const isSending = useValue(forms.sending).has('office-hours');
  const [draft] = useState(() => officeHoursDraft(drafts.read('office-hours')));
  return (
    <OfficeHoursForm
      draft={draft}
      submitLabel={officeHoursTexts.add}
      isSending={isSending}
      onSubmit={forms.addOfficeHours}
      onCancel={onClose}
      onChange={(values) => drafts.keep('office-hours', values)}
      onDiscard={() => drafts.discard('office-hours')}
    />
  );
}

export const officeHoursPopup = { title: officeHoursTexts.addTitle, Content: OfficeHoursPopup };
