import { batch } from '@preact/signals-core';
import { doctorStateChange } from './change.contract';
import type { DoctorState } from './contract';
import { doctorStatePart, doctorStateSet } from './part';
import { appDataChanged } from '../../state/app-data';
import type { FieldErrors } from '../../state/forms/form-submissions';
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
  const { state, put, expectSetAgain } = part(doctorStatePart);
  const submissions = part(submissionsPart);

  function notifyOtherTabs(isSet: boolean): void {
    if (isSet) otherTabs.notify(doctorStateSet);
    otherTabs.notify(appDataChanged);
  }

  return {
    /** Resolves like `submissions.submit`. */
    change(next: DoctorState): Promise<FieldErrors | null> {
      const before = state.peek();
      // Storing the state twice makes no difference.
      return submissions.submit(popups.hostOf('doctor-state'), null, {
        send: (key) => client.call(doctorStateChange, { doctor_state: next }, { key }),
        onStored: (status) =>
          batch(() => {
            put(status);
            notifyOtherTabs(true);
          }),
        data: {
          isLoading: appData.isLoading,
          reload(afterSeconds) {
            const mayBeSet = submissions.isOutcomeUnknown('doctor-state');
            if (mayBeSet) expectSetAgain();
            appData.reload(afterSeconds);
            notifyOtherTabs(mayBeSet);
          },
        },
        isStored: () => appData.admin.value !== null && state.value === next && before !== next,
        storedText: storedFormTexts['doctor-state'],
      });
    },
    clear: () => undefined,
  };
});
