import { Search, X } from 'lucide-react';
import type { InputHTMLAttributes, KeyboardEvent, Ref } from 'react';
import { classes, css } from '../style/style';
import { controlClass, frameClass } from './field.style';
import { IconButton } from './icon-button';

interface SearchFieldProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'value' | 'type'> {
  /** The accessible name. */
  label: string;
  value: string;
  onChange(query: string): void;
  /** Called by the clear button, which focuses the input first, and by Escape when there is a query. */
  onClear(): void;
  clearLabel: string;
  /** Whether to show the clear button; by default if there is a query. */
  isClearable?: boolean;
  ref?: Ref<HTMLInputElement>;
  frameRef?: Ref<HTMLDivElement>;
}

/** A search input. A given `onKeyDown` replaces the input's own: a combobox handles Escape itself. */
export function SearchField(props: SearchFieldProps) {
  const { label, value, onChange, onClear, clearLabel, isClearable = value !== '', ref, frameRef, ...rest } = props;
  const { className, ...input } = rest;

  function clearByEscape(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || value === '') return;
    event.stopPropagation();
    onClear();
  }

  return (
    <div ref={frameRef} className={classes(frameClass, frame, className)}>
      <Search size={18} strokeWidth={1.5} aria-hidden="true" />
      <input
        autoComplete="off"
        onKeyDown={clearByEscape}
        {...input}
        ref={ref}
        // `type="search"` has an unnamed clear button, and clears itself on Escape.
        type="text"
        inputMode="search"
        enterKeyHint="search"
        spellCheck={false}
        className={classes(controlClass, control)}
        aria-label={label}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
      {isClearable && (
        <IconButton
          label={clearLabel}
          icon={<X size={18} strokeWidth={1.5} />}
          onClick={({ currentTarget }) => {
            // The button is about to be removed.
            currentTarget.parentElement?.querySelector('input')?.focus();
            onClear();
          }}
        />
      )}
    </div>
  );
}

const frame = css`
  padding-left: 12px;
  color: var(--muted);
  & > svg {
    flex: none;
  }
`;

const control = css`
  padding: 8px 10px;
  color: var(--text);
  text-overflow: ellipsis;
`;
