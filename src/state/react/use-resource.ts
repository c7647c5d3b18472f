import { signal, type ReadonlySignal } from '@preact/signals-react';
import type { Failure } from '../../api/failure';
import { useValue } from './use-value';

interface Source {
  readonly failure: ReadonlySignal<Failure | null>;
  readonly isLoading: ReadonlySignal<boolean>;
  readonly loadedAt?: ReadonlySignal<Date | null>;
  reload(): void;
}

/** Data of the server as plain values, for `ResourceView`. */
export function useResource<T>(source: Source, data: ReadonlySignal<T | null>) {
  const { reload } = source;
  return {
    data: useValue(data),
    failure: useValue(source.failure),
    isLoading: useValue(source.isLoading),
    loadedAt: useValue(source.loadedAt ?? never),
    reload,
  };
}

const never = signal(null);
