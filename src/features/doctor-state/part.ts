import { computed, signal } from '@preact/signals-core';
import type { DoctorState } from './contract';
import { appDataLoaded, defineEvent } from '../../state/events';
import { definePart } from '../../state/parts';

/** The state was set in another tab, or may have been. */
export const doctorStateSet = defineEvent('doctor-state');

/** The doctor's visible state. */
export const doctorStatePart = definePart(({ appData, clock, events, otherTabs }) => {
  // Stored with its day: a server that does not reset the state at midnight must not keep the doctor „online“.
  const known = signal<{ value: DoctorState; day: string | null; seenAt: number } | null>(null);

  /** The state was set again: its next load counts as seen for the first time. */
  let isSetAgain = false;

  function read(): void {
    const status = appData.admin.peek()?.online_status;
    if (!status || (status.date === null && known.peek()?.value === status.status && !isSetAgain)) return;
    isSetAgain = false;
    known.value = { value: status.status, day: status.date, seenAt: clock.now() };
  }
  function expectSetAgain(): void {
    isSetAgain = true;
  }
  read();
  events.on(appDataLoaded, read);
  otherTabs.on(doctorStateSet, expectSetAgain);

  return {
    /**
     * Valid until the end of the day on which it was set according to the server, or otherwise was first seen here; then `offline` until it
     * is set again.
     */
    state: computed<DoctorState>(() => {
      if (!known.value) return 'offline';
      const { value, day, seenAt } = known.value;
      return (day ?? clock.dayOf(seenAt)) === clock.today.value ? value : 'offline';
    }),
    /** Applies a state that was set in this panel. */
    put(value: DoctorState): void {
      const date = clock.today.peek();
      known.value = { value, day: date, seenAt: clock.now() };
      appData.change(({ admin }) => ({ admin: { ...admin, online_status: { status: value, date } } }));
    },
    expectSetAgain,
    clear() {
      known.value = null;
      isSetAgain = false;
    },
  };
});
