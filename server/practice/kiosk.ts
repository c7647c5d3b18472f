import type { Clock } from './clock';
import type { Database } from './database';
import type { DoctorSettings } from './doctor-settings';
import { createKioskDevices, type KioskDevices } from './kiosk-devices';
import { createKioskLimits, type KioskLimits } from './kiosk-limits';

/** Which devices are a kiosk, and how much each may ask for. */
export interface Kiosk extends KioskDevices, KioskLimits {}

export const createKiosk = (database: Database, clock: Clock, settings: Pick<DoctorSettings, 'settingsOf'>): Kiosk => ({
  ...createKioskDevices(database, clock),
  ...createKioskLimits(database, clock, settings),
});
