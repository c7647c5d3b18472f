import { useState } from 'react';
import type { RecordId } from '../../api/contract/fields';
import { useStore } from '../../state/react/use-store';
import { officeHoursListTexts } from '../../texts/office-hours';
import { hoursChangeNow } from './hours-change';
import { HoursWarning } from './hours-warning';
import { officeHoursPart } from './part';

/** Asks for confirmation before hours with booked people are removed. */
function HoursRemovalPopup({ id, onClose }: { id: RecordId; onClose(): void }) {
  const store = useStore();
  const [change] = useState(() => hoursChangeNow(store, id));
  return (
    <HoursWarning
      question={change}
      isRemoval
      onBack={onClose}
      onConfirm={() => {
        onClose();
        void store.part(officeHoursPart).remove(id);
      }}
    />
  );
}

export const hoursRemovalPopup = { title: officeHoursListTexts.removeTitle, Content: HoursRemovalPopup };
