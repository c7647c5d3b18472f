import { AlertPopup } from '../frame/alert-popup';
import { ConfirmationPopup } from '../frame/confirmation-popup';
import type { PopupTable } from '../frame/popup-host';

/** How each popup is drawn: every element can draw them all. Those with a form load it when they are opened. */
export const popupTable: PopupTable = {
  alert: (props, onClose) => <AlertPopup {...props} onClose={onClose} />,
  confirmation: (props, onClose) => <ConfirmationPopup {...props} onClose={onClose} />,
};
