import { isSameData } from '../lib/same-data';
import { controlNames } from './controls';
import { isAtOrBelow, valueAt, withoutRow, withValueAt } from './paths';

/** A vest suite over the values of one form. Suites are stateful: make one for each form instance. */
export interface FormRules<Values> {
  run(values: Values): FormResult;
  only(fields: string[]): { run(values: Values): FormResult };
  reset(): void;
}

interface FormResult {
  isValid(): boolean;
  getErrors(): Record<string, string[] | undefined>;
  /** By the fields that have any. */
  tests: object;
}

/** Messages by field, as Laravel's 422 names them. */
export type FieldErrors = Readonly<Record<string, readonly string[]>>;

export interface FormSnapshot<Values> {
  values: Values;
  isDirty: boolean;
  /** The message of each field that shows one. */
  errors: ReadonlyMap<string, string>;
  /** Messages of what no control of the form is named by. */
  formErrors: readonly string[];
  /** A new object whenever the first of these fields should get the focus. */
  toFocus: { form: HTMLFormElement; names: ReadonlySet<string> } | null;
}

/**
 * Values and errors of one form, apart from how it is drawn. A field is checked as it changes, and with it those touched
 * before; all are checked on submit. Server errors stand until their field changes.
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
  /** The form as it was last submitted: which fields it has. */
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
    const errors = new Map([...firstOf(serverErrors), ...firstOf(clientErrors)]);
    snapshot = { ...snapshot, isDirty: !isSameData(values, initial), errors, ...change };
    listeners.forEach((listener) => listener());
  }

  /** Checks what was touched: this field, and those before it, whose rules may look at it. */
  function checkTouched(values: Values): void {
    const result = freshRules()
      .only([...touched])
      .run(values);
    clientErrors = pick(result.getErrors(), (name) => touched.has(name));
  }

  /** Vest compares a run with the one before and objects to tests that come and go, as those of rows do. */
  function freshRules(): FormRules<Values> {
    rules.reset();
    return rules;
  }

  /** Says what is wrong where it belongs, what belongs nowhere above the rest, and leads to the first field. */
  function show(): void {
    const wrong = new Set([...Object.keys(serverErrors), ...Object.keys(clientErrors)]);
    const shown = form ? controlNames(form) : new Set<string>();
    publish({
      formErrors: [...wrong]
        .filter((name) => !shown.has(name))
        .flatMap((name) => clientErrors[name] ?? serverErrors[name] ?? []),
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
    /** The errors of the rows behind it move up with them. */
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
    /** Checks everything; `false` when something is wrong, which is shown then. */
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
    /** Puts a server's errors at their fields. */
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

/** The entries that are kept and not empty. */
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
