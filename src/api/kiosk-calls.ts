/** The calls of the kiosk's devices, of a server with the capability `kiosk`: no other has their paths. All reject with a `Failure`. */
import type { CallOptions, Client, PostOptions } from './client';
import type { IdRequest, RecordId } from './contract';
import {
  kioskCodeSchema,
  kioskDeviceSchema,
  kioskLimitSchema,
  kioskSchema,
  type Kiosk,
  type KioskCode,
} from './contract/kiosk';
import type { KioskCodeRequest } from './contract/kiosk.requests';
import { readPartList, readRecord } from './read';

/** `GET /api/kiosk`. */
export async function getKiosk(client: Client, options: CallOptions): Promise<Kiosk> {
  const kiosk = readRecord(kioskSchema, await client.get('/api/kiosk', options));
  return {
    ...kiosk,
    devices: readPartList('kiosk device', kioskDeviceSchema, kiosk.devices),
    limits: readPartList('kiosk limit', kioskLimitSchema, kiosk.limits),
  };
}

/** `POST /api/kiosk-code`: a code for a device of this name. */
export async function createKioskCode(client: Client, name: string): Promise<KioskCode> {
  return readRecord(kioskCodeSchema, await client.post('/api/kiosk-code', { name } satisfies KioskCodeRequest));
}

/** `POST /api/kiosk-device-remove`. */
export async function removeKioskDevice(client: Client, id: RecordId, options: PostOptions): Promise<void> {
  await client.post('/api/kiosk-device-remove', { id } satisfies IdRequest, options);
}
