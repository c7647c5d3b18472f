import { LazyAppointmentPopup } from '../features/appointment/lazy-appointment-popup';
import { LazyOfficeHoursPopup } from '../features/office-hours/lazy-office-hours-popup';
import { AlertPopup } from '../frame/alert-popup';
import { ConfirmationPopup } from '../frame/confirmation-popup';
import type { PopupTable } from '../frame/popup-host';
import { appointmentTexts } from '../texts/appointment';
import { officeHoursTexts } from '../texts/office-hours';
import { Dialog } from '../ui/dialog';

/** How each popup is drawn: every element can draw them all. Those with a form load it when they are opened. */
export const popupTable: PopupTable = {
  alert: (props, onClose) => <AlertPopup {...props} onClose={onClose} />,
  confirmation: (props, onClose) => <ConfirmationPopup {...props} onClose={onClose} />,
  'office-hours': (_, onClose) => (
    <Dialog title={officeHoursTexts.addTitle} onClose={onClose}>
      <LazyOfficeHoursPopup onClose={onClose} />
    </Dialog>
  ),
  appointment: (_, onClose) => (
    <Dialog title={appointmentTexts.addTitle} onClose={onClose}>
      <LazyAppointmentPopup onClose={onClose} />
    </Dialog>
  ),
};
