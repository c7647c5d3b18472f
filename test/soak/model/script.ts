import type { Fault, Channel } from '../../support/faults/faults';
import type { Dice } from '../../support/random';

/** Two tabs at the doctor's desk share a browser; the widget at the reception has its own. */
export type TabName = 'desk-1' | 'desk-2' | 'widget';
export type BrowserName = 'desk' | 'reception';
export const browserOf = (tab: TabName): BrowserName => (tab === 'widget' ? 'reception' : 'desk');

/** The practice's doctor, and another doctor who may log in later. */
export type DoctorName = 'own' | 'other';

export type FormKind = 'office-hours' | 'announcement' | 'doctor-state';

type Action =
  | { do: 'fault'; id: number; fault: Fault }
  | { do: 'heal'; id: number }
  /** A patient takes a ticket, books an appointment, requests a prescription; a notification arrives. Names are unique. */
  | { do: 'ticket' | 'appointment' | 'recept' | 'notify'; name: string }
  /** „Ďalší pacient“, or cancelling the first ticket: in a tab, or from elsewhere. */
  | { do: 'handle'; tab: TabName; action: 'next' | 'reject' }
  | { do: 'handle-elsewhere'; action: 'next' | 'reject' }
  | { do: 'decide'; tab: TabName; action: 'accept' | 'reject' }
  | { do: 'decide-elsewhere'; action: 'accepted' | 'rejected' }
  | { do: 'clear-notifications' | 'add-patient' | 'remove-patient'; tab: TabName }
  /** A form is filled in, and sent `sendAfter` milliseconds later; `null`: never. */
  | { do: 'fill'; tab: TabName; form: FormKind; name: string; sendAfter: number | null }
  /** An autosaved field. */
  | { do: 'set'; tab: TabName; field: 'phone' | 'about' | 'sound' | 'density'; value: string | boolean }
  | { do: 'offline' | 'online' | 'end-session'; browser: BrowserName }
  | { do: 'hide' | 'show' | 'freeze' | 'resume' | 'open' | 'close' | 'crash' | 'logout'; tab: TabName }
  | { do: 'login'; tab: TabName; doctor: DoctorName };

/** `at`: milliseconds after the beginning. */
export type Step = { at: number } & Action;
export type StepOf<Name extends Step['do'], S = Step> = S extends Step ? (Name extends S['do'] ? S : never) : never;

export interface Script {
  seed: number;
  /** The tabs that are open from the beginning. */
  tabs: readonly TabName[];
  /** Whether the page is a secure context, which has `navigator.locks`. */
  isSecure: boolean;
  steps: readonly Step[];
}

/** Paths of calls that a fault may be limited to. */
const PATHS = [
  '/api/tickets',
  '/api/recepts',
  '/api/administration-init',
  '/api/ticket-next',
  '/api/office-hours-add',
  '/api/settings-store',
  '/broadcasting/auth',
] as const;

const HTML = { status: 200, type: 'text/html', body: '<!doctype html><title>Prihlásenie do siete</title>' };

/** Draws a fault and its duration in milliseconds. */
export function drawFault(dice: Dice): { fault: Fault; ms: number } {
  const kind = dice.oneOf([
    'latency',
    'bandwidth',
    'cut',
    'black-hole',
    'black-hole',
    'reset-before',
    'reset-after',
    'reset-after',
    'slow-close',
    'refuse',
    'bad-gateway-before',
    'bad-gateway-after',
    'truncate',
    'html',
    'throttled',
    'once',
  ]);
  const ms = dice.between(200, 2_500);
  const on = dice.oneOf<Channel | 'both'>(['http', 'socket', 'both']);
  switch (kind) {
    case 'latency':
      return { fault: { kind, on, ms: dice.between(100, 1_500) }, ms };
    case 'bandwidth':
      return { fault: { kind, on, bytesPerSecond: dice.oneOf([300, 1_000, 5_000]) }, ms };
    case 'cut':
      return { fault: { kind, on }, ms };
    case 'black-hole':
      return { fault: { kind, on, afterwards: drawAfterwards(dice, on) }, ms };
    case 'refuse':
      return { fault: { kind }, ms };
    case 'slow-close':
      return { fault: { kind, on, ms: dice.between(300, 2_000) }, ms };
    case 'once':
      return { fault: once(dice), ms };
    default:
      return { fault: { ...drawCallFault(dice, kind), on: 'http', ...drawPath(dice) }, ms };
  }
}

/**
 * Dead connections are rare for calls: each costs a whole time-out, because nothing notifies the browser. Dead sockets are common.
 */
const drawAfterwards = (dice: Dice, on: Channel | 'both') =>
  dice.chance(on === 'socket' ? 0.7 : 0.1) ? 'dead' : 'reset';

type CallFault = 'reset-before' | 'reset-after' | 'truncate' | 'bad-gateway-before' | 'bad-gateway-after';

function drawCallFault(dice: Dice, kind: CallFault | 'html' | 'throttled'): Fault {
  const gateway = { status: dice.oneOf([502, 503]), body: 'Bad gateway', type: 'text/plain' };
  switch (kind) {
    case 'bad-gateway-before':
      return { ...gateway, kind: 'answer-before' };
    case 'bad-gateway-after':
      return { ...gateway, kind: 'answer-after' };
    case 'html':
      return { ...HTML, kind: dice.oneOf(['answer-before', 'answer-after']) };
    case 'throttled':
      return { kind: 'answer-before', status: 429, body: '{"message":"Too Many Attempts."}' };
    default:
      return { kind };
  }
}

/** Limits many faults to one path. */
const drawPath = (dice: Dice) => (dice.chance(0.4) ? { path: dice.oneOf(PATHS) } : {});

function once(dice: Dice): Fault {
  const status = dice.oneOf([403, 404]);
  return { kind: 'answer-before', on: 'http', method: 'GET', times: 1, status, body: '{"message":""}' };
}
