/** The panel's paths, below its base path. */
export const paths = {
  login: '/prihlasenie',
  registration: '/registracia',
  logout: '/odhlasenie',
  waitingRoom: '/cakaren',
  patients: '/pacienti',
  recepts: '/e-recepty',
  transactions: '/transakcie',
  payouts: '/vyplaty',
};

/** The patients' screen with one of them open. */
export const patientPath = (id: string | number): string =>
  `${paths.patients}?${new URLSearchParams({ pacient: String(id) }).toString()}`;
