import type { Handler } from 'hono';
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
import { type CallRoute, type Handle, removal } from '../../http/handle';
import { invalid, jsonResponse } from '../../http/responses';
import { recordInBody } from '../../http/log-calls';
import type { ServerEnv } from '../../http/server-env';
import { addressOf, createThrottle, throttleAddress } from '../../http/throttle';
import { brokenRule, withRequest } from '../../http/validation';
import { singleLine } from '../../lib/text';
import type { Stores } from '../../stores';
import { deviceKeyOf, storeDeviceKey, type KioskMode } from './access';
import { requiredLine, withKioskRequest } from './fields';

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
