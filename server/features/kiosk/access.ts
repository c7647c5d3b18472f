import { createHmac } from 'node:crypto';
import type { Context, Handler, MiddlewareHandler } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import * as v from 'valibot';
import { KIOSK_LIMITS } from '../../../src/constants';
import {
  kiosk,
  kioskCode,
  kioskCodeRequestSchema,
  kioskDeviceRemove,
  kioskLimitNames,
  type SentKiosk,
} from '../../../src/features/kiosk/contract';
import { removal, type CallRoute, type Handle } from '../../http/handle';
import { recordInBody } from '../../http/log-calls';
import { invalid, jsonResponse } from '../../http/responses';
import type { ServerEnv } from '../../http/server-env';
import { addressOf, createThrottle, throttleAddress } from '../../http/throttle';
import { brokenRule, withRequest } from '../../http/validation';
import { singleLine } from '../../lib/text';
import type { Stores } from '../../stores';
import { requiredLine, withKioskRequest } from './fields';
import { UNPAIRED } from './limits';

/** `paired`: only devices that a doctor has paired; `open`: also unpaired devices; `off`: no kiosk. */
export type KioskMode = 'paired' | 'open' | 'off';

/** Why a kiosk call is refused; the page has its own text for each reason. */
type KioskRefusalReason = 'unpaired' | 'revoked' | 'limit' | 'held' | 'hours';

export const refused = (c: Context, reason: KioskRefusalReason): Response =>
  jsonResponse(c, { message: MESSAGES[reason], reason }, 403);

/** Determines which practices the device reaches. A disconnected device reaches none, even in mode `open`. */
export function requireKiosk(
  stores: Pick<Stores, 'doctors' | 'kioskDevices' | 'kioskLimits' | 'realtimeSecret'>,
  mode: KioskMode,
): MiddlewareHandler<ServerEnv> {
  return async (c, next) => {
    const key = deviceKeyOf(c);
    if (key === undefined) {
      if (mode !== 'open') return refused(c, 'unpaired');
      c.set('kiosk', { device: UNPAIRED + hashOfAddress(stores, c), practices: () => receiving(stores) });
      return next();
    }
    const device = stores.kioskDevices.kioskDeviceOf(key);
    if (!device || device.doctorIds.size === 0) return refused(c, 'revoked');
    const practices = () => receiving(stores).filter(({ id }) => device.doctorIds.has(id));
    c.set('kiosk', { device: `device ${device.id}`, practices });
    return next();
  };
}

/** Active doctors with the kiosk switched on: neither pending nor disabled ones. */
const receiving = (stores: Pick<Stores, 'doctors' | 'kioskLimits'>) =>
  stores.doctors.doctors().filter(({ id, status }) => status === 'active' && stores.kioskLimits.isKioskOn(id));

/** Addresses are personal data: the database stores only a keyed hash. */
const hashOfAddress = (stores: Pick<Stores, 'realtimeSecret'>, c: Context<ServerEnv>) =>
  createHmac('sha256', stores.realtimeSecret).update(addressOf(c.env)).digest('base64url').slice(0, 22);

const MESSAGES: Readonly<Record<KioskRefusalReason, string>> = {
  unpaired: 'Toto zariadenie nie je spárované so žiadnou ambulanciou.',
  revoked: 'Toto zariadenie ambulancia odpojila.',
  limit: 'Dnes už kiosk viac žiadostí neprijme. Obráťte sa, prosím, na sestru.',
  hours: 'Ambulancia dnes v tomto čase neordinuje, lístok Vám preto kiosk nevydá. Obráťte sa, prosím, na sestru.',
  held: 'Cez kiosk sa teraz ďalší termín objednať nedá. Obráťte sa, prosím, na sestru.',
};

/**
 * Stores the key of a kiosk device in an HttpOnly cookie. With TLS its name begins with `__Host-`, so that neither the network nor a
 * sibling host can replace the key by another practice's.
 */
