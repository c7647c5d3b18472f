import { signal, type ReadonlySignal } from '@preact/signals-core';
import { TOASTS_AT_ONCE, TOAST_LIFETIME_MS, UNDO_TOAST_LIFETIME_MS } from '../../constants';

export interface Toast {
  id: number;
  variant: 'success' | 'danger';
  text: string;
  undo?: Undo | undefined;
}

/** The undo of a toast's action, offered while the toast is shown. */
export interface Undo {
  /** The patient's name, hidden in private mode. */
  subject: string;
  label: string;
  run(): void;
}

export interface Toasts {
  readonly list: ReadonlySignal<readonly Toast[]>;
  success(text: string, undo?: Undo): void;
  danger(text: string): void;
  dismiss(id: number): void;
  /** Stops the timers while the pointer or the focus is on the toasts. */
  pause(): void;
  resume(): void;
  clear(): void;
}

/** Short messages that disappear by themselves. Their texts contain no personal data. */
export function createToasts(): Toasts {
  const list = signal<readonly Toast[]>([]);
  const timers = new Map<number, ReturnType<typeof setTimeout>>();
  let isPaused = false;
  let last = 0;

  function startTimer({ id, undo }: Toast): void {
    const lifetime = undo ? UNDO_TOAST_LIFETIME_MS : TOAST_LIFETIME_MS;
    timers.set(
      id,
      setTimeout(() => dismiss(id), lifetime),
    );
  }

  function show(variant: Toast['variant'], text: string, undo?: Undo): void {
    last += 1;
    const toast = { id: last, variant, text, undo };
    const shown = [...list.peek(), toast];
    list.value = shown;
    // More toasts would cover the screen.
    const oldest = shown.find((one) => one.variant === 'success') ?? shown[0] ?? toast;
    if (shown.length > TOASTS_AT_ONCE) dismiss(oldest.id);
    if (!isPaused && list.peek().includes(toast)) startTimer(toast);
  }

  function stopTimers(): void {
    timers.forEach((timer) => clearTimeout(timer));
    timers.clear();
  }

  function dismiss(id: number): void {
    clearTimeout(timers.get(id));
    timers.delete(id);
    list.value = list.peek().filter((toast) => toast.id !== id);
    // Without a toast no `pointerleave` can resume the timers.
    if (list.peek().length === 0) isPaused = false;
  }

  return {
    list,
    success: (text, undo) => show('success', text, undo),
    danger: (text) => show('danger', text),
    dismiss,
    pause() {
      isPaused = true;
      stopTimers();
    },
    resume() {
      if (!isPaused) return;
      isPaused = false;
      list.peek().forEach(startTimer);
    },
    clear() {
      stopTimers();
      isPaused = false;
      list.value = [];
    },
  };
}
