import { useEffect, useState, useSyncExternalStore, type SubmitEvent } from 'react';
import { createFormState, type FormRules } from './form-state';
import { focusFirst, valueAt, type ListPath, type Path, type RowOf, type ValueAt } from './paths';

export type { FieldErrors, FormRules } from './form-state';

/** The props of a control that its form provides. */
export interface FieldProps<Value> {
  name: string;
  value: Value;
  error: string | undefined;
  onChange(value: Value): void;
}

export interface FormOptions<Values> {
  /** Unsent input of an earlier form, used instead of `initial`. */
  draft?: Values | undefined;
  /** Called on every change, so that a draft can be kept. */
  onChange?: ((values: Values) => void) | undefined;
}

/**
 * Values and errors of a form: any plain data, including rows and files. A field is validated when it changes, all of them on
 * submit, which focuses the first invalid one. `initial` is used once, as in `useState`.
 */
export function useForm<Values extends object>(
  initial: NoInfer<Values>,
  createRules: () => FormRules<Values>,
  { draft, onChange }: FormOptions<NoInfer<Values>> = {},
) {
  const [form] = useState(() => createFormState<Values>(initial, createRules(), draft));
  const { values, isDirty, errors, formErrors, toFocus } = useSyncExternalStore(form.subscribe, form.snapshot);
  useEffect(() => {
    // After the errors are rendered, so that screen readers announce the field with its error.
    if (toFocus) focusFirst(toFocus.form, toFocus.names);
  }, [toFocus]);

  const notifyChange = (next: Values) => onChange?.(next);

  return {
    values,
    /** Whether the values differ from the initial ones (not from the draft). */
    isDirty,
    /** Errors without a visible field, to be rendered by `FormErrors`. */
    formErrors,
    field: <Name extends Path<Values>>(name: Name): FieldProps<ValueAt<Values, Name>> => ({
      name,
      // The type follows from the path.
      value: valueAt(values, name) as ValueAt<Values, Name>,
      error: errors.get(name),
      onChange: (value) => notifyChange(form.change(name, value)),
    }),
    /** The rows of a list, each with a stable key; their fields are `field('list.0.name')`. */
    rows: <Name extends ListPath<Values> & string>(name: Name) => ({
      name,
      rows: form.keysOf(name).map((key) => ({ key })),
      error: errors.get(name),
      add: (row: RowOf<Values, Name>) => notifyChange(form.addRow(name, row)),
      onRemove: (index: number) => notifyChange(form.removeRow(name, index)),
    }),
    /** Calls `send` only when the form is valid. */
    handleSubmit: (send: (values: Values) => void) => (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault();
      if (form.submit(event.currentTarget)) send(form.snapshot().values);
    },
    /** The current values, which may be newer than those of the last render. */
    valuesNow: () => form.snapshot().values,
    /** Shows the errors of a 422 at their fields until these change. */
    showErrors: form.showErrors,
    /** Resets to the initial values, or to new ones. */
    reset(next: Values = form.initial()) {
      form.reset(next);
      notifyChange(next);
    },
  };
}
