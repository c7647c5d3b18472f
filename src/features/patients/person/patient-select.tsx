import { useMemo } from 'react';
import type { RecordId } from '../../../api/contract/fields';
import type { Patient } from '../contract';
import type { FieldProps } from '../../../forms/use-form';
import { useValue, usePart } from '../../../state/react/use-store';
import { appointmentTexts as texts } from '../../../texts/appointment';
import { commonTexts } from '../../../texts/common';
import type { Option } from '../../../ui/controls/select-list';
import { Select } from '../../../ui/controls/select';
import { patientKey } from './patient-key';
import { byPatientName } from './patient-name-order';
import { patientsPart } from '..';

interface PatientSelectProps extends FieldProps<RecordId | null> {
  /** The message if the chosen patient is no longer on the list. */
  unavailable: string | null;
}

/** Selects a patient, with search by name, number or birth date; sorted by surname. */
export function PatientSelect({ unavailable, ...field }: PatientSelectProps) {
  const patients = usePart(patientsPart);
  const list = useValue(patients.data);
  const isLoading = useValue(patients.isLoading);
  const failure = useValue(patients.failure);
  const options = useMemo(() => [...(list ?? [])].sort(byPatientName).map(optionOf), [list]);
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
function optionOf(patient: Patient): Option<RecordId> {
  const { fullname, id_number, phone } = patient.attributes;
  return {
    option: fullname ?? commonTexts.patientWithoutName,
    value: patient.id,
    description: [id_number, phone].filter(Boolean).join(' · ') || null,
    searchKey: patientKey(patient),
  };
}
