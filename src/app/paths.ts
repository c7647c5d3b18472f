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
export const openQuery = { patient: 'pacient', recept: 'recept' };

/** The patients' screen with one of them open. */
export const patientPath = (id: string | number): string =>
  `${paths.patients}?${new URLSearchParams({ [openQuery.patient]: String(id) }).toString()}`;
