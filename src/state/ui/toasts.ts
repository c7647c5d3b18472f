import { signal, type ReadonlySignal } from '@preact/signals-core';
import { TOAST_LIFETIME_MS } from '../../constants';

export interface Toast {
  id: number;
  variant: 'success' | 'danger';
  text: string;
}

export interface Toasts {
  readonly list: ReadonlySignal<readonly Toast[]>;
  success(text: string): void;
  danger(text: string): void;
  dismiss(id: number): void;
  /** While the pointer or the focus is on them, none goes away. */
  hold(): void;
  release(): void;
  clear(): void;
}

/** Short messages that go away by themselves. They carry no personal data. */
export function createToasts(): Toasts {
  const list = signal<readonly Toast[]>([]);
  const timers = new Map<number, ReturnType<typeof setTimeout>>();
  let isHeld = false;
  let last = 0;

  function arm(id: number): void {
    timers.set(
      id,
      setTimeout(() => dismiss(id), TOAST_LIFETIME_MS),
    );
  }

  function show(variant: Toast['variant'], text: string): void {
    last += 1;
    list.value = [...list.peek(), { id: last, variant, text }];
    if (!isHeld) arm(last);
  }

  function disarm(): void {
    timers.forEach((timer) => clearTimeout(timer));
    timers.clear();
  }

  function dismiss(id: number): void {
    clearTimeout(timers.get(id));
    timers.delete(id);
    list.value = list.peek().filter((toast) => toast.id !== id);
    // The last one went away under the pointer: nothing is left that could release the hold.
    if (list.peek().length === 0) isHeld = false;
  }

  return {
    list,
    success: (text) => show('success', text),
    danger: (text) => show('danger', text),
    dismiss,
    hold() {
      isHeld = true;
      disarm();
    },
    release() {
      if (!isHeld) return;
      isHeld = false;
      list.peek().forEach(({ id }) => arm(id));
    },
    clear() {
      disarm();
      isHeld = false;
      list.value = [];
    },
  };
}
