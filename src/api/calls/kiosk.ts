import { kioskCodeSchema, kioskDeviceSchema, kioskLimitSchema, kioskSchema } from '../contract/kiosk';
import type { KioskCodeRequest } from '../contract/kiosk.requests';
import type { IdRequest } from '../contract/records.requests';
import { defineCall } from '../define-call';

export const kiosk = defineCall()({
  method: 'GET',
  path: '/api/kiosk',
  capability: 'kiosk',
  response: {
    record: kioskSchema,
    parts: {
      devices: { what: 'kiosk device', list: kioskDeviceSchema, otherwise: 'empty' },
      limits: { what: 'kiosk limit', list: kioskLimitSchema, otherwise: 'empty' },
    },
  },
});

/** A code for a device of this name. */
export const kioskCode = defineCall<KioskCodeRequest>()({
  method: 'POST',
  path: '/api/kiosk-code',
  capability: 'kiosk',
  response: { record: kioskCodeSchema },
});

export const kioskDeviceRemove = defineCall<IdRequest>()({
  method: 'POST',
  path: '/api/kiosk-device-remove',
  capability: 'kiosk',
});
