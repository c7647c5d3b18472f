import * as v from 'valibot';
import {
  ABOUT_MAX_LENGTH,
  DOCTOR_NAME_MAX_LENGTH,
  KIOSK_LIMITS,
  PHONE_MAX_LENGTH,
  SPECIALIZATION_MAX_LENGTH,
  WAITING_MARK_LIMITS,
} from '../../constants';
import { between, optionalInput, rule, text } from './request-fields';
import { densities, themes } from './settings';

export { AVATAR_MAX_BYTES } from '../../constants';

const byName = ({ input }: v.VariantIssue) => rule(typeof input === 'string' ? 'in' : 'string');

/** A switch as Laravel's `boolean` rule accepts it. */
const isOn = v.pipe(
  v.union([v.boolean(), v.picklist([1, '1', 0, '0'])], rule('boolean')),
  v.transform((value) => Number(value) === 1),
);

/** A number, as its text like every setting that is no switch. */
function numberSetting<const Name extends string>(name: Name, { least, most }: { least: number; most: number }) {
  return v.object({ name: v.literal(name), value: v.pipe(between(least, most), v.transform(String)) });
}

/** `POST /api/settings-store`: one setting. */
export const settingRequestSchema = v.variant(
  'name',
  [
    v.object({
      name: v.picklist(['sound', 'desktop_notices', 'privacy', 'shortcuts', 'kiosk', 'display', 'display_voice']),
      value: isOn,
    }),
    v.object({ name: v.literal('theme'), value: v.picklist(themes, rule('in')) }),
    v.object({ name: v.literal('density'), value: v.picklist(densities, rule('in')) }),
    numberSetting('kiosk_tickets', KIOSK_LIMITS.kiosk_tickets),
    numberSetting('kiosk_appointments', KIOSK_LIMITS.kiosk_appointments),
    numberSetting('kiosk_recepts', KIOSK_LIMITS.kiosk_recepts),
    numberSetting('kiosk_held', KIOSK_LIMITS.kiosk_held),
    numberSetting('waiting_mark', WAITING_MARK_LIMITS),
    numberSetting('waiting_long', WAITING_MARK_LIMITS),
  ],
  byName,
);
export type SettingRequest = v.InferInput<typeof settingRequestSchema>;

/** `POST /api/profile-store`: one field of the profile. The picture is multipart; `null` removes it. */
export const profileRequestSchema = v.variant(
  'name',
  [
    v.object({ name: v.literal('doctor_name'), value: text(DOCTOR_NAME_MAX_LENGTH) }),
    v.object({ name: v.literal('specialization'), value: optionalInput(SPECIALIZATION_MAX_LENGTH) }),
    v.object({ name: v.literal('phone'), value: optionalInput(PHONE_MAX_LENGTH) }),
    v.object({ name: v.literal('about'), value: optionalInput(ABOUT_MAX_LENGTH) }),
    v.object({ name: v.literal('avatar'), value: v.nullish(v.file(rule('mimes', 'PNG, JPG ani WebP')), null) }),
  ],
  byName,
);
export type ProfileRequest = v.InferInput<typeof profileRequestSchema>;
