import { useEffect, useState, useSyncExternalStore, type SubmitEvent } from 'react';
import { focusFirst } from './controls';
import { createFormState, type FormRules } from './form-state';
import { valueAt, type ListPath, type Path, type RowOf, type ValueAt } from './paths';

export type { FieldErrors, FormRules } from './form-state';

/** What a widget of the kit takes from its form. */
export interface FieldProps<Value> {
  name: string;
  value: Value;
  error: string | undefined;
  onChange(value: Value): void;
}

export interface FormOptions<Values> {
  /** What was typed the last time and not sent: the form begins with it instead of `initial`. */
  draft?: Values | undefined;
  /** Hands out every change, so that a draft can be kept. */
  onChange?: ((values: Values) => void) | undefined;
}

/**
 * Values and errors of a form: any plain data, rows and files included. A field is checked as it is changed, all of them
 * on submit; the first invalid one gets the focus. `initial` counts once, as in `useState`.
 */
export function useForm<Values extends object>(
  initial: NoInfer<Values>,
  createRules: () => FormRules<Values>,
  { draft, onChange }: FormOptions<NoInfer<Values>> = {},
) {
  const [form] = useState(() => createFormState<Values>(initial, createRules(), draft));
  const { values, isDirty, errors, formErrors, toFocus } = useSyncExternalStore(form.subscribe, form.snapshot);
  useEffect(() => {
    // Once the errors are drawn: who listens hears the field together with what is wrong with it.
    if (toFocus) focusFirst(toFocus.form, toFocus.names);
  }, [toFocus]);

  /** Every change of the values ends here. */
  const notifyChange = (next: Values) => onChange?.(next);

  return {
    values,
    /** Something differs from what the form began with; a draft does. */
    isDirty,
    /** What is wrong with what no visible field is named by. Draw it, by `FormErrors`. */
    formErrors,
    field: <Name extends Path<Values>>(name: Name): FieldProps<ValueAt<Values, Name>> => ({
      name,
      // The path's type says what lies there.
      value: valueAt(values, name) as ValueAt<Values, Name>,
      error: errors.get(name),
      onChange: (value) => notifyChange(form.change(name, value)),
    }),
    /** The rows of a list, each with a key that stays its own; their fields are `field('list.0.name')`. */
    rows: <Name extends ListPath<Values> & string>(name: Name) => ({
      name,
      rows: form.keysOf(name).map((key) => ({ key })),
      error: errors.get(name),
      add: (row: RowOf<Values, Name>) => notifyChange(form.addRow(name, row)),
      onRemove: (index: number) => notifyChange(form.removeRow(name, index)),
    }),
    /** Calls `send` only when everything passes. */
    handleSubmit: (send: (values: Values) => void) => (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault();
      if (form.submit(event.currentTarget)) send(form.snapshot().values);
    },
    /** Puts the errors of a 422 at their fields, where they stand until the field changes. */
    showErrors: form.showErrors,
    /** Begins again, with other values if they are given. */
    reset(next: Values = form.initial()) {
      form.reset(next);
      notifyChange(next);
    },
  };
}
