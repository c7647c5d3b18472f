/** A stored switch: Laravel keeps it as `true`, `1` or `"1"`, depending on its casts. Nothing stands for its default. */
export function isOn(value: unknown, byDefault = false): boolean {
  if (value === undefined || value === null || value === '') return byDefault;
  return value === true || value === 1 || value === '1' || value === 'true';
}
