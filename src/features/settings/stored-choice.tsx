import { RadioGroup } from '../../ui/controls/radio-group';
import { StoredRow } from './stored-row';
import { useStoredSetting } from './stored-switch';

interface StoredChoiceProps<Value extends string> {
  name: string;
  label: string;
  /** The first one counts while nothing is stored. */
  values: readonly [Value, ...Value[]];
  texts: Readonly<Record<Value, string>>;
}

/** One of a few choices among the settings, which stores itself. */
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
