/** The panel's paths, below its base path. */
export const paths = {
  login: '/prihlasenie',
  logout: '/odhlasenie',
  waitingRoom: '/cakaren',
};
