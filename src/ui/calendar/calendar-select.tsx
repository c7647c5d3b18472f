import { ChevronDown } from 'lucide-react';
import type { SelectHTMLAttributes } from 'react';
import { classes, css } from '../style/style';

interface CalendarSelectProps extends Omit<SelectHTMLAttributes<HTMLSelectElement>, 'children'> {
  options: readonly { value: string | number; label: string; disabled: boolean }[];
}

/** A short list to choose from: the browser's own, which has its keys, its wheel on telephones, and lies over everything. */
export function CalendarSelect({ options, className, ...select }: CalendarSelectProps) {
  return (
    <span className={classes(box, className)}>
      <select {...select} className={control}>
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
  & svg {
    position: absolute;
    right: 8px;
    pointer-events: none;
  }
`;

const control = css`
  width: 100%;
  min-height: 36px;
  padding: 4px 28px 4px 10px;
  border: 1px solid var(--control-line);
  border-radius: 8px;
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
