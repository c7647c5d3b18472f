import { ChevronDown, X } from 'lucide-react';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import { SELECT_SHOWN_OPTIONS } from '../../constants';
import { createMatcher, searchable, searchKey, type SearchKey } from '../../lib/search';
import { formTexts } from '../../texts/forms';
import { usePrefetch } from '../feedback/lazy-part';
import { PopoverPosition } from '../overlays/popover';
import { Field, type FieldTexts } from './field';
import { controlClass, frameClass, markedClass } from './field.style';
import { IconButton } from './icon-button';
import { RetryButton } from './retry-button';
import { type Option, SelectList } from './select-list';
import { classes, css } from '../style/style';
import { useListbox } from './use-listbox';

interface SelectProps<Value extends string | number> extends FieldTexts {
  name: string;
  data: readonly Option<NoInfer<Value>>[];
  value: Value | null;
  /** Called with `null` only if the field is not required. */
  onChange(value: NoInfer<Value> | null): void;
  placeholder?: string | undefined;
  disabled?: boolean | undefined;
  /** The options contain personal data. */
  isSensitive?: boolean | undefined;
  /** Whether the options are loaded. */
  state?: 'ready' | 'loading' | 'failed' | undefined;
  /** Reloads the options. */
  onRetry?: (() => void) | undefined;
}

/** An editable combobox, searched without diacritics. */
export function Select<Value extends string | number>(props: SelectProps<Value>) {
  const { label, info, error, required, name, data, value, onChange, placeholder, disabled, onRetry } = props;
  const { state = 'ready', isSensitive = false } = props;
  const failedId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  const [isExpanded, setIsExpanded] = useState(false);
  /** The text typed since the list was opened; `null` when nothing was typed. */
  const [query, setQuery] = useState<string | null>(null);
  usePrefetch(PopoverPosition);

  const isOpen = isExpanded && state !== 'failed';
  const chosen = textOf(data, value);
  const matches = isOpen && state === 'ready' ? matching(data, query) : [];
  const shown = matches.slice(0, SELECT_SHOWN_OPTIONS);
  const isClearable = !required && !disabled && chosen !== '';
  const listbox = useListbox({
    count: shown.length,
    isOpen,
    setIsOpen: (isNext) => (isNext ? open() : close()),
    onPick: (index) => pick(shown[index]),
    initial: query ? 0 : shown.findIndex((one) => one.value === value),
  });

  useEffect(() => {
    // Selected, so that typing replaces the chosen text. A letter already typed, even before this effect, is not selected.
    if (query === null && input.current?.value === chosen && input.current.matches(':focus')) input.current.select();
  }, [isExpanded, chosen, query]);

  function open(): void {
    listbox.reset();
    setQuery(null);
    setIsExpanded(true);
  }

  function close(): void {
    setQuery(null);
    setIsExpanded(false);
  }

  function pick(option: Option<Value> | undefined): void {
    close();
    if (option && option.value !== value) onChange(option.value);
  }

  /** On blur: accepts a typed text that equals exactly one option, or an empty text if the field is not required. */
  function leave(): void {
    const typed = query === null ? null : searchable(query);
    close();
    if (typed === '' && !required && value !== null) onChange(null);
    const same = typed ? matches.filter(({ option }) => searchable(option) === typed) : [];
    if (same.length === 1) pick(same[0]);
  }

  function clear(): void {
    close();
    onChange(null);
    input.current?.focus();
  }

  function handleKey(event: KeyboardEvent<HTMLInputElement>): void {
    listbox.inputProps.onKeyDown(event);
    // Enter must not submit the form while the list is open, even without a match.
    if (event.key === 'Enter' && isOpen) event.preventDefault();
  }

  return (
    <Field
      label={label}
      info={info}
      error={error}
      required={required}
      describedBy={state === 'failed' ? failedId : undefined}
    >
      {(control) => (
        <>
          <span ref={setFrame} className={classes(frameClass, frameOfSelect, error && markedClass)}>
            <input
              {...listbox.inputProps}
              {...control}
              ref={input}
              type="text"
              name={name}
              className={classes(
                controlClass,
                inputClass,
                isClearable && roomForClear,
                isSensitive && chosen && hiddenInput,
              )}
              value={query ?? chosen}
              placeholder={placeholder ?? formTexts.select.choose}
              disabled={disabled}
              spellCheck={false}
              onKeyDown={handleKey}
              onFocus={({ currentTarget }) => currentTarget.select()}
              onBlur={leave}
              onClick={() => {
                if (!isOpen) open();
                else if (query === null) close();
              }}
              onChange={({ target }) => {
                listbox.reset();
                setIsExpanded(true);
                setQuery(target.value);
              }}
            />
            {isClearable && (
              <span className={clearClass}>
                <IconButton
                  label={formTexts.select.clear(label)}
                  icon={<X size={18} strokeWidth={1.5} />}
                  onClick={clear}
                />
              </span>
            )}
            <ChevronDown className={chevron} size={20} strokeWidth={1.5} aria-hidden="true" />
          </span>
          {state === 'failed' && (
            <span id={failedId} className={failedClass} role="status">
              {formTexts.select.failed}
              {onRetry && (
                <RetryButton
                  onClick={() => {
                    // The button is about to be removed.
                    input.current?.focus();
                    onRetry();
                  }}
                />
              )}
            </span>
          )}
          {isOpen && (
            <SelectList
              anchor={frame}
              label={label}
              listbox={listbox}
              value={value}
              shown={shown}
              count={matches.length}
              isSensitive={isSensitive}
              isLoading={state === 'loading'}
              onClose={leave}
            />
          )}
        </>
      )}
    </Field>
  );
}

function matching<Value extends string | number>(data: readonly Option<Value>[], query: string | null) {
  if (!query?.trim()) return data;
  const isMatch = createMatcher(query);
  return data.filter((one) => isMatch(keyOf(one)));
}

/** Search keys are cached: 20 000 patients are searched on every keystroke. */
const keys = new WeakMap<Option<string | number>, SearchKey>();

function keyOf(one: Option<string | number>): SearchKey {
  const known = one.searchKey ?? keys.get(one) ?? searchKey([one.option, one.description ?? null]);
  keys.set(one, known);
  return known;
}

/** A value without an option is shown unchanged. */
function textOf<Value extends string | number>(data: readonly Option<Value>[], value: Value | null): string {
  if (value === null) return '';
  return data.find((one) => one.value === value)?.option ?? String(value);
}

const frameOfSelect = css`
  position: relative;
`;

const inputClass = css`
  padding-right: 40px;
  text-overflow: ellipsis;
  cursor: pointer;
  &:disabled {
    cursor: default;
  }
`;

const roomForClear = css`
  padding-right: 80px;
`;

const clearClass = css`
  position: absolute;
  right: 36px;
`;

/** Blurs the chosen person in privacy mode. */
const hiddenInput = css`
  [data-privacy='on'] &:not(:focus):not(:hover) {
    filter: blur(0.36em);
  }
`;

/** Overlaps the input, which receives the clicks. */
const chevron = css`
  position: absolute;
  right: 12px;
  color: var(--muted);
  pointer-events: none;
`;

const failedClass = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
  color: var(--danger);
  font-size: 14px;
`;
