import { APPOINTMENT_LENGTHS } from '../../constants';
import type { FieldProps } from '../../forms/use-form';
import { appointmentTexts as texts } from '../../texts/appointment';
import { Select } from '../../ui/controls/select';

/** Selects the length of an appointment: a longer visit takes several slots. */
export function AppointmentLength(field: FieldProps<number | null>) {
  const lengths = [...new Set([...APPOINTMENT_LENGTHS, ...(field.value === null ? [] : [field.value])])];
  return (
    <Select
      {...field}
      label={texts.length}
      data={lengths.toSorted((one, other) => one - other).map((value) => ({ value, option: texts.minutes(value) }))}
      placeholder={texts.lengthOfHours}
    />
  );
}
