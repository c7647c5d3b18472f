import { between, numeric } from '../../forms/rules/number-rules';
import { required } from '../../forms/rules/rule';
import { usePart } from '../../state/react/use-store';
import { css } from '../../ui/style/style';
import { settingsPart } from './part';
import { StoredText } from './stored-text';

interface StoredNumbersProps<Name extends string> {
  /** Each with its minimum, maximum and default. */
  numbers: readonly { name: Name; least: number; most: number; usual: number }[];
  labels: Readonly<Record<Name, string>>;
  /** The doctor's settings, by name. */
  settings: Readonly<Record<string, unknown>>;
}

/** Autosaved settings that are whole numbers. */
export function StoredNumbers<Name extends string>({ numbers, labels, settings }: StoredNumbersProps<Name>) {
  const { fields } = usePart(settingsPart);
  return (
    <div className={columns}>
      {numbers.map(({ name, least, most, usual }) => (
        <StoredText
          key={name}
          fields={fields}
          name={name}
          label={labels[name]}
          stored={stored(settings[name]) ?? String(usual)}
          maxLength={String(most).length}
          rules={[required, numeric, between(least, most)]}
          kind="number"
          required
        />
      ))}
    </div>
  );
}

/** A server may send a text or a number. */
const stored = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : null);

const columns = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(220px, 100%), 1fr));
  gap: 0 var(--gap);
`;
