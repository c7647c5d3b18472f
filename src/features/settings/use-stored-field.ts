import type { Rule } from '../../forms/rules/rule';
import type { AutosavedField, AutosavedFields } from '../../state/forms/autosaved-fields';
import { useValue } from '../../state/react/use-store';

interface StoredFieldOptions<Value> {
  fields: AutosavedFields;
  name: string;
  label: string;
  /** The stored value. */
  stored: Value;
  isValue(value: unknown): value is Value;
  /** An edit that breaks a rule is not sent. */
  rules?: readonly Rule<Value>[];
  /** Shows the edit, even once it is stored, until the field loses the focus. */
  keepsEdit?: boolean;
}

/** An autosaved field: the props of its control, and its saving state. */
export function useStoredField<Value>(options: StoredFieldOptions<Value>) {
  const { fields, name, label, stored, isValue, rules = [], keepsEdit = false } = options;
  const edit = useValue(fields.of(name));
  const isShown = edit !== null && (keepsEdit || edit.state !== 'stored');
  const value = isShown && isValue(edit.value) ? edit.value : stored;
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
export const problemOf = <Value>(value: Value, label: string, rules: readonly Rule<Value>[]): string | undefined =>
  rules.find((rule) => !rule.isMet(value))?.message(label);

export type StoredState = AutosavedField['state'] | null;
export const isText = (value: unknown): value is string => typeof value === 'string';
export const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean';
