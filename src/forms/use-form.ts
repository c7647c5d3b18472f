import { useState, type SubmitEvent } from 'react';

/** A vest suite over the values of one form. Suites are stateful: make one for each form instance. */
export interface FormRules<Values> {
  run(values: Values): FormResult;
  only(field: string): { run(values: Values): FormResult };
}

interface FormResult {
  isValid(): boolean;
  getErrors(): Record<string, string[] | undefined>;
}

type TextValues<Values> = { [Name in keyof Values]: string };

/** Values and errors of a form. A field is checked as it is typed into, all of them on submit; the first invalid one gets the focus. */
export function useForm<Values extends TextValues<Values>>(initial: Values, createRules: () => FormRules<Values>) {
  const [rules] = useState(createRules);
  const [values, setValues] = useState(initial);
  const [errors, setErrors] = useState<Readonly<Record<string, string | undefined>>>({});

  return {
    values,
    field: (name: keyof Values & string) => ({
      name,
      value: values[name],
      error: errors[name],
      onChange(value: string) {
        const next = { ...values, [name]: value };
        setValues(next);
        setErrors({ ...errors, [name]: rules.only(name).run(next).getErrors()[name]?.[0] });
      },
    }),
    /** Calls `send` only when everything passes. */
    handleSubmit: (send: (values: Values) => void) => (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault();
      const result = rules.run(values);
      const found = result.getErrors();
      setErrors(Object.fromEntries(Object.entries(found).map(([name, messages]) => [name, messages?.[0]])));
      if (result.isValid()) send(values);
      else focusFirst(event.currentTarget, (name) => (found[name]?.length ?? 0) > 0);
    },
  };
}

function focusFirst(form: HTMLFormElement, isWrong: (name: string) => boolean): void {
  for (const control of form.elements) {
    if (control instanceof HTMLInputElement && isWrong(control.name)) return control.focus();
  }
}
