import { ChevronDown } from 'lucide-react';
import type { SelectHTMLAttributes } from 'react';
import { classes, css } from '../style/style';

interface NativeSelectProps<Value extends string | number> extends Omit<
  SelectHTMLAttributes<HTMLSelectElement>,
  'children' | 'size'
> {
  options: readonly { value: Value; label: string; disabled?: boolean }[];
  /** Called with the chosen option's value. */
  onPick?: (value: Value) => void;
  size?: 'normal' | 'small';
}

/** The native `<select>`, for short lists. */
export function NativeSelect<Value extends string | number>(props: NativeSelectProps<Value>) {
  const { options, onPick, size = 'normal', className, onChange, ...select } = props;
  return (
    <span className={classes(box, className)}>
      <select
        {...select}
        className={classes(control, size === 'small' && small)}
        onChange={(event) => {
          onChange?.(event);
          const picked = options.find(({ value }) => String(value) === event.target.value);
          if (picked) onPick?.(picked.value);
        }}
      >
        {options.map(({ value, label, disabled }) => (
          <option key={value} value={value} disabled={disabled}>
            {label}
          </option>
        ))}
      </select>
      <ChevronDown size={16} strokeWidth={1.5} aria-hidden="true" />
    </span>
  );
}

const box = css`
  position: relative;
  display: inline-flex;
  align-items: center;
  min-width: 0;
  max-width: 100%;
  & > svg {
    position: absolute;
    right: 10px;
    color: var(--muted);
    pointer-events: none;
  }
`;

const control = css`
  width: 100%;
  min-height: 44px;
  padding: 4px 34px 4px 12px;
  border: 1px solid var(--control-line);
  border-radius: var(--radius);
  appearance: none;
  background: var(--surface);
  color: var(--text);
  font: inherit;
  font-variant-numeric: tabular-nums;
  cursor: pointer;
  &:hover {
    background: var(--sunken);
  }
`;

const small = css`
  min-height: 36px;
  padding: 4px 28px 4px 10px;
  border-radius: 8px;
`;
