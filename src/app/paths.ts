/** The paths of the guard's own screens, below the panel's base path. */
export const loginPath = '/prihlasenie';
export const registrationPath = '/registracia';
export const logoutPath = '/odhlasenie';
