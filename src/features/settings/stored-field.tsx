import { Check, CircleAlert, LoaderCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Rule } from '../../forms/rules/rule';
import type { AutosavedField, AutosavedFields } from '../../state/forms/autosaved-fields';
import { useValue } from '../../state/react/use-store';
import { withCode } from '../../texts/failures';
import { storedTexts as texts } from '../../texts/settings';
import { RetryButton } from '../../ui/controls/retry-button';
import { css } from '../../ui/style/style';
import { max } from '../../forms/rules/text-rules';
import { TextArea } from '../../ui/controls/text-area';
import { TextField } from '../../ui/controls/text-field';

interface StoredFieldOptions<Value> {
  fields: AutosavedFields;
  name: string;
  label: string;
  /** The stored value. */
  stored: Value;
  isValue(value: unknown): value is Value;
  /** An edit that breaks a rule is not sent. */
  rules?: readonly Rule<Value>[];
}

/** An autosaved field: the props of its control, and its saving state. */
export function useStoredField<Value>(options: StoredFieldOptions<Value>) {
  const { fields, name, label, stored, isValue, rules = [] } = options;
  const edit = useValue(fields.of(name));
  // Once stored, the edit is shown until the field loses the focus, or another value is stored.
  const isShown = edit?.stored === undefined || edit.stored === stored;
  const entered = edit?.value;
  const value = isShown && isValue(entered) ? entered : stored;
  return {
    widget: {
      name,
      label,
      value,
      error: edit?.state === 'invalid' ? problemOf(value, label, rules) : edit?.errors[0],
      onChange(next: Value) {
        if (problemOf(next, label, rules) === undefined) fields.change(name, next);
        else fields.markInvalid(name, next);
      },
    },
    /** The state of the last change; `null` without one. */
    row: { label, state: edit?.state ?? null, code: edit?.code ?? null, onRetry: () => fields.retry(name) },
    onBlur: () => fields.showStored(name),
  };
}

/** The message of the first rule that fails. */
export function problemOf<Value>(value: Value, label: string, rules: readonly Rule<Value>[]): string | undefined {
  return rules.find((rule) => !rule.isMet(value))?.message(label);
}

type StoredState = AutosavedField['state'] | null;
const isText = (value: unknown): value is string => typeof value === 'string';
export const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean';

interface StoredRowProps {
  /** The field's label, for the accessible name of the retry. */
  label: string;
  state: StoredState;
  /** The code of the failure. */
  code: string | null;
  onRetry(): void;
  /** A further button. */
  action?: ReactNode;
  children: ReactNode;
}

/** An autosaved field with its saving state, for which space is always reserved. */
export function StoredRow({ label, state, code, onRetry, action, children }: StoredRowProps) {
  return (
    <div className={row}>
      {children}
      <div className={line} data-state={state}>
        {action}
        {(state === 'waiting' || state === 'storing') && (
          // Not announced: it appears at every pause in typing.
          <span className={textClass} aria-hidden="true">
            <LoaderCircle size={16} strokeWidth={2} />
            {texts.waiting}
          </span>
        )}
        <span role="status" className={textClass}>
          {state === 'stored' && (
            <>
              <Check size={16} strokeWidth={2} aria-hidden="true" />
              {texts.stored}
            </>
          )}
          {state === 'failed' && (
            <>
              <CircleAlert size={16} strokeWidth={2} aria-hidden="true" />
              {withCode(texts.failed, { code })}
            </>
          )}
        </span>
        {state === 'failed' && (
          <RetryButton
            aria-label={texts.retry(label)}
            onClick={({ currentTarget }) => {
              // The button is about to be removed.
              currentTarget.closest(`.${row}`)?.querySelector<HTMLElement>(CONTROL)?.focus();
              onRetry();
            }}
          />
        )}
      </div>
    </div>
  );
}

/** A row's control; in a group of radio buttons, the chosen one. */
const CONTROL = 'textarea, input:not([type="radio"]), input:checked';

const row = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 2px;
`;

const line = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 12px;
  min-height: 24px;
  color: var(--muted);
  font-size: 14px;
  &[data-state='stored'] {
    color: var(--success);
  }
  &[data-state='failed'] {
    padding: 4px 0;
    color: var(--danger);
  }
`;

const textClass = css`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  &:empty {
    display: none;
  }
  & svg {
    flex: none;
  }
`;

interface StoredTextProps {
  fields: AutosavedFields;
  name: string;
  label: string;
  info?: string;
  /** The stored value; `null` for none. */
  stored: string | null;
  /** In characters. */
  maxLength: number;
  rules?: readonly Rule<string>[];
  required?: boolean;
  kind?: 'line' | 'area' | 'tel' | 'number';
  autoComplete?: string;
}

/** An autosaved text. */
export function StoredText(props: StoredTextProps) {
  const { fields, name, label, info, stored, maxLength, rules = [], kind = 'line', ...rest } = props;
  const { widget, row, onBlur } = useStoredField<string>({
    fields,
    name,
    label,
    isValue: isText,
    stored: stored ?? '',
    rules: [...rules, max(maxLength)],
  });
  const shared = { ...widget, ...rest, info, onBlur };
  return (
    <StoredRow {...row}>
      {kind === 'area' ? <TextArea {...shared} /> : <TextField {...shared} type={kind === 'line' ? 'text' : kind} />}
    </StoredRow>
  );
}
