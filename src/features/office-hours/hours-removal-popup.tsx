import { usePart } from '../../state/react/use-store';
import type { Closable, PopupProps } from '../../state/ui/popups';
import { officeHoursListTexts } from '../../texts/office-hours';
import { HoursWarning } from './hours-warning';
import { officeHoursPart } from './part';

/** Asks for confirmation before hours with booked people are removed. */
function HoursRemovalPopup({ id, question, onClose }: PopupProps['hours-removal'] & Closable) {
  const officeHours = usePart(officeHoursPart);
  return (
    <HoursWarning
      question={question}
      isRemoval
      onBack={onClose}
      onConfirm={() => {
        onClose();
        void officeHours.remove(id);
      }}
    />
  );
}

export const hoursRemovalPopup = { title: officeHoursListTexts.removeTitle, Content: HoursRemovalPopup };
