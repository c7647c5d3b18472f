// @ts-check
// Loaded before each program of Node that the tests run, by `--import`: its clock is the one of the tests, and so is the date of its answers,
// which Node takes from a `Date` of its own.
import { subscribe } from 'node:diagnostics_channel';
import { SHIFT_MS, shiftDate } from './shift-date.mjs';

if (SHIFT_MS !== 0) {
  shiftDate(SHIFT_MS);
  subscribe('http.server.request.start', (message) => {
    const { response } = /** @type {{ response: import('node:http').ServerResponse }} */ (message);
    response.setHeader('Date', new Date().toUTCString());
  });
}
