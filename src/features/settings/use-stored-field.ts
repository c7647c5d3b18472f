import type { Rule } from '../../forms/rules/rule';
import type { AutosavedField, AutosavedFields } from '../../state/forms/autosaved-fields';
import { useValue } from '../../state/react/use-value';

interface StoredFieldOptions<Value> {
  fields: AutosavedFields;
  name: string;
  label: string;
  /** What is stored. */
  stored: Value;
  isValue(value: unknown): value is Value;
  /** What it must meet to be sent. */
  rules?: readonly Rule<Value>[];
  /** Goes on showing the edit once it is stored, until the field is left. */
  keepsEdit?: boolean;
}

/** A field that stores itself: what a widget of the kit takes, and what is becoming of it. */
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
    /** What became of the last change; no state while there was none. */
    row: { label, state: edit?.state ?? null, onRetry: () => fields.retry(name) },
    /** The field is left. */
    onBlur: () => fields.showStored(name),
  };
}

/** The message of the first rule that is not met. */
export const problemOf = <Value>(value: Value, label: string, rules: readonly Rule<Value>[]): string | undefined =>
  rules.find((rule) => !rule.isMet(value))?.message(label);

export type StoredState = AutosavedField['state'] | null;
export const isText = (value: unknown): value is string => typeof value === 'string';
export const isBoolean = (value: unknown): value is boolean => typeof value === 'boolean';
