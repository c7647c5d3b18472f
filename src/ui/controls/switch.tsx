import { type Ref, useId, type ReactNode } from 'react';
import { Field, type FieldTexts } from './field';
import { classes, css } from '../style/style';

interface SwitchProps extends Omit<FieldTexts, 'required'> {
  name: string;
  value: boolean;
  onChange(value: boolean): void;
  disabled?: boolean | undefined;
  /** The element that the switch reveals. */
  reveals?: { isOpen: boolean; id: string };
  ref?: Ref<HTMLInputElement>;
}

export function Switch({ label, info, error, name, value, onChange, disabled, reveals, ref }: SwitchProps) {
  return (
    <Field label={label} info={info} error={error} isInline>
      {(control) => (
        <input
          {...control}
          ref={ref}
          type="checkbox"
          // The native check box provides `aria-checked`.
          // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props
          role="switch"
          name={name}
          checked={value}
          data-on={value || undefined}
          disabled={disabled}
          className={classes(track, error && marked)}
          aria-expanded={reveals?.isOpen}
          aria-controls={reveals?.isOpen ? reveals.id : undefined}
          onChange={({ target }) => onChange(target.checked)}
        />
      )}
    </Field>
  );
}

/** A switch that reveals further inputs while it is on. The form decides what happens to the values of hidden inputs. */
export function SwitchReveal({ children, ...props }: Omit<SwitchProps, 'reveals'> & { children: ReactNode }) {
  const id = useId();
  return (
    <div className={stack}>
      <Switch {...props} reveals={{ isOpen: props.value, id }} />
      {props.value && (
        <div id={id} role="group" aria-label={props.label} className={revealed}>
          {children}
        </div>
      )}
    </div>
  );
}

/** The thumb's position shows the state, not colour alone. */
const track = css`
  appearance: none;
  position: relative;
  flex: none;
  width: 48px;
  height: 28px;
  margin: 8px 0;
  border: 2px solid var(--control-line);
  border-radius: 14px;
  background: var(--surface);
  cursor: pointer;
  transition: background-color 120ms;
  &::before {
    content: '';
    position: absolute;
    top: 3px;
    left: 3px;
    width: 18px;
    height: 18px;
    border-radius: 50%;
    background: var(--control-line);
    transition: transform 120ms;
  }
  &:checked {
    border-color: var(--primary);
    background: var(--primary);
  }
  &:checked::before {
    background: var(--on-primary);
    transform: translateX(20px);
  }
  &:disabled {
    border-style: dashed;
    cursor: default;
  }
  /* The click area has the height of the whole line. */
  &::after {
    content: '';
    position: absolute;
    inset: -10px;
  }
  @media (forced-colors: active) {
    forced-color-adjust: none;
    border-color: CanvasText;
    background: Canvas;
    &::before {
      background: CanvasText;
    }
    &:checked {
      border-color: Highlight;
      background: Highlight;
    }
    &:checked::before {
      background: HighlightText;
    }
    &:disabled {
      border-color: GrayText;
    }
  }
`;

const marked = css`
  border-color: var(--danger);
`;

const stack = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
`;

const revealed = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  padding-left: 16px;
  border-left: 3px solid var(--line);
`;
