import type { ComponentType, ReactNode } from 'react';
import { AlertPopup } from '../frame/alert-popup';
import { ConfirmationPopup } from '../frame/confirmation-popup';
import type { PopupTable } from '../frame/popup-host';
import { commonTexts } from '../texts/common';
import { lazyPart } from '../ui/feedback/lazy-part';
import { Dialog } from '../ui/overlays/dialog';

interface PopupContentProps {
  onClose(): void;
}

/** The popups of every element. Those with a form are loaded when they are first opened. */
export const popups: PopupTable = {
  alert: AlertPopup,
  confirmation: ConfirmationPopup,
  'doctor-state': popup('doctor-state', async () => {
    return (await import('../features/doctor-state/doctor-state-form')).doctorStatePopup;
  }),
  absence: popup('absence', async () => (await import('../features/absences/absence-form')).absencePopup),
  announcement: popup('announcement', async () => {
    return (await import('../features/announcements/announcement-popup')).announcementPopup;
  }),
  appointment: popup('appointment', async () => {
    return (await import('../features/appointments/appointment-popup')).appointmentPopup;
  }),
  'office-hours': popup('office-hours', async () => {
    return (await import('../features/office-hours/office-hours-popup')).officeHoursPopup;
  }),
  'hours-removal': popup('hours-removal', async () => {
    return (await import('../features/office-hours/hours-removal-popup')).hoursRemovalPopup;
  }),
  'ticket-add': popup(
    'ticket-add',
    async () => (await import('../features/tickets/queue/ticket-add-popup')).ticketAddPopup,
  ),
  shortcuts: popup('shortcuts', async () => (await import('../features/shortcuts/shortcut-sheet')).shortcutSheet),
  billing: popup('billing', async () => (await import('../features/payouts/billing-popup')).billingPopup),
  invoice: popup('invoice', async () => (await import('../features/payouts/invoice-popup')).invoicePopup),
};

/** A lazily loaded dialog; a placeholder dialog is shown while it loads. */
function popup<Props extends PopupContentProps>(
  name: string,
  load: () => Promise<{ title: string | ((props: Props) => string); Content: ComponentType<Props> }>,
) {
  const loadDialog = async () => {
    const { title, Content } = await load();
    return function LoadedPopup(props: Props) {
      return (
        <Dialog title={typeof title === 'string' ? title : title(props)} onClose={props.onClose}>
          <Content {...props} />
        </Dialog>
      );
    };
  };
  return lazyPart(name, loadDialog, LoadingDialog);
}

function LoadingDialog({ onClose, children }: PopupContentProps & { children: ReactNode }) {
  return (
    <Dialog title={commonTexts.popupLoading} onClose={onClose}>
      {children}
    </Dialog>
  );
}
