import { useStore } from './store-context';
import { useValue } from './use-value';

/** Whether this login may use a part of the panel that a server can refuse (docs/capabilities.md). */
export function useMay(part: string): boolean {
  return !useValue(useStore().display.denied).includes(part);
}
