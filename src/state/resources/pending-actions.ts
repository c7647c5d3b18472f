import { signal, type ReadonlySignal } from '@preact/signals-react';
import type { RecordId } from '../../api/contract';

/** What is being done with a record, or could not be done. */
export interface PendingAction<Action extends string> {
  action: Action;
  state: 'pending' | 'failed';
}

export interface PendingActions<Action extends string> {
  readonly all: ReadonlySignal<ReadonlyMap<RecordId, PendingAction<Action>>>;
  /** Does `act` with the record unless something is being done with it already: two clicks make one call. */
  run(id: RecordId, action: Action, act: () => Promise<void>): Promise<void>;
  clear(): void;
}

/** Which records have something under way. `act` resolves when it is done, and rejects when the record's control should say that it failed. */
export function createPendingActions<Action extends string>(): PendingActions<Action> {
  const all = signal<ReadonlyMap<RecordId, PendingAction<Action>>>(new Map());

  function put(id: RecordId, entry: PendingAction<Action> | null): void {
    const next = new Map(all.peek());
    if (entry) next.set(id, entry);
    else next.delete(id);
    all.value = next;
  }

  return {
    all,
    async run(id, action, act) {
      if (all.peek().get(id)?.state === 'pending') return;
      const entry: PendingAction<Action> = { action, state: 'pending' };
      put(id, entry);
      const isStillOurs = () => all.peek().get(id) === entry;
      await act().then(
        () => isStillOurs() && put(id, null),
        () => isStillOurs() && put(id, { action, state: 'failed' }),
      );
    },
    clear() {
      all.value = new Map();
    },
  };
}
