import type { Login } from '../practice/logins';

/** The parts of the panel that are the doctor's alone: `admin.attributes.denied`. */
export type DeniedPart =
  | 'payments'
  | 'payouts'
  | 'practice-settings'
  | 'profile'
  | 'recept-decisions'
  | 'second-factor';

/** `true`: a nurse may; `open`: the route asks for no login of the panel. */
type Right = true | 'open' | DeniedPart;

/**
 * What a nurse may do, by route. A route that is missing here is refused, and a test fails over it. Some of the allowed ones keep back
 * what is the doctor's: the dashboard the earnings, `settings-store` all but the personal settings.
 */
export const NURSE_RIGHTS: Readonly<Record<string, Right>> = {
  'POST /api/admin/login': 'open',
  'POST /api/admin/register': 'open',
  'POST /api/setup': 'open',
  'POST /api/setup-check': 'open',
  'POST /api/colleague-setup': 'open',
  'GET /api/avatars/:key': 'open',
  'GET /display/api/:key': 'open',
  'POST /apps/:app/events': 'open',
  'POST /kiosk/api/pair': 'open',
  'GET /kiosk/api/practices': 'open',
  'POST /kiosk/api/tickets': 'open',
  'POST /kiosk/api/recepts': 'open',
  'GET /kiosk/api/schedules': 'open',
  'POST /kiosk/api/schedule-times': 'open',
  'POST /kiosk/api/events': 'open',

  'POST /api/logout': true,
  'POST /api/password-change': true,
  'GET /api/sessions': true,
  'POST /api/session-end': true,
  'POST /api/sessions-end-others': true,
  'GET /api/account': 'second-factor',
  'POST /api/second-factor-begin': 'second-factor',
  'POST /api/second-factor-confirm': 'second-factor',
  'POST /api/second-factor-end': 'second-factor',
  'POST /api/recovery-codes-renew': 'second-factor',

  'GET /api/administration-init': true,
  'POST /broadcasting/auth': true,
  'GET /api/notifications-clear': true,
  'GET /api/dashboard': true,
  'GET /api/tickets': true,
  'POST /api/ticket-next': true,
  'POST /api/ticket-reject': true,
  'GET /api/tickets-history': true,
  'POST /api/ticket-return': true,
  'POST /api/ticket-no-show': true,
  'POST /api/ticket-add': true,
  'POST /api/ticket-move': true,
  'POST /api/ticket-call': true,
  'GET /api/patients': true,
  'POST /api/patient-add-to-doctor': true,
  'POST /api/patient-delete': true,
  'GET /api/recepts': true,
  'POST /api/recept-accepted': 'recept-decisions',
  'POST /api/recept-rejected': 'recept-decisions',

  'GET /api/schedules': true,
  'POST /api/schedule-times': true,
  'POST /api/event-add': true,
  'GET /api/office-hours-get': true,
  'POST /api/office-hours-add': true,
  'POST /api/office-hours-remove': true,
  'GET /api/absences': true,
  'POST /api/absence-add': true,
  'POST /api/absence-remove': true,
  'POST /api/special-announcements-add': true,
  'POST /api/special-announcements-remove': true,
  'POST /api/doctor-state-change': true,

  'GET /api/payments': 'payments',
  'GET /api/payouts': 'payouts',
  'POST /api/invoice-upload': 'payouts',
  'GET /api/invoices/:payout': 'payouts',
  'POST /api/profile-store': 'profile',
  'POST /api/settings-store': true,
  'GET /api/kiosk': 'practice-settings',
  'POST /api/kiosk-code': 'practice-settings',
  'POST /api/kiosk-device-remove': 'practice-settings',
  'GET /api/display': 'practice-settings',
  'POST /api/display-key': 'practice-settings',
  'GET /api/colleagues': 'practice-settings',
  'POST /api/colleague-invite': 'practice-settings',
  'POST /api/colleague-link': 'practice-settings',
  'POST /api/colleague-remove': 'practice-settings',
};

/** Whether this login may call a route. */
export const mayCall = ({ colleagueId }: Login, route: string): boolean =>
  colleagueId === null || NURSE_RIGHTS[route] === true;

export const deniedTo = ({ colleagueId }: Login): DeniedPart[] => (colleagueId === null ? [] : DENIED);

export const isDenied = (login: Login, part: DeniedPart): boolean => deniedTo(login).includes(part);

const DENIED: DeniedPart[] = [...new Set(Object.values(NURSE_RIGHTS))]
  .filter((right): right is DeniedPart => right !== true && right !== 'open')
  .sort();
