import { signal } from '@preact/signals-core';
import type { RecordId } from '../../api/contract/fields';
import { ticketCall } from '../television/call.contract';
import { isAlreadyHandled, isOutcomeUnknown, type Failure } from '../../api/failure';
import { televisionTexts } from '../../texts/television';
import { definePart } from '../../state/parts';

/** The state of the last attempt to call a ticket; removed after a success. */
interface TicketCall {
  state: 'pending' | 'failed' | 'unknown';
  code: string | null;
}

/**
 * Calls tickets on the waiting room's television. Repeating a call whose response was lost sends the same idempotency key: nobody is
 * called twice.
 */
export const roomCallsPart = definePart(({ client, scope, keys, toasts }) => {
  const states = signal<ReadonlyMap<RecordId, TicketCall>>(new Map());

  function put(id: RecordId, call: TicketCall | null): void {
    const next = new Map(states.peek());
    if (call) next.set(id, call);
    else next.delete(id);
    states.value = next;
  }

  function onFailed(id: RecordId, failure: Failure | null, onGone: () => void): void {
    if (failure && isAlreadyHandled(failure)) {
      put(id, null);
      toasts.danger(televisionTexts.call.gone);
      return onGone();
    }
    const isUnknown = failure !== null && isOutcomeUnknown(failure);
    put(id, { state: isUnknown ? 'unknown' : 'failed', code: failure?.code ?? null });
  }

  return {
    states,
    /** `onGone`: the ticket has left the waiting room. Never rejects. */
    async call(id: RecordId, onGone: () => void): Promise<void> {
      if (states.peek().get(id)?.state === 'pending') return;
      put(id, { state: 'pending', code: null });
      const sent = keys.send(`call of ticket ${id}`, null, (key) => client.call(ticketCall, { id }, { key }));
      await scope.track(sent, {
        onDone() {
          put(id, null);
          toasts.success(televisionTexts.call.done);
        },
        onFailed: (failure) => onFailed(id, failure, onGone),
      });
    },
    clear() {
      states.value = new Map();
    },
  };
});
