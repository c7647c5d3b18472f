import { batch, signal } from '@preact/signals-core';
import * as calls from './contract';
import type { RecordId } from '../../api/contract/fields';
import type { Kiosk, KioskCode } from './contract';
import type { Failure } from '../../api/failure';
import { kioskTexts } from '../../texts/kiosk';
import { definePart } from '../../state/parts';
import { createPendingActions } from '../../state/resources/pending-actions';
import { createResource } from '../../state/resources/resource';

/** The kiosk's devices, and the code by which the next one is paired. It comes with the screen of the settings. */
export const kioskPart = definePart((core) => {
  const { client, scope, toasts, recovery } = core;
  const code = signal<KioskCode | null>(null);
  const isMaking = signal(false);
  const codeFailure = signal<Failure | null>(null);
  /** The pairings before the code was made: pairing a device anew makes another one. */
  let before: readonly RecordId[] = [];

  const kiosk = createResource((request) => client.call(calls.kiosk, null, request), { recovery, onLoaded: endCode });
  const removals = createPendingActions<'remove'>('kiosk device', core, kiosk);

  const idsIn = (devices: Kiosk['devices']) => devices.map(({ id }) => id);

  /** The server does not know it any more: it was used, it is too old, or another tab made a new one. */
  function endCode({ code_expires_at, devices }: Kiosk): void {
    if (code.peek() === null || code_expires_at === code.peek()?.expires_at) return;
    code.value = null;
    const isPaired = idsIn(devices).some((id) => !before.includes(id));
    if (isPaired) toasts.success(kioskTexts.paired);
    else if (code_expires_at === null) toasts.danger(kioskTexts.codeOver);
  }

  return {
    ...kiosk,
    code,
    isMaking,
    codeFailure,
    pending: removals.all,
    /** A new code, which replaces the last one. */
    async makeCode(name: string): Promise<void> {
      if (isMaking.peek()) return;
      batch(() => {
        isMaking.value = true;
        codeFailure.value = null;
      });
      await scope.track(client.call(calls.kioskCode, { name }), {
        onDone: (made) =>
          batch(() => {
            isMaking.value = false;
            before = idsIn(kiosk.data.peek()?.devices ?? []);
            code.value = made;
            // A running load may have begun before it.
            kiosk.invalidate();
          }),
        onFailed: (failure) =>
          batch(() => {
            isMaking.value = false;
            codeFailure.value = failure;
          }),
      });
    },
    async remove(id: RecordId): Promise<void> {
      const onDone = () => {
        kiosk.update((known) => ({ ...known, devices: known.devices.filter((device) => device.id !== id) }));
        kiosk.invalidate();
        toasts.success(kioskTexts.removed);
      };
      await removals.run(id, 'remove', {
        send: (key) => client.call(calls.kioskDeviceRemove, { id }, { key }),
        onDone,
        isDone: () => kiosk.data.value?.devices.every((device) => device.id !== id) ?? false,
        onFoundDone: onDone,
        onAlreadyHandled: onDone,
      });
    },
    clear() {
      kiosk.clear();
      removals.clear();
      batch(() => {
        code.value = null;
        isMaking.value = false;
        codeFailure.value = null;
      });
    },
  };
});
