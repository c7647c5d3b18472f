/** What a record has by a name that somebody else chose: not what every object has, such as `constructor`. */
export const ownValue = <Value>(record: Readonly<Record<string, Value>>, name: string): Value | undefined =>
  Object.hasOwn(record, name) ? record[name] : undefined;

/** The same properties on an object without a prototype: what a page has added to `Object.prototype` cannot be read through it. */
export const withoutPrototype = <Properties extends object>(properties: Properties): Properties =>
  Object.assign(Object.create(null) as object, properties);
