import type { RecordId } from '../../api/contract/fields';
import type { FieldProps } from '../../forms/use-form';
import { useStore } from '../../state/react/store-context';
import { useValue } from '../../state/react/use-value';
import { absenceTexts as texts } from '../../texts/absence';
import { Select } from '../../ui/controls/select';
import { usePart } from '../../state/react/use-part';
import { absencesPart } from './part';

/** Selects a substitute. */
export function SubstituteSelect(field: FieldProps<RecordId | null>) {
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
