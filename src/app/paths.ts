import { ownValue } from '../lib/own-properties';

/** The panel's paths, below its base path. */
export const paths = {
  login: '/prihlasenie',
  registration: '/registracia',
  logout: '/odhlasenie',
  overview: '/prehlady',
  waitingRoom: '/cakaren',
  patients: '/pacienti',
  recepts: '/e-recepty',
  transactions: '/transakcie',
  payouts: '/vyplaty',
  officeHours: '/ordinacne-hodiny',
  settings: '/nastavenia',
  profile: '/nastavenie-profilu',
};

/** The edit screen of a record of office hours. */
export const officeHoursPath = (id: string | number): string => `${paths.officeHours}/${encodeURIComponent(id)}`;

/** The query parameters of the open record. */
export const openQuery = { ticket: 'tiket', patient: 'pacient', recept: 'recept' };

/** The screen of what a notification of this category is about. */
export const notificationPath = (category: string): string | undefined => ownValue(notificationPaths, category);
const notificationPaths = {
  queue: paths.waitingRoom,
  schedule: paths.waitingRoom,
  'schedule-premium': paths.waitingRoom,
  recept: paths.recepts,
};

/** A list's screen with one of its records open. */
const openPath = (path: string, query: string) => (id: string | number) =>
  `${path}?${new URLSearchParams({ [query]: String(id) }).toString()}`;
export const patientPath = openPath(paths.patients, openQuery.patient);
export const receptPath = openPath(paths.recepts, openQuery.recept);
