import { isSameData } from '../lib/same-data';
import { controlNames, isAtOrBelow, valueAt, withoutRow, withValueAt } from './paths';

/** A vest suite over the values of one form. Suites are stateful: create one for each form instance. */
export interface FormRules<Values> {
  run(values: Values): FormResult;
  reset(): void;
}

interface FormResult {
  isValid(): boolean;
  getErrors(): Record<string, string[] | undefined>;
  /** Tests by field. */
  tests: object;
}

/** Messages by field, as Laravel's 422 names them. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>;

export interface FormSnapshot<Values> {
  values: Values;
  isDirty: boolean;
  /** The shown message of each field. */
  errors: ReadonlyMap<string, string>;
  /** Messages of names without a visible control. */
  formErrors: readonly string[];
  /** A new object whenever the first of these fields should be focused. */
  toFocus: { form: HTMLFormElement; names: ReadonlySet<string> } | null;
}

/**
 * Values and errors of one form, independent of React. Touched fields are validated on every change, all fields on submit. Server
 * errors are kept until their field changes.
 */
export function createFormState<Values extends object>(
  initialValues: Values,
  rules: FormRules<Values>,
  draft: Values | undefined,
) {
  const listeners = new Set<() => void>();
  let initial = initialValues;
  let touched: ReadonlySet<string> = new Set();
  let clientErrors: FieldErrors = {};
  let serverErrors: FieldErrors = {};
  /** The last submitted form element, for its controls. */
  let form: HTMLFormElement | null = null;
  let rowKeys: Readonly<Record<string, readonly string[]>> = {};
  let lastKey = 0;
  let snapshot: FormSnapshot<Values> = {
    values: draft ?? initialValues,
    isDirty: !isSameData(draft ?? initialValues, initialValues),
    errors: new Map(),
    formErrors: [],
    toFocus: null,
  };

  function publish(change: Partial<FormSnapshot<Values>>): void {
    const values = change.values ?? snapshot.values;
    // The server's error overrides the client's, and stays until its field changes.
    const errors = new Map([...firstOf(clientErrors), ...firstOf(serverErrors)]);
    snapshot = { ...snapshot, isDirty: !isSameData(values, initial), errors, ...change };
    listeners.forEach((listener) => listener());
  }

  /** Validates all touched fields: their rules may depend on the changed one. */
  function checkTouched(values: Values): void {
    const result = freshRules().run(values);
    clientErrors = pick(result.getErrors(), (name) => touched.has(name));
  }

  /** Vest compares each run with the previous one, and throws when tests appear or disappear, as those of rows do. */
  function freshRules(): FormRules<Values> {
    rules.reset();
    return rules;
  }

  /** Shows errors at their fields, the others above the form, and focuses the first field. */
  function show(): void {
    const wrong = new Set([...Object.keys(serverErrors), ...Object.keys(clientErrors)]);
    const shown = form ? controlNames(form) : new Set<string>();
    publish({
      formErrors: [...wrong]
        .filter((name) => !shown.has(name))
        .flatMap((name) => serverErrors[name] ?? clientErrors[name] ?? []),
      toFocus: form && { form, names: wrong },
    });
  }

  const keysOf = (list: string): readonly string[] =>
    rowKeys[list] ?? listAt(snapshot.values, list).map((_, n) => `${n}`);

  return {
    snapshot: () => snapshot,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    change(path: string, value: unknown): Values {
      const values = withValueAt(snapshot.values, path, value);
      touched = new Set([...touched, path]);
      serverErrors = pick(serverErrors, (name) => !isAtOrBelow(name, path));
      rowKeys = pick(rowKeys, (list) => !isAtOrBelow(list, path));
      checkTouched(values);
      publish({ values });
      return values;
    },
    keysOf,
    addRow(list: string, row: unknown): Values {
      const keys = keysOf(list);
      const values = withValueAt(snapshot.values, list, [...listAt(snapshot.values, list), row]);
      lastKey += 1;
      rowKeys = { ...rowKeys, [list]: [...keys, `new-${lastKey}`] };
      serverErrors = pick(serverErrors, (name) => name !== list);
      touched = new Set([...touched, list]);
      checkTouched(values);
      publish({ values });
      return values;
    },
    /** Removes a row; the errors of later rows move up with them. */
    removeRow(list: string, index: number): Values {
      const keys = keysOf(list);
      const rows = listAt(snapshot.values, list).filter((_, n) => n !== index);
      const values = withValueAt(snapshot.values, list, rows);
      const moved = (name: string) => withoutRow(name, list, index);
      rowKeys = { ...rowKeys, [list]: keys.filter((_, n) => n !== index) };
      serverErrors = pick(rename(serverErrors, moved), (name) => name !== list);
      touched = new Set([...touched, list].map(moved).filter((name) => name !== null));
      checkTouched(values);
      publish({ values });
      return values;
    },
    /** Validates everything; returns `false` and shows the errors when something is invalid. */
    submit(submitted: HTMLFormElement): boolean {
      form = submitted;
      const result = freshRules().run(snapshot.values);
      touched = new Set([...touched, ...Object.keys(result.tests)]);
      clientErrors = pick(result.getErrors(), () => true);
      serverErrors = {};
      if (result.isValid()) publish({ formErrors: [], toFocus: null });
      else show();
      return result.isValid();
    },
    /** Shows a server's errors at their fields. */
    showErrors(errors: FieldErrors): void {
      serverErrors = pick(errors, () => true);
      show();
    },
    reset(values: Values): void {
      initial = values;
      touched = new Set();
      clientErrors = serverErrors = rowKeys = {};
      publish({ values, formErrors: [], toFocus: null });
    },
    initial: () => initial,
  };
}

const firstOf = (errors: FieldErrors) =>
  Object.entries(errors).map(([name, messages]) => [name, messages.join(' ')] as const);

/** The non-empty entries that the predicate keeps. */
function pick<Value>(
  entries: Readonly<Record<string, readonly Value[] | undefined>>,
  isKept: (name: string) => boolean,
): Record<string, readonly Value[]> {
  const kept: Record<string, readonly Value[]> = {};
  for (const [name, values] of Object.entries(entries)) {
    if (values && values.length > 0 && isKept(name)) kept[name] = values;
  }
  return kept;
}

function rename(errors: FieldErrors, newName: (name: string) => string | null): FieldErrors {
  return Object.fromEntries(
    Object.entries(errors).flatMap(([name, messages]) => {
      const moved = newName(name);
      return moved === null ? [] : [[moved, messages]];
    }),
  );
}

function listAt(values: unknown, list: string): readonly unknown[] {
  const found = valueAt(values, list);
  return Array.isArray(found) ? found : [];
}
