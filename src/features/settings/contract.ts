import * as v from 'valibot';
import { requiredText } from '../../api/contract/fields';
import { defineCall } from '../../api/define-call';
import { findRecord } from '../../api/read';
import { densities, themes } from '../../api/contract/appearance';
import { between, rule } from '../../api/contract/request-fields';
import { KIOSK_LIMITS, WAITING_MARK_LIMITS } from '../../constants';

/** A stored setting, or field of the profile. For an image the value is its URL. */
const settingSchema = v.object({ name: requiredText, value: v.unknown() });

export type Setting = v.InferOutput<typeof settingSchema>;

/** The specification leaves the response open: `null` if it has no record. */
export const response = (body: unknown): Setting | null => findRecord(settingSchema, body)?.record ?? null;

// Kept alive: the call must reach the server even if the page is being closed.
export const settingsStore = defineCall<Setting>()({
  name: 'settingsStore',
  method: 'POST',
  path: '/api/settings-store',
  isKeptAlive: true,
  response,
});

export const byName = ({ input }: v.VariantIssue) => rule(typeof input === 'string' ? 'in' : 'string');

/** A switch as Laravel's `boolean` rule accepts it. */
const isOn = v.pipe(
  v.union([v.boolean(), v.picklist([1, '1', 0, '0'])], rule('boolean')),
  v.transform((value) => Number(value) === 1),
);

/** A number, converted to text like every setting that is not a switch. */
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
