/**
 * Fields are called by where their value lies: `email`, `ticket_value.day`, `time_schedules.0.hours_day`. So are the errors
 * of a server.
 */
export type Path<Values> = Values extends Leaf
  ? never
  : Values extends readonly (infer Row)[]
    ? Below<`${number}`, Row>
    : { [Name in keyof Values & string]: Below<Name, Values[Name]> }[keyof Values & string];

/** The type of what lies there. */
export type ValueAt<Values, Name extends string> = Name extends `${infer First}.${infer Rest}`
  ? ValueAt<Child<Values, First>, Rest>
  : Child<Values, Name>;

/** The paths of the lists. */
export type ListPath<Values> = {
  [Name in Path<Values>]: ValueAt<Values, Name> extends readonly unknown[] ? Name : never;
}[Path<Values>];

export type RowOf<Values, Name extends string> = ValueAt<Values, Name> extends readonly (infer Row)[] ? Row : never;

/** What has no fields of its own. */
type Leaf = string | number | boolean | null | undefined | Date | Blob;

type Below<Name extends string, Value> = Name | (Path<Value> extends never ? never : `${Name}.${Path<Value>}`);

type Child<Values, Name extends string> = Values extends readonly (infer Row)[]
  ? Row
  : Name extends keyof Values
    ? Values[Name]
    : never;

/** What lies there; `undefined` where nothing does. */
export function valueAt(values: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((value, name) => (has(value, name) ? Reflect.get(value, name) : undefined), values);
}

/** The same values but for one; all that lies beside it stays the same object. */
export function withValueAt<Values>(values: Values, path: string, value: unknown): Values {
  const [first = '', ...rest] = path.split('.');
  const child = rest.length === 0 ? value : withValueAt(valueAt(values, first), rest.join('.'), value);
  const copy: unknown = Array.isArray(values)
    ? values.map((one: unknown, index) => (String(index) === first ? child : one))
    : { ...values, [first]: child };
  // What was copied has the type of what it is a copy of.
  return copy as Values;
}

/** Whether a name is the path, or lies below it. */
export const isAtOrBelow = (name: string, path: string): boolean => name === path || name.startsWith(`${path}.`);

/** What a name is called once a row before it is gone; `null` for what was in that row. */
export function withoutRow(name: string, list: string, index: number): string | null {
  if (!name.startsWith(`${list}.`)) return name;
  const [row = '', ...rest] = name.slice(list.length + 1).split('.');
  if (Number(row) === index) return null;
  return Number(row) > index ? [list, Number(row) - 1, ...rest].join('.') : name;
}

const has = (value: unknown, name: string): value is object =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name);
