import { useState } from 'react';
import { PopupForm } from '../../forms/popup-form';
import { usePopupForm } from '../../forms/use-popup-form';
import { useStore, useValue, usePart } from '../../state/react/use-store';
import { absenceTexts as texts } from '../../texts/absence';
import { inPractice } from '../../texts/language/in-practice';
import { useZone } from '../../ui/content/practice-time';
import { DateField, DateTimeField } from '../../ui/calendar/calendar-field';
import { FormRow } from '../../ui/controls/form-row';
import { RadioGroup } from '../../ui/controls/radio-group';
import { Switch } from '../../ui/controls/switch';
import { TextField } from '../../ui/controls/text-field';
import { FormBehind, useAskFirst } from '../tickets/affected';
import { submissionsPart } from '../../state/forms/submissions';
import type { RecordId } from '../../api/contract/fields';
import type { FieldProps } from '../../forms/use-form';
import { Select } from '../../ui/controls/select';
import { AbsenceWarning, useAbsenceQuestion, type AbsenceQuestion } from './absence-question';
import {
  absenceRequest,
  createAbsenceRules,
  suppliers,
  withoutTime,
  withTime,
  type AbsenceValues,
} from './absence.rules';
import { absencesPart } from './part';

/** The form of an absence, with a substitute. */
function AbsenceForm({ onClose }: { onClose(): void }) {
  const { drafts, clock } = useStore();
  const submissions = usePart(submissionsPart);
  const zone = useZone();
  const isSending = useValue(submissions.sending).has('absence');
  const form = usePopupForm({ draft: drafts.of('absence'), initial: nothing, createRules: createAbsenceRules });
  const absences = usePart(absencesPart);
  const questionOf = useAbsenceQuestion();
  const asking = useAskFirst<AbsenceQuestion>();
  const { values, field } = form;
  // The times before the switch was turned on, to restore them.
  const [before, setBefore] = useState({ from: '', to: '' });

  function switchWholeDays(isOn: boolean): void {
    const [from, to] = [field('absence_from'), field('absence_to')];
    if (isOn) setBefore({ from: from.value, to: to.value });
    const next = isOn
      ? { from: withoutTime(from.value), to: withoutTime(to.value) }
      : { from: withTime(from.value, 'from', before.from), to: withTime(to.value, 'to', before.to) };
    // An untouched empty field must not show an error.
    if (next.from !== from.value) from.onChange(next.from);
    if (next.to !== to.value) to.onChange(next.to);
    field('whole_days').onChange(isOn);
  }

  function send(entered: AbsenceValues) {
    const request = absenceRequest(entered, clock.zone.peek());
    return asking.ask(questionOf(request), () => absences.add(request));
  }

  // Whole days are the practice's: they have no time to convert.
  const { absence_from: from, absence_to: to } = values;
  const Moment = values.whole_days ? DateField : DateTimeField;
  return (
    <>
      {asking.open && <AbsenceWarning {...asking.open} />}
      <FormBehind {...asking.behind}>
        <PopupForm
          onSubmit={form.handleSubmit(send)}
          onCancel={onClose}
          submitLabel={texts.submit}
          isSending={isSending}
          formErrors={form.formErrors}
          onStartOver={form.onStartOver}
        >
          <Switch
            {...field('whole_days')}
            label={texts.wholeDays}
            info={texts.wholeDaysInfo}
            onChange={switchWholeDays}
          />
          <FormRow>
            <Moment {...field('absence_from')} label={texts.from} note={inPractice(zone, from)} required />
            <Moment
              {...field('absence_to')}
              label={texts.to}
              note={inPractice(zone, from, to) ?? inPractice(zone, to)}
              required
            />
          </FormRow>
          <RadioGroup
            {...field('supplier')}
            label={texts.supplier}
            data={suppliers.map((value) => ({ value, option: texts.suppliers[value] }))}
          />
          {values.supplier === 'list' && <SubstituteSelect {...field('supplier_id')} />}
          {values.supplier === 'other' && (
            <TextField {...field('supplier_name')} label={texts.supplierName} autoComplete="off" />
          )}
        </PopupForm>
      </FormBehind>
    </>
  );
}

export const absencePopup = { title: texts.title, Content: AbsenceForm };

const nothing: AbsenceValues = {
  whole_days: false,
  absence_from: '',
  absence_to: '',
  supplier: 'none',
  supplier_id: null,
  supplier_name: '',
};

/** Selects a substitute. */
function SubstituteSelect(field: FieldProps<RecordId | null>) {
  const { appData } = useStore();
  const doctors = useValue(usePart(absencesPart).substitutes);
  const isKnown = useValue(appData.admin) !== null;
  const isLoading = useValue(appData.isLoading);
  return (
    <Select
      {...field}
      label={texts.supplierFromList}
      info={isKnown && doctors.length === 0 ? texts.noDoctors : undefined}
      data={doctors.map(({ id, attributes }) => ({
        value: id,
        option: attributes.doctor_name ?? texts.unnamedDoctor,
      }))}
      state={isKnown ? 'ready' : isLoading ? 'loading' : 'failed'}
      onRetry={appData.retry}
    />
  );
}
