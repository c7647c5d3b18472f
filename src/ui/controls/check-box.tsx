import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { css } from '../style/style';
import { hiddenClass } from '../style/theme';

interface CheckBoxProps {
  label: ReactNode;
  /** The label is only heard. */
  isLabelHidden?: boolean;
  /** Stands under the label, and is read with it. */
  info?: string | null;
  /** Ignores presses, but can still be reached and read. */
  isDisabled?: boolean;
  /** `some`: neither all nor none of what it stands for. */
  value: boolean | 'some';
  onChange(isChecked: boolean): void;
}

/** The browser's own check box, in a space that is easy to hit. */
export function CheckBox({ label, isLabelHidden, info, isDisabled, value, onChange }: CheckBoxProps) {
  const input = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => {
    // There is no attribute for it.
    if (input.current) input.current.indeterminate = value === 'some';
  }, [value]);
  return (
    <label className={box}>
      <input
        ref={input}
        type="checkbox"
        checked={value === true}
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
