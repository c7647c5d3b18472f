import * as v from 'valibot';
import { KIOSK_DEVICE_NAME_MAX_LENGTH } from '../../constants';
import { text } from './request-fields';

export { KIOSK_LIMITS } from '../../constants';

/** `POST /api/kiosk-code`: the name by which the device stands in the list. */
export const kioskCodeRequestSchema = v.object({ name: text(KIOSK_DEVICE_NAME_MAX_LENGTH) });
export type KioskCodeRequest = v.InferInput<typeof kioskCodeRequestSchema>;
