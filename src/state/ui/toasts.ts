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
  /** Stops the timers while the pointer or the focus is on the toasts. */
  pause(): void;
  resume(): void;
  clear(): void;
}

/** Short messages that disappear by themselves. They contain no personal data. */
export function createToasts(): Toasts {
  const list = signal<readonly Toast[]>([]);
  const timers = new Map<number, ReturnType<typeof setTimeout>>();
  let isPaused = false;
  let last = 0;

  function startTimer(id: number): void {
    timers.set(
      id,
      setTimeout(() => dismiss(id), TOAST_LIFETIME_MS),
    );
  }

  function show(variant: Toast['variant'], text: string): void {
    last += 1;
    list.value = [...list.peek(), { id: last, variant, text }];
    if (!isPaused) startTimer(last);
  }

  function stopTimers(): void {
    timers.forEach((timer) => clearTimeout(timer));
    timers.clear();
  }

  function dismiss(id: number): void {
    clearTimeout(timers.get(id));
    timers.delete(id);
    list.value = list.peek().filter((toast) => toast.id !== id);
    // No element is left whose `pointerleave` could resume the timers.
    if (list.peek().length === 0) isPaused = false;
  }

  return {
    list,
    success: (text) => show('success', text),
    danger: (text) => show('danger', text),
    dismiss,
    pause() {
      isPaused = true;
      stopTimers();
    },
    resume() {
      if (!isPaused) return;
      isPaused = false;
      list.peek().forEach(({ id }) => startTimer(id));
    },
    clear() {
      stopTimers();
      isPaused = false;
      list.value = [];
    },
  };
}
