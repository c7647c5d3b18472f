import { kiosk, kioskCode, kioskDeviceRemove } from '../../src/api/calls/kiosk';
import { KIOSK_LIMITS, kioskCodeRequestSchema } from '../../src/api/contract/kiosk.requests';
import { kioskLimitNames, type SentKiosk } from '../../src/api/contract/kiosk';
import type { CallRoute } from '../calls/call-routes';
import type { Handle } from '../calls/handle';
import { removal } from '../calls/id-calls';
import { jsonAnswer } from '../calls/json-answer';
import { aboutSent } from '../calls/log-line';
import { invalid } from '../calls/problems';
import { singleLine } from '../calls/single-line';
import { brokenRule, withRequest } from '../calls/validation';
import type { Stores } from '../stores';
import type { KioskMode } from './kiosk-access';

/** The panel's calls for its kiosk devices. */
export function kioskDeviceRoutes(stores: Pick<Stores, 'kioskDevices'>, mode: KioskMode, handle: Handle): CallRoute[] {
  if (mode === 'off') return [];
  const right = 'practice-settings';
  const limits = kioskLimitNames.map((name) => ({ name, ...KIOSK_LIMITS[name] }));
  return [
    // Only who may not.
    handle(kiosk, { log: { action: 'kiosk.opened', isQuestion: true }, right }, (c) => {
      const answer: SentKiosk = {
        is_open: mode === 'open',
        ...stores.kioskDevices.kioskOf(c.get('session').doctorId),
        limits,
      };
      return jsonAnswer(c, answer);
    }),
    // Not `once`: a code must not lie among the kept answers.
    handle(
      kioskCode,
      { log: { action: 'kiosk.code-made' }, right },
      withRequest(kioskCodeRequestSchema, (c, { name }) => {
        const line = singleLine(name);
        if (line === '') return invalid(c, brokenRule('name', 'required'));
        return jsonAnswer(c, stores.kioskDevices.createKioskCode(c.get('session').doctorId, line), 201);
      }),
    ),
    handle(
      kioskDeviceRemove,
      { log: aboutSent('kiosk.device-removed', 'device'), right, once: true },
      removal(stores.kioskDevices.removeKioskDevice, 'KioskDevice'),
    ),
  ];
}
