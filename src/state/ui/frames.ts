import { computed, signal } from '@preact/signals-core';

/** The elements on the page that share this store. Exactly one of them renders the toasts and popups. */
export function createFrames() {
  const joined = signal<readonly symbol[]>([]);
  const used = signal<symbol | null>(null);
  return {
    /** The frame that renders popups and toasts: the one used last, or else the first on the page. */
    active: computed(() => joined.value.find((frame) => frame === used.value) ?? joined.value[0] ?? null),
    /** Returns a function that unregisters the frame. */
    register(frame: symbol): () => void {
      joined.value = [...joined.peek(), frame];
      return () => {
        joined.value = joined.peek().filter((other) => other !== frame);
      };
    },
    activate(frame: symbol): void {
      used.value = frame;
    },
  };
}
