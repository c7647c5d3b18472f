import { createHmac } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { addressOf } from '../../http/throttle';
import { jsonResponse } from '../../http/responses';
import type { ServerEnv } from '../../http/server-env';
import type { Stores } from '../../stores';
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
export function storeDeviceKey(c: Context, key: string): void {
  const shared = { path: '/', httpOnly: true, sameSite: 'Strict', maxAge: LIFETIME_SECONDS } as const;
  if (isSecure(c)) setCookie(c, NAME, key, { ...shared, secure: true, prefix: 'host' });
  else setCookie(c, NAME, key, shared);
}

export const deviceKeyOf = (c: Context): string | undefined => getCookie(c, NAME, 'host') ?? getCookie(c, NAME);

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
