import { absencePopups } from '../features/absences/popups';
import { announcementPopups } from '../features/announcements/popups';
import { appointmentPopups } from '../features/appointments/popups';
import { doctorStatePopups } from '../features/doctor-state/popups';
import { officeHoursPopups } from '../features/office-hours/popups';
import { payoutPopups } from '../features/payouts/popups';
import { shortcutPopups } from '../features/shortcuts/popups';
import { ticketPopups } from '../features/tickets/popups';
import { AlertPopup, ConfirmationPopup } from '../frame/frame-popups';
import type { PopupTable } from '../state/ui/popups';

/** The popups of every element, as the features register them. */
export const popups: PopupTable = {
  alert: AlertPopup,
  confirmation: ConfirmationPopup,
  ...doctorStatePopups,
  ...absencePopups,
  ...announcementPopups,
  ...appointmentPopups,
  ...officeHoursPopups,
  ...ticketPopups,
  ...shortcutPopups,
  ...payoutPopups,
};
