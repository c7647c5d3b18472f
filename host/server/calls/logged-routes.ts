import type { Context } from 'hono';
import type { Whose } from '../practice/logins';
import type { Practice } from '../practice/practice';
import type { ServerEnv } from './call-routes';
import { fieldsOf } from './request-body';

/** How a route's calls stand in the log. */
export interface LoggedRoute {
  /** `ticket.served` */
  action: string;
  /** The kind of the record that it is about, and where its id is found. */
  kind?: string;
  id?: RecordId;
  /** A list that panels load again and again has one line for each session and hour, or day. */
  reading?: 'hour' | 'day';
  /** Only what is refused: the call changes nothing. */
  isQuestion?: true;
  /** A wrong password or code is answered 422, as a mistyped field is; here it is a refusal. */
  isProof?: true;
  /** Whose practice, or account, it is, where nobody is logged in. */
  doctor?: (c: Context<ServerEnv>, practice: Practice) => Whose | null;
  /** The answer has the token of the session that begins. */
  startsSession?: true;
}

type RecordId = (c: Context<ServerEnv>, practice: Practice) => unknown;

const sent =
  (name = 'id'): RecordId =>
  (c) =>
    fieldsOf(c)[name];

/** Of the answer, by the names on its path. */
const answered =
  (...path: string[]): RecordId =>
  (c) => {
    const answer: unknown = JSON.parse(c.get('answer')?.body ?? 'null');
    return path.reduce<unknown>(
      (value, name) => (typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined),
      answer,
    );
  };

const inPath =
  (name: string): RecordId =>
  (c) =>
    c.req.param(name);

const ofRequest =
  (kind: 'tickets' | 'recepts'): RecordId =>
  (c, practice) =>
    practice.recordOfRequest(kind, fieldsOf(c)['request_id']);

/** The account that somebody tried to get into: its id, never the name that was typed. */
const tried = (c: Context<ServerEnv>, practice: Practice) => practice.loginOf(fieldsOf(c)['username']);
/** Whose link it is. */
const invitedColleague = (c: Context<ServerEnv>): Whose | null => c.get('invited') ?? null;
const atKiosk = (c: Context<ServerEnv>, practice: Practice) => practice.doctorIdOf('code', fieldsOf(c)['practice']);

/**
 * What each route writes into the log; null writes nothing, and says why. A POST that has no line here is written by its path; a test
 * fails over it. A GET without a line writes nothing.
 */
