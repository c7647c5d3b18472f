import { useStore, useValue } from './use-store';

/** Whether this login may use a part of the panel that a server can refuse (docs/capabilities.md). */
export function useMay(part: string): boolean {
  return !useValue(useStore().display.denied).includes(part);
}
