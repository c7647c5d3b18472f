import { useStore, useValue } from '../state/react/use-store';

/** The needs of a screen, a link or an action, beside a login. */
export interface Needs {
  /** A part of the panel that a server can refuse to a colleague. */
  part?: string | undefined;
  /** A capability of the server. */
  capability?: string | undefined;
}

/** Returns a predicate: whether the server offers and grants something to this login; no capability until they are known. */
export function useIsAllowed(): (needs: Needs) => boolean {
  const { appData, display } = useStore();
  const denied = useValue(display.denied);
  const offered = useValue(appData.admin)?.attributes.capabilities;
  return ({ part, capability }) =>
    isGranted(part, denied) && (capability === undefined || offered?.includes(capability) === true);
}

/** Whether a login may use a part of the panel; the server has refused the parts in `denied`. */
export const isGranted = (part: string | undefined, denied: readonly string[]): boolean =>
  part === undefined || !denied.includes(part);
