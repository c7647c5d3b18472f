import type { Core, PartDefinition } from './core';
import type { ClearReason, Part } from './part';

/**
 * Defines a part. It is created when it is first used, from whichever chunk it arrives in, and cleared with the session. Parts notify each
 * other of changes by events.
 */
export const definePart = <T extends Part>(create: PartDefinition<T>): PartDefinition<T> => create;

/** The parts of a store that have been created. */
export function createParts(coreOf: () => Core) {
  const parts = new Map<PartDefinition<Part>, Part>();
  let stops: (() => void)[] | null = null;

  const start = (part: Part) => part.start && stops?.push(part.start());

  return {
    /** The part of a definition, created on first use. */
    of<T extends Part>(definition: PartDefinition<T>): T {
      const known = parts.get(definition);
      // Safe: only the definition itself creates what is stored under it.
      if (known) return known as T;
      const part = definition(coreOf());
      parts.set(definition, part);
      start(part);
      // Nothing is loaded before the start, which loads everything.
      if (stops && coreOf().session.isLoggedIn.peek()) part.load?.();
      return part;
    },
    load: () => parts.forEach((part) => part.load?.()),
    flush: () => Promise.all([...parts.values()].map(async (part) => part.flush?.())),
    restore: () => parts.forEach((part) => part.restore?.()),
    clear: (reason: ClearReason) => parts.forEach((part) => part.clear(reason)),
    /** Starts all parts. Returns a function that stops them. */
    start(): () => void {
      stops = [];
      parts.forEach(start);
      return () => {
        stops?.forEach((stop) => stop());
        stops = null;
      };
    },
  };
}
