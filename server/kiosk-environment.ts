import { EnvironmentProblem } from './environment-problem';
import type { KioskMode } from './features/kiosk/access';

/** `ORDINACIA_KIOSK`: who reaches the kiosk. */
export function readKiosk(env: Readonly<Record<string, string | undefined>>): { kiosk?: KioskMode } {
  const given = env['ORDINACIA_KIOSK']?.trim().toLowerCase();
  if (!given) return {};
  if (given === 'paired' || given === 'open' || given === 'off') return { kiosk: given };
  throw new EnvironmentProblem(`ORDINACIA_KIOSK="${given}" is none of paired, open and off.`);
}
