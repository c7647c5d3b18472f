import { Field, type FieldTexts } from './field';
import type { Option } from './option';
import { classes, css } from '../style/style';

interface RadioGroupProps<Value extends string> extends FieldTexts {
  name: string;
  data: readonly Option<NoInfer<Value>>[];
  value: Value | null;
  onChange(value: NoInfer<Value>): void;
}

/** A group of radio buttons. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { label, info, error, required, name, data, value, onChange } = props;
  return (
    <Field label={label} info={info} error={error} required={required} isGroup>
      {(control, labelId) => (
        <div {...control} role="radiogroup" aria-labelledby={labelId} className={group}>
          {data.map((one) => (
            <label key={one.value} className={classes(choice, error && marked)}>
              <input
                type="radio"
                name={name}
                value={one.value}
                checked={one.value === value}
                className={radio}
                onChange={() => onChange(one.value)}
              />
              {one.option}
            </label>
          ))}
        </div>
      )}
    </Field>
  );
}

const group = css`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

const choice = css`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: 8px;
  min-height: 44px;
  padding: 8px 14px;
  border: 1px solid var(--control-line);
  border-radius: var(--radius);
  background: var(--surface);
  cursor: pointer;
  &:hover {
    background: var(--sunken);
  }
  &:has(:checked) {
    border-color: var(--primary);
    background: var(--primary-soft);
    color: var(--primary);
    font-weight: 600;
    box-shadow: inset 0 0 0 1px var(--primary);
  }
  &:has(:focus-visible) {
    outline: 3px solid var(--primary);
    outline-offset: 2px;
  }
  @media (forced-colors: active) {
    &:has(:checked) {
      forced-color-adjust: none;
      border-color: Highlight;
      background: Highlight;
      color: HighlightText;
    }
  }
`;

const marked = css`
  border-color: var(--danger);
`;

/** The ring fills: the choice does not depend on colour alone. */
const radio = css`
  appearance: none;
  flex: none;
  width: 16px;
  height: 16px;
  margin: 0;
  border: 2px solid currentColor;
  border-radius: 50%;
  cursor: inherit;
  &:checked {
    border-width: 5px;
  }
  &:focus-visible {
    outline: none;
  }
`;
