/** A stored switch: Laravel returns it as `true`, `1` or `"1"`, depending on its casts. No value means the default. */
export function isOn(value: unknown, defaultValue = false): boolean {
  if (value === undefined || value === null || value === '') return defaultValue;
  return value === true || value === 1 || value === '1' || value === 'true';
}
