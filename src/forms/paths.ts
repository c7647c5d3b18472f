/** Fields and the server's errors are named by the path of the value: `email`, `ticket_value.day`, `time_schedules.0.hours_day`. */
export type Path<Values> = Values extends Leaf
  ? never
  : Values extends readonly (infer Row)[]
    ? Below<`${number}`, Row>
    : { [Name in keyof Values & string]: Below<Name, Values[Name]> }[keyof Values & string];

/** The type of the value at a path. */
export type ValueAt<Values, Name extends string> = Name extends `${infer First}.${infer Rest}`
  ? ValueAt<Child<Values, First>, Rest>
  : Child<Values, Name>;

/** The paths of the lists. */
export type ListPath<Values> = {
  [Name in Path<Values>]: ValueAt<Values, Name> extends readonly unknown[] ? Name : never;
}[Path<Values>];

export type RowOf<Values, Name extends string> = ValueAt<Values, Name> extends readonly (infer Row)[] ? Row : never;

/** A value without fields. */
type Leaf = string | number | boolean | null | undefined | Date | Blob;

type Below<Name extends string, Value> = Name | (Path<Value> extends never ? never : `${Name}.${Path<Value>}`);

type Child<Values, Name extends string> = Values extends readonly (infer Row)[]
  ? Row
  : Name extends keyof Values
    ? Values[Name]
    : never;

/** The value at a path; `undefined` if there is none. */
export function valueAt(values: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((value, name) => (has(value, name) ? Reflect.get(value, name) : undefined), values);
}

/** A copy with one changed value; unchanged objects are shared. */
export function withValueAt<Values>(values: Values, path: string, value: unknown): Values {
  const [first = '', ...rest] = path.split('.');
  const child = rest.length === 0 ? value : withValueAt(valueAt(values, first), rest.join('.'), value);
  const copy: unknown = Array.isArray(values)
    ? values.map((one: unknown, index) => (String(index) === first ? child : one))
    : { ...values, [first]: child };
  // The copy has the type of the original.
  return copy as Values;
}

/** Whether a name is the path, or below it. */
export const isAtOrBelow = (name: string, path: string): boolean => name === path || name.startsWith(`${path}.`);

/** A field's name after a row was removed; `null` for the fields of that row. */
export function withoutRow(name: string, list: string, index: number): string | null {
  if (!name.startsWith(`${list}.`)) return name;
  const [row = '', ...rest] = name.slice(list.length + 1).split('.');
  if (Number(row) === index) return null;
  return Number(row) > index ? [list, Number(row) - 1, ...rest].join('.') : name;
}

const has = (value: unknown, name: string): value is object =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name);

/** The names of a form's visible, enabled controls. */
export const controlNames = (form: HTMLFormElement): ReadonlySet<string> =>
  new Set(controlsOf(form).flatMap((control) => control.getAttribute('name') ?? []));

/** Focuses the first control, in document order, with one of these names. */
export function focusFirst(form: HTMLFormElement, names: ReadonlySet<string>): void {
  controlsOf(form)
    .find((control) => names.has(control.getAttribute('name') ?? ''))
    ?.focus();
}

/** Inputs, text areas, and named buttons of widgets. */
const controlsOf = (form: HTMLFormElement): HTMLElement[] =>
  [...form.elements].filter(
    (control): control is HTMLElement =>
      control instanceof HTMLElement && !control.matches(':disabled, fieldset, output') && control.checkVisibility(),
  );
