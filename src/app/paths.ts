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

/** The screen on which a record of office hours is changed. */
export const officeHoursPath = (id: string | number): string => `${paths.officeHours}/${encodeURIComponent(id)}`;

/** The queries by which an address says what is open on its screen. */
export const openQuery = { patient: 'pacient', recept: 'recept' };

/** The patients' screen with one of them open. */
export const patientPath = (id: string | number): string =>
  `${paths.patients}?${new URLSearchParams({ [openQuery.patient]: String(id) }).toString()}`;
