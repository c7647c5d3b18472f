import { doctorStates } from './contract';
import { PopupForm } from '../../forms/popup-form';
import { usePopupForm } from '../../forms/use-popup-form';
import { useReloadWhenStale } from '../../state/react/use-reload-when-stale';
import { useStore, useValue, usePart } from '../../state/react/use-store';
import { doctorStatusTexts as texts } from '../../texts/doctor-status';
import { doctorStateTexts } from '../../texts/shell';
import { RadioGroup } from '../../ui/controls/radio-group';
import { createDoctorStateRules } from './doctor-state.rules';
import { doctorStateFormPart } from './change';
import { doctorStatePart } from './part';
import { submissionsPart } from '../../state/forms/submissions';

/** The form for the current state: starts again when a colleague changes the state, unless there is input. */
function CurrentStateForm(props: { onClose(): void }) {
  useReloadWhenStale(useStore().appData);
  return <DoctorStateForm key={useValue(usePart(doctorStatePart).state)} {...props} />;
}

/** Sets the public state. */
function DoctorStateForm({ onClose }: { onClose(): void }) {
  const { appData, drafts } = useStore();
  const submissions = usePart(submissionsPart);
  const { change } = usePart(doctorStateFormPart);
  const isKnown = useValue(appData.admin) !== null;
  const state = useValue(usePart(doctorStatePart).state);
  const isSending = useValue(submissions.sending).has('doctor-state');
  const form = usePopupForm({
    draft: drafts.of('doctor-state'),
    initial: { doctor_state: isKnown ? state : null },
    createRules: createDoctorStateRules,
  });
  return (
    <PopupForm
      onSubmit={form.handleSubmit(async ({ doctor_state }) => doctor_state && change(doctor_state))}
      onCancel={onClose}
      submitLabel={texts.submit}
      isSending={isSending}
      formErrors={form.formErrors}
      onStartOver={form.onStartOver}
    >
      <RadioGroup
        {...form.field('doctor_state')}
        label={texts.state}
        info={texts.stateInfo}
        data={doctorStates.map((value) => ({ value, option: doctorStateTexts[value] }))}
        required
      />
    </PopupForm>
  );
}

export const doctorStatePopup = { title: texts.title, Content: CurrentStateForm };
