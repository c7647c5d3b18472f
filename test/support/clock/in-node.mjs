// @ts-check
// Loaded by `--import` in each Node program that the tests run: shifts its clock to the day of the tests, and the `Date` header of its
// responses, which Node takes from the original `Date`.
import { subscribe } from 'node:diagnostics_channel';
import { SHIFT_MS, shiftDate } from './shift-date.mjs';

if (SHIFT_MS !== 0) {
  shiftDate(SHIFT_MS);
  subscribe('http.server.request.start', (message) => {
    const { response } = /** @type {{ response: import('node:http').ServerResponse }} */ (message);
    response.setHeader('Date', new Date().toUTCString());
  });
}
