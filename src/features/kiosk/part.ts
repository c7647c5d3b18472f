import { signal } from '@preact/signals-core';
import * as calls from './contract';
import type { RecordId } from '../../api/contract/fields';
import type { Kiosk, KioskCode } from './contract';
import { kioskTexts } from '../../texts/settings-sections';
import { definePart } from '../../state/parts';
import { createPendingActions } from '../../state/resources/pending-actions';
import { createResource } from '../../state/resources/resource';
import { createSingleCall } from '../../state/resources/single-call';

/** The kiosk's devices, and the code that pairs the next one. Loaded with the settings screen. */
export const kioskPart = definePart((core) => {
  const { client, scope, toasts, recovery } = core;
  const code = signal<KioskCode | null>(null);
  /** The pairings before the code was created: pairing a device again creates a new pairing. */
  let before: readonly RecordId[] = [];

  const kiosk = createResource((request) => client.call(calls.kiosk, null, request), { recovery, onLoaded: endCode });
  const making = createSingleCall<true>(scope, kiosk);
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
    making,
    pending: removals.all,
    /** A new code, which replaces the last one. */
    makeCode: (name: string) =>
      making.run(
        true,
        () => client.call(calls.kioskCode, { name }),
        (made) => {
          before = idsIn(kiosk.data.peek()?.devices ?? []);
          code.value = made;
          // A running load may have begun before the code existed.
          kiosk.invalidate();
        },
      ),
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
      making.clear();
      code.value = null;
    },
  };
});
