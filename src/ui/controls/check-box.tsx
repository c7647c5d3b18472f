import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { css } from '../style/style';
import { hiddenClass } from '../style/theme';

interface CheckBoxProps {
  label: ReactNode;
  /** For screen readers only. */
  isLabelHidden?: boolean;
  /** Shown under the label, and part of the accessible name. */
  info?: string | null;
  /** Ignores clicks, but stays focusable. */
  isDisabled?: boolean;
  /** `some` is indeterminate. */
  value: boolean | 'some';
  onChange(isChecked: boolean): void;
}

/** The native check box, with a large click area. */
export function CheckBox({ label, isLabelHidden, info, isDisabled, value, onChange }: CheckBoxProps) {
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    // `indeterminate` has no attribute.
    if (input.current) input.current.indeterminate = value === 'some';
  }, [value]);
  return (
    <label className={box}>
      <input
        ref={input}
        type="checkbox"
        checked={value === true}
        data-on={value === true || undefined}
        aria-disabled={isDisabled || undefined}
        onChange={({ target }) => {
          if (!isDisabled) onChange(target.checked);
        }}
      />
      <span className={isLabelHidden ? hiddenClass : undefined}>
        {label}
        {info && <span className={infoClass}> {info}</span>}
      </span>
    </label>
  );
}

const box = css`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: 10px;
  min-width: 40px;
  min-height: 40px;
  padding: 0 10px;
  border-radius: var(--radius);
  cursor: pointer;
  & input {
    flex: none;
    width: 20px;
    height: 20px;
    margin: 0;
    accent-color: var(--primary);
    cursor: inherit;
  }
  &:has([aria-disabled='true']) {
    color: var(--muted);
    cursor: default;
  }
  & [aria-disabled='true'] {
    opacity: 0.5;
  }
`;

const infoClass = css`
  display: block;
  font-size: 13px;
`;
