import { createHmac } from 'node:crypto';
import type { Context, MiddlewareHandler } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { addressOf } from '../../http/call-routes';
import { jsonAnswer } from '../../http/json-answer';
import type { ServerEnv } from '../../http/server-env';
import type { Stores } from '../../stores';
import { UNPAIRED } from './limits';

/** `paired`: only devices that a doctor has paired; `open`: also those that nobody has; `off`: no kiosk at all. */
export type KioskMode = 'paired' | 'open' | 'off';

/** Why a call of the kiosk is refused, for the page to say it in its own words. */
export type KioskRefusalReason = 'unpaired' | 'revoked' | 'limit' | 'held' | 'hours';

export const refused = (c: Context, reason: KioskRefusalReason): Response =>
  jsonAnswer(c, { message: MESSAGES[reason], reason }, 403);

/** Passes on whom the device reaches. A device that was disconnected reaches nobody, not even where every other one does. */
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

/** Nobody stands there before being approved, nor after being disabled. */
const receiving = (stores: Pick<Stores, 'doctors' | 'kioskLimits'>) =>
  stores.doctors.doctors().filter(({ id, status }) => status === 'active' && stores.kioskLimits.isKioskOn(id));

/** An address is personal: the database gets no more than what recognises it. */
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
 * The key of a kiosk device lies in a cookie that no script of the page reads. With TLS its name begins with `__Host-`, so that
 * nobody on the way, and no neighbouring host, can put another practice's key in its place.
 */
export function storeDeviceKey(c: Context, key: string): void {
  const shared = { path: '/', httpOnly: true, sameSite: 'Strict', maxAge: LIFETIME_SECONDS } as const;
  if (isSecure(c)) setCookie(c, NAME, key, { ...shared, secure: true, prefix: 'host' });
  else setCookie(c, NAME, key, shared);
}

export const deviceKeyOf = (c: Context): string | undefined => getCookie(c, NAME, 'host') ?? getCookie(c, NAME);

/** A browser forgets it after 400 days at the latest, counted from the last time that it was sent. */
export function renewDeviceKey(c: Context): void {
  const key = deviceKeyOf(c);
  if (key !== undefined) storeDeviceKey(c, key);
}

/** The `__Host-` cookie or the browser's origin shows TLS: behind a proxy the server itself sees none. */
const isSecure = (c: Context) =>
  getCookie(c, NAME, 'host') !== undefined || c.req.header('origin')?.startsWith('https://') === true;

const NAME = 'kiosk';
const LIFETIME_SECONDS = 400 * 24 * 60 * 60;
