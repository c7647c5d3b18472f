import { RadioGroup } from '../../ui/controls/radio-group';
import { StoredRow } from './stored-row';
import { useStoredSetting } from './stored-switch';

interface StoredChoiceProps<Value extends string> {
  name: string;
  label: string;
  /** The first one is the default. */
  values: readonly [Value, ...Value[]];
  texts: Readonly<Record<Value, string>>;
}

/** An autosaved setting with a few choices. */
export function StoredChoice<Value extends string>({ name, label, values, texts }: StoredChoiceProps<Value>) {
  const isChoice = (value: unknown): value is Value => values.some((one) => one === value);
  const read = (stored: unknown) => (isChoice(stored) ? stored : values[0]);
  const { widget, row } = useStoredSetting(name, label, read, isChoice);
  return (
    <StoredRow {...row}>
      <RadioGroup {...widget} data={values.map((value) => ({ value, option: texts[value] }))} />
    </StoredRow>
  );
}
