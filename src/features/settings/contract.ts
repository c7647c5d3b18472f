import * as v from 'valibot';
import { requiredText } from '../../api/contract/fields';
import { defineCall } from '../../api/define-call';
import { findRecord } from '../../api/read';

/** A stored setting, or field of the profile. For an image the value is its URL. */
export const settingSchema = v.object({ name: requiredText, value: v.unknown() });

export type Setting = v.InferOutput<typeof settingSchema>;

/** The specification leaves the response open: `null` where it has no record. */
export const response = (answer: unknown): Setting | null => findRecord(settingSchema, answer)?.record ?? null;

// A page that is being left has changed the setting all the same: the calls are kept alive.
export const settingsStore = defineCall<Setting>()({
  name: 'settingsStore',
  method: 'POST',
  path: '/api/settings-store',
  isKeptAlive: true,
  response,
});
