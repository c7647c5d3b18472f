import type { ReadonlySignal, Signal } from '@preact/signals-core';

/** A signal that a part exposes: only its actions change it. */
export const readOnly = <T>(signal: Signal<T>): ReadonlySignal<T> => signal;
