/** The kiosk's devices, of a server with the capability `kiosk`. */
import * as v from 'valibot';
import { count, flag, optionalText, rawList, recordId, requiredText } from '../../api/contract/fields';
import { type IdRequest, text } from '../../api/contract/request-fields';
import { defineCall } from '../../api/define-call';
import { KIOSK_DEVICE_NAME_MAX_LENGTH } from '../../constants';

/** A device that is paired with the doctor's practice. Both moments are ISO 8601. */
export const kioskDeviceSchema = v.object({
  id: recordId,
  name: requiredText,
  paired_at: requiredText,
  used_at: requiredText,
});

export type KioskDevice = v.InferOutput<typeof kioskDeviceSchema>;

/** The settings that limit the daily use of one device, and its future appointments. */
export const kioskLimitNames = ['kiosk_tickets', 'kiosk_appointments', 'kiosk_recepts', 'kiosk_held'] as const;

/** The bounds of the setting, and its default. */
export const kioskLimitSchema = v.object({
  name: v.picklist(kioskLimitNames),
  least: count,
  most: count,
  usual: count,
});

export type KioskLimit = v.InferOutput<typeof kioskLimitSchema>;

/** `GET /api/kiosk`, before its lists are read record by record. */
export const kioskSchema = v.object({
  /** Whether devices that are not paired reach the practice, too. */
  is_open: flag,
  /** The expiry of the current code; `null` without one, or once it is used. */
  code_expires_at: optionalText,
  devices: rawList,
  limits: rawList,
});

export interface Kiosk extends Omit<v.InferOutput<typeof kioskSchema>, 'devices' | 'limits'> {
  devices: readonly KioskDevice[];
  limits: readonly KioskLimit[];
}

/** As a server sends it. */
export interface SentKiosk extends Omit<Kiosk, 'devices'> {
  devices: { id: number; name: string; paired_at: string; used_at: string }[];
}

/** `POST /api/kiosk-code`: a code that pairs one device, until an instant in ISO 8601. */
export const kioskCodeSchema = v.object({ code: requiredText, expires_at: requiredText });

export type KioskCode = v.InferOutput<typeof kioskCodeSchema>;

export type SentKioskCode = KioskCode;

/** `POST /api/kiosk-code`: the name of the device in the list. */
export const kioskCodeRequestSchema = v.object({ name: text(KIOSK_DEVICE_NAME_MAX_LENGTH) });

export type KioskCodeRequest = v.InferInput<typeof kioskCodeRequestSchema>;

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