function storeDeviceKey(c: Context, key: string): void {
  const shared = { path: '/', httpOnly: true, sameSite: 'Strict', maxAge: LIFETIME_SECONDS } as const;
  if (isSecure(c)) setCookie(c, NAME, key, { ...shared, secure: true, prefix: 'host' });
  else setCookie(c, NAME, key, shared);
}

const deviceKeyOf = (c: Context): string | undefined => getCookie(c, NAME, 'host') ?? getCookie(c, NAME);

/** Extends the cookie: browsers delete it at most 400 days after it was last set. */
export function renewDeviceKey(c: Context): void {
  const key = deviceKeyOf(c);
  if (key !== undefined) storeDeviceKey(c, key);
}

/** The `__Host-` cookie or the browser's origin reveals TLS, which the server itself does not see behind a proxy. */
const isSecure = (c: Context) =>
  getCookie(c, NAME, 'host') !== undefined || c.req.header('origin')?.startsWith('https://') === true;

const NAME = 'kiosk';
const LIFETIME_SECONDS = 400 * 24 * 60 * 60;

/** The panel's calls for its kiosk devices. */
export function kioskDeviceRoutes(stores: Pick<Stores, 'kioskDevices'>, mode: KioskMode, handle: Handle): CallRoute[] {
  if (mode === 'off') return [];
  const right = 'practice-settings';
  const limits = kioskLimitNames.map((name) => ({ name, ...KIOSK_LIMITS[name] }));
  return [
    // Only refusals are logged.
    handle(kiosk, { log: { action: 'kiosk.opened', onlyRefusals: true }, right }, (c) => {
      const paired = stores.kioskDevices.kioskOf(c.get('session').doctorId);
      return jsonResponse(c, { is_open: mode === 'open', ...paired, limits } satisfies SentKiosk);
    }),
    // Not `once`: a code must not be stored among the kept responses.
    handle(
      kioskCode,
      { log: { action: 'kiosk.code-made' }, right },
      withRequest(kioskCodeRequestSchema, (c, { name }) => {
        const line = singleLine(name);
        if (line === '') return invalid(c, brokenRule('name', 'required'));
        return jsonResponse(c, stores.kioskDevices.createKioskCode(c.get('session').doctorId, line), 201);
      }),
    ),
    handle(
      kioskDeviceRemove,
      { log: recordInBody('kiosk.device-removed', 'device'), right, once: true },
      removal(stores.kioskDevices.removeKioskDevice, 'KioskDevice'),
    ),
  ];
}

/**
 * Prevents guessing of codes: each address has ten attempts a minute, but only one once all addresses together have made a hundred.
 * Attackers cannot lock out others: an address always has its one attempt.
 */
export function throttlePairing(message: string): [Handler<ServerEnv>, Handler<ServerEnv>] {
  const allAddresses = createThrottle({ perMinute: 100 });
  const underAttack = createThrottle({ perMinute: 1, message });
  return [
    throttleAddress(createThrottle({ perMinute: 10, message })),
    async (c, next) => (allAddresses.isBeyond('') ? underAttack.attempt(c, addressOf(c.env)) : undefined) ?? next(),
  ];
}

/** POST /kiosk/api/pair {code}: 201 and the doctor's name; the device key comes as a cookie. */
export function pairDevice(stores: Pick<Stores, 'doctors' | 'kioskDevices'>): Handler<ServerEnv> {
  const pairRequest = v.object({ code: requiredLine(40, 'Napíšte kód.') });
  return withKioskRequest(pairRequest, (c, { code }) => {
    const paired = stores.kioskDevices.pairKiosk(code, deviceKeyOf(c));
    const doctor = paired && stores.doctors.doctorOf(paired.doctorId);
    if (!doctor) return invalid(c, { code: [WRONG_CODE] });
    storeDeviceKey(c, paired.key);
    return c.json({ doctor_name: doctor.doctor_name }, 201);
  });
}

/** The same message for a wrong, a used and an expired code. */
const WRONG_CODE = 'Tento kód neplatí. Skontrolujte ho, alebo v nastaveniach ordinácie vytvorte nový.';
