import { computed, signal, type ReadonlySignal } from '@preact/signals-core';

export interface Frames {
  /** The frame that renders popups and toasts: the one used last, or else the first on the page. */
  readonly active: ReadonlySignal<symbol | null>;
  /** Returns a function that unregisters the frame. */
  register(frame: symbol): () => void;
  activate(frame: symbol): void;
}

/** The elements on the page that share this store. Exactly one of them renders the toasts and popups. */
export function createFrames(): Frames {
  const joined = signal<readonly symbol[]>([]);
  const used = signal<symbol | null>(null);
  return {
    active: computed(() => joined.value.find((frame) => frame === used.value) ?? joined.value[0] ?? null),
    register(frame) {
      joined.value = [...joined.peek(), frame];
      return () => {
        joined.value = joined.peek().filter((other) => other !== frame);
      };
    },
    activate(frame) {
      used.value = frame;
    },
  };
}
