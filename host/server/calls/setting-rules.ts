import type { ProfileField, SettingValue } from '../practice/doctor-settings';
import type { Checked } from './field-rules';
import { requiredText } from './field-rules';
import { oneLine } from './one-line';
import type { Fields } from './request-body';

/** The name of a setting, and what it may be. */
export function settingIn(fields: Fields): { name: Checked<string>; value: Checked<SettingValue> } {
  const name = knownName(fields, [...SWITCHES, ...CHOICES.keys()]);
  if ('error' in name) return { name, value: { value: '' } };
  const choices = CHOICES.get(name.value);
  const given = fields.get('value');
  if (given === undefined || given === null || given === '') return { name, value: { error: MISSING } };
  if (!choices) return { name, value: switchOf(given) };
  const choice = choices.find((each) => each === given);
  return { name, value: choice === undefined ? { error: 'The selected value is invalid.' } : { value: choice } };
}

/** A text of the profile; an empty one is null, but a doctor has a name. */
export function profileFieldIn(fields: Fields): { name: Checked<ProfileField>; value: Checked<string | null> } {
  const name = knownName(fields, PROFILE_FIELDS);
  if ('error' in name) return { name, value: { value: null } };
  const { isRequired, isOneLine, maximum } = PROFILE[name.value];
  const given = fields.get('value');
  const isNothing = given === undefined || given === null || (typeof given === 'string' && given.trim() === '');
  if (isNothing && !isRequired) {
    return { name, value: { value: null } };
  }
  const text = requiredText(fields, 'value', { maximum });
  return { name, value: 'error' in text || !isOneLine ? text : { value: oneLine(text.value) } };
}

const SWITCHES = ['sound', 'desktop_notices', 'privacy', 'shortcuts'];

const CHOICES: ReadonlyMap<string, readonly string[]> = new Map([
  ['theme', ['auto', 'light', 'dark']],
  ['density', ['comfortable', 'compact']],
]);

const PROFILE = {
  doctor_name: { isRequired: true, isOneLine: true, maximum: 255 },
  specialization: { isRequired: false, isOneLine: true, maximum: 255 },
  phone: { isRequired: false, isOneLine: true, maximum: 50 },
  about: { isRequired: false, isOneLine: false, maximum: 5000 },
} satisfies Record<ProfileField, object>;

const PROFILE_FIELDS = ['doctor_name', 'specialization', 'phone', 'about'] as const;

const MISSING = 'The value field is required.';

function knownName<Name extends string>(fields: Fields, names: readonly Name[]): Checked<Name> {
  const given = requiredText(fields, 'name');
  if ('error' in given) return given;
  const name = names.find((each) => each === given.value);
  return name === undefined ? { error: 'The selected name is invalid.' } : { value: name };
}

/** What Laravel's `boolean` rule takes. */
function switchOf(given: unknown): Checked<boolean> {
  if ([true, 1, '1'].some((each) => each === given)) return { value: true };
  if ([false, 0, '0'].some((each) => each === given)) return { value: false };
  return { error: 'The value field must be true or false.' };
}
