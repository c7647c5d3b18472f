import { useMemo } from 'react';
import type { Patient, RecordId } from '../../api/contract';
import type { FieldProps } from '../../forms/use-form';
import { useStore } from '../../state/react/store-context';
import { useValue } from '../../state/react/use-value';
import { appointmentTexts as texts } from '../../texts/appointment';
import { commonTexts } from '../../texts/common';
import { Select } from '../../ui/controls/select';

interface PatientSelectProps extends FieldProps<RecordId | null> {
  /** The chosen one is not on the list any more. */
  gone: string | null;
}

/** One of the doctor's patients, found by name or number. */
export function PatientSelect({ gone, ...field }: PatientSelectProps) {
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
      value={gone === null && list ? field.value : null}
      error={gone ?? field.error}
      state={list ? 'ready' : failure && !isLoading ? 'failed' : 'loading'}
      onRetry={patients.reload}
      required
      isPersonal
    />
  );
}

/** Two of one name are told apart by their numbers. */
const optionOf = ({ id, attributes: { fullname, id_number, phone } }: Patient) => ({
  option: fullname ?? commonTexts.patientWithoutName,
  value: id,
  description: [id_number, phone].filter(Boolean).join(' · ') || null,
});
