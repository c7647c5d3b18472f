import { batch } from '@preact/signals-core';
import { doctorStateChange } from './change.contract';
import type { DoctorState } from './contract';
import { doctorStatePart } from './part';
import { appDataChanged } from '../../state/app-data';
import { inAllTabs, type FieldErrors } from '../../state/forms/form-submissions';
import { submissionsPart } from '../../state/forms/submissions';
import { definePart } from '../../state/parts';
import { storedFormTexts } from '../../texts/stored-forms';

declare module '../../state/ui/popups' {
  interface PopupProps {
    'doctor-state': NoProps;
  }
}

/** The form that sets the doctor's visible state. */
export const doctorStateFormPart = definePart(({ client, appData, otherTabs, popups, part }) => {
  const { state, put } = part(doctorStatePart);
  return {
    /** Resolves like `submissions.submit`. */
    change(next: DoctorState): Promise<FieldErrors | null> {
      const before = state.peek();
      // Storing the state twice makes no difference.
      return part(submissionsPart).submit(popups.hostOf('doctor-state'), null, {
        send: (key) => client.call(doctorStateChange, { doctor_state: next }, { key }),
        onStored: (status) =>
          batch(() => {
            put(status);
            otherTabs.notify(appDataChanged);
          }),
        data: inAllTabs(appData, () => otherTabs.notify(appDataChanged)),
        isStored: () => appData.admin.value !== null && state.value === next && before !== next,
        storedText: storedFormTexts['doctor-state'],
      });
    },
    clear: () => undefined,
  };
});
