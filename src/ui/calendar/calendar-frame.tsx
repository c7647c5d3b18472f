import { useId, type ReactNode } from 'react';
import { css } from '../style/style';

interface CalendarFrameProps {
  label: string;
  /** What helps to fill it in; stands under the label. */
  info?: string | undefined;
  /** What is wrong with it; stands beneath the control. */
  error?: string | null | undefined;
  required?: boolean | undefined;
  children(control: ControlProps): ReactNode;
}

/** What ties the control to its label, info and error. */
interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
  'aria-required': true | undefined;
}

/** The frame of the field: label and info above the control, the error beneath it. */
export function CalendarFrame({ label, info, error, required, children }: CalendarFrameProps) {
  const id = useId();
  const described = [info && `${id}-info`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={field}>
      <span>
        <label htmlFor={id} className={labelClass}>
          {label}
        </label>
        {required && (
          <span className={star} aria-hidden="true">
            {' *'}
          </span>
        )}
      </span>
      {info && (
        <span id={`${id}-info`} className={infoClass}>
          {info}
        </span>
      )}
      {children({
        id,
        'aria-describedby': described || undefined,
        'aria-invalid': error ? true : undefined,
        'aria-required': required || undefined,
      })}
      {/* Stands there before its words do: the focus may still be in the control when they come. */}
      <span className={errorClass} aria-live="polite">
        {error && <span id={`${id}-error`}>{error}</span>}
      </span>
    </div>
  );
}

/** The box around a control. */
export const frameClass = css`
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

export const markedClass = css`
  border-color: var(--danger);
  box-shadow: inset 0 0 0 1px var(--danger);
`;

export const controlClass = css`
  flex: 1;
  min-width: 0;
  width: 100%;
  min-height: 42px;
  padding: 8px 12px;
  border: 0;
  border-radius: inherit;
  background: none;
  color: inherit;
  &::placeholder {
    color: var(--muted);
    opacity: 1;
  }
  &:focus-visible {
    outline: none;
  }
`;

const field = css`
  display: grid;
  gap: 4px;
`;

const labelClass = css`
  font-weight: 600;
`;

const star = css`
  color: var(--danger);
  font-weight: 600;
`;

const infoClass = css`
  color: var(--muted);
  font-size: 14px;
`;

const errorClass = css`
  color: var(--danger);
  font-size: 14px;
  &:empty {
    position: absolute;
  }
`;
