import { useId, type InputHTMLAttributes, type ReactNode, type Ref } from 'react';
import { classes, css } from './style';

interface TextFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'value'> {
  label: string;
  name: string;
  value: string;
  onChange(value: string): void;
  /** What helps to fill it in; stands under the label. */
  info?: string | undefined;
  /** What is wrong with it; stands beneath the field. */
  error?: string | null | undefined;
  /** Stands inside the field's right edge. */
  aside?: ReactNode;
  ref?: Ref<HTMLInputElement>;
}

export function TextField({ label, info, error, aside, onChange, ref, ...input }: TextFieldProps) {
  const id = useId();
  const described = [info && `${id}-info`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={field}>
      <label htmlFor={id} className={labelClass}>
        {label}
      </label>
      {info && (
        <span id={`${id}-info`} className={infoClass}>
          {info}
        </span>
      )}
      <span className={classes(frame, error && marked)}>
        <input
          {...input}
          ref={ref}
          id={id}
          className={control}
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
          onChange={(event) => onChange(event.target.value)}
        />
        {aside}
      </span>
      {error && (
        <span id={`${id}-error`} className={errorClass}>
          {error}
        </span>
      )}
    </div>
  );
}

const field = css`
  display: grid;
  gap: 4px;
`;

const labelClass = css`
  font-weight: 600;
`;

const infoClass = css`
  color: var(--muted);
  font-size: 14px;
`;

const frame = css`
  display: flex;
  align-items: center;
  min-height: 44px;
  border: 1px solid var(--control-line);
  border-radius: var(--radius);
  background: var(--surface);
  &:focus-within {
    outline: 3px solid var(--primary);
    outline-offset: 1px;
  }
`;

const marked = css`
  border-color: var(--danger);
  box-shadow: inset 0 0 0 1px var(--danger);
`;

const control = css`
  flex: 1;
  min-width: 0;
  width: 100%;
  min-height: 42px;
  padding: 8px 12px;
  border: 0;
  border-radius: inherit;
  background: none;
  color: inherit;
  &:focus-visible {
    outline: none;
  }
`;

const errorClass = css`
  color: var(--danger);
  font-size: 14px;
`;
