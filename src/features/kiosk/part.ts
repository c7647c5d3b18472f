import { batch, signal } from '@preact/signals-core';
import * as calls from './contract';
import type { RecordId } from '../../api/contract/fields';
import type { Kiosk, KioskCode } from './contract';
import type { Failure } from '../../api/failure';
import { kioskTexts } from '../../texts/settings-sections';
import { definePart } from '../../state/parts';
import { createPendingActions } from '../../state/resources/pending-actions';
import { createResource } from '../../state/resources/resource';

/** The kiosk's devices, and the code that pairs the next one. Loaded with the settings screen. */
export const kioskPart = definePart((core) => {
  const { client, scope, toasts, recovery } = core;
  const code = signal<KioskCode | null>(null);
  const isMaking = signal(false);
  const codeFailure = signal<Failure | null>(null);
  /** The pairings before the code was created: pairing a device again creates a new pairing. */
  let before: readonly RecordId[] = [];

  const kiosk = createResource((request) => client.call(calls.kiosk, null, request), { recovery, onLoaded: endCode });
  const removals = createPendingActions<'remove'>('kiosk device', core, kiosk);

  const idsIn = (devices: Kiosk['devices']) => devices.map(({ id }) => id);

  /** Drops a code that the server no longer has: it was used, has expired, or another tab created a new one. */
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
            // A running load may have begun before the code existed.
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
