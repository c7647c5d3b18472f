/** Looks up an own property by an untrusted name; inherited ones, such as `constructor`, are ignored. */
export const ownValue = <Value>(record: Readonly<Record<string, Value>>, name: string): Value | undefined =>
  Object.hasOwn(record, name) ? record[name] : undefined;

/** Copies properties to an object without a prototype, which a polluted `Object.prototype` cannot reach. */
export const withoutPrototype = <Properties extends object>(properties: Properties): Properties =>
  Object.assign(Object.create(null) as object, properties);
