import { computed, signal, type ReadonlySignal } from '@preact/signals-core';

export interface Frames {
  /** The frame that draws popups and toasts: the one used last, or else the first on the page. */
  readonly active: ReadonlySignal<symbol | null>;
  /** Returns what takes the frame off the page again. */
  register(frame: symbol): () => void;
  activate(frame: symbol): void;
}

/** The elements on the page that share this store. Each could draw every toast and popup; exactly one does. */
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
