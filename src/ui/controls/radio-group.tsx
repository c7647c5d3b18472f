import { Field, type FieldTexts, type HideableLabel } from './field';
import type { Option } from './select-list';
import { classes, css } from '../style/style';

interface RadioGroupProps<Value extends string> extends FieldTexts, HideableLabel {
  name: string;
  data: readonly Option<NoInfer<Value>>[];
  value: Value | null;
  onChange(value: NoInfer<Value>): void;
  /** Joins the buttons into one control, and shows these short names instead of the full ones. */
  shorts?: Readonly<Record<NoInfer<Value>, string>> | undefined;
}

/** A group of radio buttons. */
export function RadioGroup<Value extends string>(props: RadioGroupProps<Value>) {
  const { label, info, error, required, name, data, value, onChange, shorts, isLabelHidden } = props;
  return (
    <Field label={label} isLabelHidden={isLabelHidden} info={info} error={error} required={required} isGroup>
      {(control, labelId) => (
        <div {...control} role="radiogroup" aria-labelledby={labelId} className={shorts ? joined : group}>
          {data.map((one) => (
            <label
              key={one.value}
              className={classes(choice, shorts && part, error && marked)}
              title={shorts && one.option}
            >
              <input
                type="radio"
                name={name}
                value={one.value}
                checked={one.value === value}
                data-on={one.value === value || undefined}
                className={shorts ? coveringRadio : radio}
                aria-label={shorts && one.option}
                onChange={() => onChange(one.value)}
              />
              {shorts ? shorts[one.value] : one.option}
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

const joined = css`
  display: flex;
`;

/** The chosen button is filled: the choice does not depend on colour alone. */
const part = css`
  flex: 1 1 0;
  justify-content: center;
  min-width: 0;
  padding: 8px 0;
  border-radius: 0;
  &:first-child {
    border-radius: var(--radius) 0 0 var(--radius);
  }
  &:last-child {
    border-radius: 0 var(--radius) var(--radius) 0;
  }
  & + & {
    margin-left: -1px;
  }
  &:has(:checked) {
    z-index: 1;
    background: var(--primary);
    color: var(--on-primary);
  }
  &:has(:focus-visible) {
    z-index: 2;
  }
`;

const coveringRadio = css`
  position: absolute;
  inset: 0;
  appearance: none;
  margin: 0;
  cursor: inherit;
  &:focus-visible {
    outline: none;
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
