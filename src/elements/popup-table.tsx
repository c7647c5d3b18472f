import { AlertPopup } from '../frame/alert-popup';
import { ConfirmationPopup } from '../frame/confirmation-popup';
import type { PopupTable } from '../frame/popup-host';
import { absenceTexts } from '../texts/absence';
import { announcementTexts } from '../texts/announcement';
import { appointmentTexts } from '../texts/appointment';
import { billingTexts } from '../texts/billing';
import { doctorStatusTexts } from '../texts/doctor-status';
import { invoiceTexts } from '../texts/invoice';
import { officeHoursTexts } from '../texts/office-hours';
import { Dialog } from '../ui/overlays/dialog';
import { lazy } from '../ui/feedback/lazy';

const DoctorStateForm = lazy(
  'doctor-state',
  async () => (await import('../features/doctor-status/doctor-state-form')).DoctorStateForm,
);
const AbsenceForm = lazy('absence', async () => (await import('../features/absence/absence-form')).AbsenceForm);
const AnnouncementPopup = lazy(
  'announcement',
  async () => (await import('../features/announcement/announcement-popup')).AnnouncementPopup,
);
const AppointmentPopup = lazy(
  'appointment',
  async () => (await import('../features/appointment/appointment-popup')).AppointmentPopup,
);
const OfficeHoursPopup = lazy(
  'office-hours',
  async () => (await import('../features/office-hours/office-hours-popup')).OfficeHoursPopup,
);
const BillingPopup = lazy('billing', async () => (await import('../features/payments/billing-popup')).BillingPopup);
const InvoicePopup = lazy('invoice', async () => (await import('../features/payments/invoice-popup')).InvoicePopup);

/** How each popup is drawn: every element can draw them all. Those with a form load it when they are opened. */
export const popupTable: PopupTable = {
  alert: (props, onClose) => <AlertPopup {...props} onClose={onClose} />,
  confirmation: (props, onClose) => <ConfirmationPopup {...props} onClose={onClose} />,
  'doctor-state': (_, onClose) => (
    <Dialog title={doctorStatusTexts.title} onClose={onClose}>
      <DoctorStateForm onClose={onClose} />
    </Dialog>
  ),
  absence: (_, onClose) => (
    <Dialog title={absenceTexts.title} onClose={onClose}>
      <AbsenceForm onClose={onClose} />
    </Dialog>
  ),
  announcement: (_, onClose) => (
    <Dialog title={announcementTexts.title} onClose={onClose}>
      <AnnouncementPopup onClose={onClose} />
    </Dialog>
  ),
  billing: (_, onClose) => (
    <Dialog title={billingTexts.title} onClose={onClose}>
      <BillingPopup onClose={onClose} />
    </Dialog>
  ),
  invoice: (props, onClose) => (
    <Dialog title={invoiceTexts.title} onClose={onClose}>
      <InvoicePopup {...props} onClose={onClose} />
    </Dialog>
  ),
  'office-hours': (_, onClose) => (
    <Dialog title={officeHoursTexts.addTitle} onClose={onClose}>
      <OfficeHoursPopup onClose={onClose} />
    </Dialog>
  ),
  appointment: (_, onClose) => (
    <Dialog title={appointmentTexts.addTitle} onClose={onClose}>
      <AppointmentPopup onClose={onClose} />
    </Dialog>
  ),
};
