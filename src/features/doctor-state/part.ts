import { batch, computed, signal } from '@preact/signals-core';
import { doctorStateChange } from './change.contract';
import type { DoctorState } from './contract';
import { appDataChanged } from '../../state/app-data';
import { appDataLoaded } from '../../state/events';
import { inAllTabs, type FieldErrors } from '../../state/forms/form-submissions';
import { definePart } from '../../state/parts';
import { storedFormTexts } from '../../texts/stored-forms';

declare module '../../state/ui/popups' {
  interface PopupProps {
    'doctor-state': NoProps;
  }
}

/** The doctor's visible state. */
export const doctorStatePart = definePart(({ client, appData, clock, events, otherTabs, popups, submissions }) => {
  // With its day: a server that does not reset the state at midnight must not keep the doctor „online“.
  const known = signal<{ value: DoctorState; day: string | null; seenAt: number } | null>(null);

  function read(): void {
    const status = appData.admin.peek()?.online_status;
    if (status && (status.date !== null || known.peek()?.value !== status.status))
      known.value = { value: status.status, day: status.date, seenAt: clock.now() };
  }
  read();
  events.on(appDataLoaded, read);

  const state = computed<DoctorState>(() => {
    if (!known.value) return 'offline';
    const { value, day, seenAt } = known.value;
    return (day ?? clock.dayOf(seenAt)) === clock.today.value ? value : 'offline';
  });

  return {
    /**
     * Valid until the end of the day on which it was set, as the server says, or else as it was seen here; then `offline` until it is set
     * again.
     */
    state,
    /** Resolves as `submit` of the forms. */
    change(next: DoctorState): Promise<FieldErrors | null> {
      const before = state.peek();
      // Storing it twice makes no difference.
      return submissions.submit(popups.hostOf('doctor-state'), null, {
        send: (key) => client.call(doctorStateChange, { doctor_state: next }, { key }),
        onStored: (status) =>
          batch(() => {
            const date = clock.today.peek();
            known.value = { value: status, day: date, seenAt: clock.now() };
            appData.change(({ admin }) => ({ admin: { ...admin, online_status: { status, date } } }));
            otherTabs.notify(appDataChanged);
          }),
        data: inAllTabs(appData, () => otherTabs.notify(appDataChanged)),
        isStored: () => appData.admin.value !== null && state.value === next && before !== next,
        storedText: storedFormTexts['doctor-state'],
      });
    },
    clear() {
      known.value = null;
    },
  };
});
