/** Looks up an own property by an untrusted name; inherited ones, such as `constructor`, are ignored. */
export const ownValue = <Value>(record: Readonly<Record<string, Value>>, name: string): Value | undefined =>
  Object.hasOwn(record, name) ? record[name] : undefined;

/** Copies properties to an object without a prototype: a polluted `Object.prototype` does not affect it. */
export const withoutPrototype = <Properties extends object>(properties: Properties): Properties =>
  Object.assign(Object.create(null) as object, properties);

/** Removes the prototype of all objects in parsed JSON: an absent field must not be read from a polluted `Object.prototype`. */
export function ownOnly(json: unknown): unknown {
  if (typeof json !== 'object' || json === null || json instanceof Blob) return json;
  if (!Array.isArray(json)) Object.setPrototypeOf(json, null);
  Object.values(json).forEach(ownOnly);
  return json;
}
