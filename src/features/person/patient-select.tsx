import { useMemo } from 'react';
import type { Patient, RecordId } from '../../api/contract';
import type { FieldProps } from '../../forms/use-form';
import { useStore } from '../../state/react/store-context';
import { useValue } from '../../state/react/use-value';
import { appointmentTexts as texts } from '../../texts/appointment';
import { commonTexts } from '../../texts/common';
import { Select } from '../../ui/controls/select';

interface PatientSelectProps extends FieldProps<RecordId | null> {
  /** The message when the chosen patient is no longer on the list. */
  unavailable: string | null;
}

/** Selects a patient, searched by name or number. */
export function PatientSelect({ unavailable, ...field }: PatientSelectProps) {
  const { patients } = useStore();
  const list = useValue(patients.data);
  const isLoading = useValue(patients.isLoading);
  const failure = useValue(patients.failure);
  const options = useMemo(() => (list ?? []).map(optionOf), [list]);
  return (
    <Select
      {...field}
      label={texts.patient}
      info={list?.length === 0 ? texts.noPatients : undefined}
      data={options}
      value={unavailable === null && list ? field.value : null}
      error={unavailable ?? field.error}
      state={list ? 'ready' : failure && !isLoading ? 'failed' : 'loading'}
      onRetry={patients.retry}
      required
      isSensitive
    />
  );
}

/** The numbers distinguish patients of the same name. */
const optionOf = ({ id, attributes: { fullname, id_number, phone } }: Patient) => ({
  option: fullname ?? commonTexts.patientWithoutName,
  value: id,
  description: [id_number, phone].filter(Boolean).join(' · ') || null,
});
