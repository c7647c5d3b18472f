import { signal, type ReadonlySignal } from '@preact/signals-react';
import type { RecordId } from '../../api/contract';

/** What is being done with a record, or could not be done. */
export interface Work<Action extends string> {
  action: Action;
  state: 'pending' | 'failed';
}

export interface WorkBook<Action extends string> {
  readonly all: ReadonlySignal<ReadonlyMap<RecordId, Work<Action>>>;
  /** Does `act` with the record unless something is being done with it already: two clicks make one call. */
  once(id: RecordId, action: Action, act: () => Promise<void>): Promise<void>;
  clear(): void;
}

/** Which records have something under way. `act` resolves when it is done, and rejects when the record's control should say that it failed. */
export function createWorkBook<Action extends string>(): WorkBook<Action> {
  const all = signal<ReadonlyMap<RecordId, Work<Action>>>(new Map());

  function note(id: RecordId, work: Work<Action> | null): void {
    const next = new Map(all.peek());
    if (work) next.set(id, work);
    else next.delete(id);
    all.value = next;
  }

  return {
    all,
    async once(id, action, act) {
      if (all.peek().get(id)?.state === 'pending') return;
      const work: Work<Action> = { action, state: 'pending' };
      note(id, work);
      const isStillOurs = () => all.peek().get(id) === work;
      await act().then(
        () => isStillOurs() && note(id, null),
        () => isStillOurs() && note(id, { action, state: 'failed' }),
      );
    },
    clear() {
      all.value = new Map();
    },
  };
}
