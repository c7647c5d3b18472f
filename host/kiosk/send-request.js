// @ts-check
// Sends what was asked for, with the fields of its kind.
import { chosenDay, chosenTime } from './appointment-choice.js';
import { askForRecept, bookAppointment, takeTicket } from './kiosk-server.js';
import { chosenKind } from './request-kind.js';
import { parts } from './screen.js';

/** @typedef {{ practice: string, name: string, request_id: string }} Request */

const sendAs = {
  /** @param {Request} request */
  ticket: (request) => takeTicket({ ...request, reason: parts.reason.value }),
  /** @param {Request} request */
  recept: (request) => askForRecept({ ...request, medicine: parts.medicine.value, note: parts.note.value }),
  /** @param {Request} request */
  appointment: (request) =>
    bookAppointment({ ...request, day: chosenDay(), time: chosenTime(), reason: parts.reason.value }),
};

/** @param {Request} request */
export const sendRequest = (request) => sendAs[chosenKind()](request);
