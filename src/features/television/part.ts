import { batch, signal } from '@preact/signals-core';
import { displayKey, displayKeyRenew } from './contract';
import { isOutcomeUnknown, type Failure } from '../../api/failure';
import { televisionTexts } from '../../texts/television';
import { definePart } from '../../state/parts';
import { createResource } from '../../state/resources/resource';

/** The key for televisions. Loads with the settings screen. */
export const televisionPart = definePart(({ client, scope, keys, toasts, recovery }) => {
  const key = createResource((request) => client.call(displayKey, null, request), { recovery });
  const isRenewing = signal(false);
  const renewFailure = signal<{ isUnknown: boolean; code: string | null } | null>(null);

  function onFailed(failure: Failure | null): void {
    const isUnknown = failure !== null && isOutcomeUnknown(failure);
    batch(() => {
      isRenewing.value = false;
      renewFailure.value = { isUnknown, code: failure?.code ?? null };
    });
    // The shown key may no longer be valid.
    if (isUnknown) key.reload();
  }

  return {
    ...key,
    isRenewing,
    renewFailure,
    async renew(): Promise<void> {
      if (isRenewing.peek()) return;
      batch(() => {
        isRenewing.value = true;
        renewFailure.value = null;
      });
      const sent = keys.send('display key', null, (idempotencyKey) =>
        client.call(displayKeyRenew, null, { key: idempotencyKey }),
      );
      await scope.track(sent, {
        onDone(renewed) {
          batch(() => {
            isRenewing.value = false;
            key.update(() => renewed);
            key.invalidate();
          });
          toasts.success(televisionTexts.renewed);
        },
        onFailed,
      });
    },
    clear() {
      key.clear();
      batch(() => {
        isRenewing.value = false;
        renewFailure.value = null;
      });
    },
  };
});