export const LOGGED_ROUTES: Readonly<Record<string, LoggedRoute | null>> = {
  'POST /api/admin/login': { action: 'session.started', startsSession: true, isProof: true, doctor: tried },
  'POST /api/admin/register': { action: 'doctor.registered', startsSession: true },
  'POST /api/setup': { action: 'doctor.set-up', isProof: true },
  'POST /api/setup-check': { action: 'doctor.set-up-asked', isQuestion: true },
  'POST /api/colleague-setup': { action: 'colleague.set-up', isProof: true, doctor: invitedColleague },
  'POST /api/logout': { action: 'session.ended' },
  'POST /api/password-change': { action: 'password.changed', isProof: true },
  'POST /api/session-end': { action: 'session.ended-by-id' },
  'POST /api/sessions-end-others': { action: 'session.ended-others' },
  'POST /api/second-factor-begin': { action: 'second-factor.begun', isProof: true },
  'POST /api/second-factor-confirm': { action: 'second-factor.set', isProof: true },
  'POST /api/second-factor-end': { action: 'second-factor.removed', isProof: true },
  'POST /api/recovery-codes-renew': { action: 'second-factor.codes-renewed', isProof: true },

  'GET /api/administration-init': { action: 'panel.opened', reading: 'day' },
  'GET /api/tickets': { action: 'tickets.opened', reading: 'day' },
  'GET /api/tickets-history': { action: 'ticket-history.opened', reading: 'day' },
  'GET /api/patients': { action: 'patients.opened', reading: 'hour' },
  'GET /api/recepts': { action: 'recepts.opened', reading: 'hour' },
  'GET /api/payments': { action: 'payments.opened', reading: 'hour' },
  'GET /api/payouts': { action: 'payouts.opened', reading: 'hour' },
  'GET /api/dashboard': { action: 'dashboard.opened', reading: 'hour' },
  'GET /api/invoices/:payout': { action: 'invoice.opened', kind: 'payout', id: inPath('payout') },

  'POST /api/ticket-next': { action: 'ticket.served', kind: 'ticket', id: sent() },
  'POST /api/ticket-reject': { action: 'ticket.cancelled', kind: 'ticket', id: sent() },
  'POST /api/ticket-return': { action: 'ticket.returned', kind: 'ticket', id: sent() },
  'POST /api/ticket-no-show': { action: 'ticket.missed', kind: 'ticket', id: sent() },
  'POST /api/ticket-add': { action: 'ticket.added', kind: 'ticket', id: answered('form_value', 'id') },
  'POST /api/ticket-move': { action: 'ticket.moved', kind: 'ticket', id: sent() },
  'POST /api/ticket-call': { action: 'ticket.called', kind: 'ticket', id: sent() },
  'POST /api/event-add': { action: 'appointment.made', kind: 'ticket', id: answered('form_value', 'id') },
  // Which times are free: a question, sent as a POST.
  'POST /api/schedule-times': { action: 'schedule-times.asked', isQuestion: true },
  'POST /api/patient-add-to-doctor': { action: 'patient.added', kind: 'person', id: sent() },
  'POST /api/patient-delete': { action: 'patient.removed', kind: 'person', id: sent() },
  'POST /api/recept-accepted': { action: 'recept.accepted', kind: 'recept', id: sent() },
  'POST /api/recept-rejected': { action: 'recept.rejected', kind: 'recept', id: sent() },
  'POST /api/invoice-upload': { action: 'invoice.uploaded', kind: 'payout', id: answered('id') },
  'GET /api/notifications-clear': { action: 'notifications.deleted' },
  'POST /api/settings-store': { action: 'setting.changed' },
  'POST /api/profile-store': { action: 'profile.changed' },
  'POST /api/doctor-state-change': { action: 'doctor-state.changed' },
  'POST /api/office-hours-add': {
    action: 'office-hours.stored',
    kind: 'office-hours',
    id: answered('form_value', 'id'),
  },
  'POST /api/office-hours-remove': { action: 'office-hours.deleted', kind: 'office-hours', id: sent() },
  'POST /api/absence-add': { action: 'absence.added', kind: 'absence', id: answered('form_value', 'id') },
  'POST /api/absence-remove': { action: 'absence.deleted', kind: 'absence', id: sent() },
  'POST /api/special-announcements-remove': {
    action: 'special-announcement.deleted',
    kind: 'special-announcement',
    id: sent(),
  },
  'POST /api/special-announcements-add': {
    action: 'special-announcement.added',
    kind: 'special-announcement',
    id: answered('form_value', 'id'),
  },

  // Every panel authorizes its channel at each connection: only another doctor's channel is of interest.
  'POST /broadcasting/auth': { action: 'channel.joined', isQuestion: true },
  'POST /apps/:app/events': { action: 'event.triggered', isQuestion: true },

  'POST /api/colleague-invite': { action: 'colleague.invited', kind: 'colleague', id: answered('id') },
  'POST /api/colleague-link': { action: 'colleague.link-made', kind: 'colleague', id: sent() },
  'POST /api/colleague-remove': { action: 'colleague.removed', kind: 'colleague', id: sent() },

  // Only who may not.
  'GET /api/account': { action: 'account.opened', isQuestion: true },
  'GET /api/colleagues': { action: 'colleagues.opened', isQuestion: true },
  'GET /api/kiosk': { action: 'kiosk.opened', isQuestion: true },
  'GET /api/display': { action: 'display.opened', isQuestion: true },

  'POST /api/display-key': { action: 'display.key-renewed' },
  'POST /api/kiosk-code': { action: 'kiosk.code-made' },
  'POST /api/kiosk-device-remove': { action: 'kiosk.device-removed', kind: 'device', id: sent() },
  'POST /kiosk/api/pair': { action: 'kiosk.device-paired', isProof: true },
  'POST /kiosk/api/tickets': { action: 'kiosk.ticket', kind: 'ticket', id: ofRequest('tickets'), doctor: atKiosk },
  'POST /kiosk/api/recepts': { action: 'kiosk.recept', kind: 'recept', id: ofRequest('recepts'), doctor: atKiosk },
  'POST /kiosk/api/events': { action: 'kiosk.appointment', kind: 'ticket', id: ofRequest('tickets'), doctor: atKiosk },
  'POST /kiosk/api/schedule-times': { action: 'kiosk.schedule-times', isQuestion: true, doctor: atKiosk },
};
