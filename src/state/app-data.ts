import { batch, signal, type ReadonlySignal } from '@preact/signals-react';
import type { Admin, InitialData } from '../api/contract';
import type { Failure } from '../api/failure';
import { createFoldedLoad } from './folded-load';

/** What `administration-init` tells: who the doctor is, and so which channel is his or hers. */
export interface AppData {
  readonly admin: ReadonlySignal<Admin | null>;
  readonly failure: ReadonlySignal<Failure | null>;
  reload(): void;
  clear(): void;
}

export function createAppData(load: (signal: AbortSignal) => Promise<InitialData>): AppData {
  const admin = signal<Admin | null>(null);
  const failure = signal<Failure | null>(null);
  const loading = createFoldedLoad(load, {
    onRunning: () => undefined,
    apply: (answer) =>
      batch(() => {
        admin.value = answer.admin;
        failure.value = null;
      }),
    fail: (reason) => (failure.value = reason),
  });
  return {
    ...{ admin, failure },
    reload: loading.run,
    clear() {
      loading.stop();
      batch(() => {
        admin.value = null;
        failure.value = null;
      });
    },
  };
}
