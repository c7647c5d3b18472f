import type { Handler } from 'hono';
import * as v from 'valibot';
import { addressOf } from '../calls/call-routes';
import type { ServerEnv } from '../calls/server-env';
import { invalid } from '../calls/problems';
import { createThrottle, throttleAddress } from '../calls/throttle';
import type { Stores } from '../stores';
import { deviceKeyOf, storeDeviceKey } from './device-cookie';
import { requiredLine } from './kiosk-fields';
import { withKioskRequest } from './kiosk-request';

/**
 * Codes cannot be guessed: each address has ten attempts a minute, and one once all together have made a hundred. Nobody can lock the
 * pairing for others: the right code pairs at an address that has not just tried another.
 */
export function throttlePairing(message: string): [Handler<ServerEnv>, Handler<ServerEnv>] {
  const together = createThrottle({ perMinute: 100 });
  const underAttack = createThrottle({ perMinute: 1, message });
  return [
    throttleAddress(createThrottle({ perMinute: 10, message })),
    async (c, next) => (together.isBeyond('') ? underAttack.attempt(c, addressOf(c.env)) : undefined) ?? next(),
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

/** The same for a wrong, a used and an old one. */
const WRONG_CODE = 'Tento kód neplatí. Skontrolujte ho, alebo v nastaveniach ordinácie vytvorte nový.';
